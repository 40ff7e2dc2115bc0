/**
 * Reloads the page if the shop can be reached. If `element` is in an open drawer, the address first
 * gets the drawer's id as its fragment, so that the drawer opens again. Rejects without a network.
 */
export async function reloadPage(element: Element) {
  const { ok } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
  if (!ok) return
  const drawer = element.closest(':popover-open')
  if (drawer) history.replaceState(history.state, '', `#${drawer.id}`)
  location.reload()
}
