import { useEffect, useRef, useState } from 'react'

/** Said on `document` by whoever takes a payment: `detail.locked` (specification, §4). */
const event = 'centra_checkout_lock'

/** A lock that nobody opens again opens by itself, in ms: a widget may have died. */
const longest = 30_000

/** Whether the page's form is locked from outside. Anything but a boolean is no such word. The focus comes back when it opens. */
export function useLock(): [locked: boolean, unlock: () => void] {
  const [locked, setLocked] = useState(false)
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    const hear = (said: Event) => {
      const detail: unknown = said instanceof CustomEvent ? said.detail : null
      const word: unknown = typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'locked') : null
      if (typeof word !== 'boolean') return
      if (word) focused.current = document.activeElement
      setLocked(word)
    }
    document.addEventListener(event, hear)
    return () => document.removeEventListener(event, hear)
  }, [])
  useEffect(() => {
    if (!locked) {
      if (document.activeElement === document.body && focused.current instanceof HTMLElement) focused.current.focus()
      return
    }
    const timer = setTimeout(setLocked, longest, false)
    return () => clearTimeout(timer)
  }, [locked])
  return [locked, () => setLocked(false)]
}
