import { type ReactNode, useEffect, useState } from 'react'

/**
 * Content for an element that is empty in the page, as `hydrateRoot` must find it. `createRoot`
 * would be one more function in the React that shoppers load.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated && children
}
