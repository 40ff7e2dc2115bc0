import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `onMove` whenever the pointer moves or the page scrolls, with the element under the pointer
 * and the pointer's distance from the top of the window in px.
 */
export function useUnderPointer(onMove: (target: Element, y: number) => void) {
  const report = useEffectEvent(onMove)
  useEffect(() => {
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    let [x, y] = [-1, -1]
    function show() {
      const target = document.elementFromPoint(x, y)
      if (target) report(target, y)
    }
    function follow({ clientX, clientY }: PointerEvent) {
      x = clientX
      y = clientY
      show()
    }
    for (const type of ['pointermove', 'pointerdown'] as const) document.addEventListener(type, follow, options)
    addEventListener('scroll', show, options)
    return () => stop.abort()
  }, [])
}
