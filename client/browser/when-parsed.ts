/** Waits until the page is parsed: the entry script may run earlier. */
export function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
