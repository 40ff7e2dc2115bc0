import { type ComponentType, lazy } from 'react'

/**
 * A component whose code is loaded when it is first shown, for use in a `Suspense`; `otherwise`
 * replaces it when loading fails.
 */
export const later = <Props>(load: () => Promise<ComponentType<Props>>, otherwise: ComponentType<Props> = Nothing) =>
  lazy(async () => ({ default: await load().catch(() => otherwise) }))

const Nothing = () => null
