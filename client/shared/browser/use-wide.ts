import { useSyncExternalStore } from 'react'

/** From this width on, the checkout has two columns, as in `checkout.css`. */
const wide = '(width >= 64rem)'

/** Whether the window is wide enough for two columns. True on the server. */
export const useWide = () =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  )

function follow(callback: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', callback)
  return () => query.removeEventListener('change', callback)
}
