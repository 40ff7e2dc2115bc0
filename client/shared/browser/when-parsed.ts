/** Calls back once the page is parsed; the entry script may run earlier. */
export function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Calls back once the page and its pictures are loaded. */
export function whenLoaded(start: () => void) {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
