/** The entry script may be here before the page is: what looks for things in it waits. */
export function whenParsed(start: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
