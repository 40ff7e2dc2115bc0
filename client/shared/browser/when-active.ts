/**
 * Calls back now, or, on a page that is prerendered, once it is shown: until then nobody has opened
 * it, so it may count, request and store nothing.
 */
export function whenActive(start: () => void) {
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', start)
  else start()
}
