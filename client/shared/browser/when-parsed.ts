/** Waits until the page is parsed: the entry script may run earlier. */
export function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Waits until the page is loaded, with its pictures. */
export function whenLoaded(start: () => void) {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
