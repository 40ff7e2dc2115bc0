/**
 * Calls back now, or, on a prerendered page, once it is shown. A prerendered page may never be
 * opened, so it must not count, request or store anything.
 */
export function whenActive(start: () => void) {
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', start)
  else start()
}
