import type { Selection } from '../../shared/commerce/schema/selection.ts'

/** The delivery widget's HTML; empty if the list of shipping methods is shown instead. */
export function findWidgetHtml({ pluginFields: { ingrid, shipwallet } }: Selection): string {
  const [shown] = [ingrid, shipwallet].filter(
    ({ snippet, deliveryOptionsAvailable }) => snippet && deliveryOptionsAvailable,
  )
  return shown?.snippet ?? ''
}
