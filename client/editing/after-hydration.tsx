import { type ReactNode, useEffect, useState } from 'react'

/**
 * Renders its children only after hydration. It is for elements that are empty in the server's
 * HTML, because `hydrateRoot` requires the same content as in the HTML. `createRoot` does not, but
 * it would add a function of React to the files that shoppers load.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated && children
}
