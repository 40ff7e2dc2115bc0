import { useEffect, useEffectEvent } from 'react'

/** Tells what is under the pointer and its height, while it moves or the page scrolls. */
export function useUnderPointer(onMove: (target: Element, y: number) => void) {
  const tell = useEffectEvent(onMove)
  useEffect(() => {
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    let [x, y] = [-1, -1]
    function show() {
      const target = document.elementFromPoint(x, y)
      if (target) tell(target, y)
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
