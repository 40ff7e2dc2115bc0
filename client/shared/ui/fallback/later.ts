import { type ComponentType, lazy } from 'react'

/**
 * Creates a component whose code is loaded when it is first shown. Use it inside a `Suspense`
 * boundary. If loading fails, `otherwise` is shown; by default nothing.
 */
export const loadLater = <Props>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await load().catch(() => otherwise) }))

const Nothing = () => null
