import type { Selection } from '../../shared/commerce/schema/selection.ts'

/** The delivery widget's HTML; empty where ordinary methods are shown. */
export function snippetOf({ pluginFields: { ingrid, shipwallet } }: Selection): string {
  const [shown] = [ingrid, shipwallet].filter(
    ({ snippet, deliveryOptionsAvailable }) => snippet && deliveryOptionsAvailable,
  )
  return shown?.snippet ?? ''
}
