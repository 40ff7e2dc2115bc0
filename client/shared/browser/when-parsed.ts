/** Calls back once the page is parsed. The page's entry script may run before that. */
export function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Calls back once the page and its pictures are loaded. */
export function whenLoaded(start: () => void) {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
