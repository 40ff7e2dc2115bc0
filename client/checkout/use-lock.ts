import { useEffect, useRef, useState } from 'react'

/** Said on `document` by whoever takes a payment: `detail.locked` (specification, §4). */
const event = 'centra_checkout_lock'

/** A lock that nobody opens again opens by itself, in ms: a widget may have died. */
const timeoutMs = 30_000

/**
 * Whether the page's form is locked from outside. Anything but a boolean is no such word. The focus
 * comes back when it opens.
 */
export function useLock(): [locked: boolean, unlock: () => void] {
  const [locked, setLocked] = useState(false)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const follow = (event: Event) => {
      const locked: unknown = event instanceof CustomEvent ? event.detail?.locked : null
      if (typeof locked !== 'boolean') return
      if (locked) focused.current = document.activeElement
      setLocked(locked)
    }
    document.addEventListener(event, follow)
    return () => document.removeEventListener(event, follow)
  }, [])
  useEffect(() => {
    if (!locked) {
      if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
      return
    }
    const timer = setTimeout(setLocked, timeoutMs, false)
    return () => clearTimeout(timer)
  }, [locked])
  return [locked, () => setLocked(false)]
}
