/** Calls back once, when the visitor first clicks, presses a key or scrolls. */
export function onceUsed(start: () => void) {
  const used = new AbortController()
  const { signal } = used
  const begin = () => {
    used.abort()
    start()
  }
  for (const type of ['pointerdown', 'keydown', 'scroll']) addEventListener(type, begin, { signal, passive: true })
}
