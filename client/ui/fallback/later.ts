import { type ComponentType, lazy } from 'react'

/**
 * A component whose code comes when it is first shown, for use in a `Suspense`; `otherwise` stands
 * in its place where it does not come.
 */
export const later = <Props>(load: () => Promise<ComponentType<Props>>, otherwise: ComponentType<Props> = Nothing) =>
  lazy(async () => ({ default: await load().catch(() => otherwise) }))

const Nothing = () => null
