import { type ReactNode, useEffect, useState } from 'react'

/**
 * Renders its children only after hydration, for an element that is empty in the page:
 * `hydrateRoot` requires equal content. With `createRoot`, shoppers would load one more function of
 * React.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated && children
}
