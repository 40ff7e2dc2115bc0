import { useSyncExternalStore } from 'react'

/** Whether the browser reports a network connection; true in an island's first render. */
export const useOnline = () =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )

function follow(callback: () => void) {
  const listening = new AbortController()
  for (const type of ['online', 'offline']) addEventListener(type, callback, { signal: listening.signal })
  return () => listening.abort()
}
