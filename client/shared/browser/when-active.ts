/**
 * Calls back now, or, on a prerendered page, once the page is shown. The visitor may never open a
 * prerendered page, so it must not report a view, send requests or store anything.
 */
export function whenActive(start: () => void) {
  if (Reflect.get(document, 'prerendering')) document.addEventListener('prerenderingchange', start)
  else start()
}
