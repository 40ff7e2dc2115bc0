import { useEffect, useRef, useState } from 'react'

/** Event on `document` that payment widgets dispatch, with `detail.locked`. */
const event = 'centra_checkout_lock'

/** Time in ms after which a lock ends by itself, because the widget may have crashed. */
const timeoutMs = 30_000

/**
 * Whether a widget has locked the page's form, and a function that unlocks it. When the form is
 * unlocked, the element that had the focus gets it back.
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
