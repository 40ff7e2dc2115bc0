import { type ReactNode, useEffect, useState } from 'react'

/**
 * Renders its children only after hydration. It is for elements that are empty in the server's
 * HTML: `hydrateRoot` requires that the first rendering matches the HTML. `createRoot` does not
 * require this, but using it would add another React function to the files that shoppers load.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated && children
}
