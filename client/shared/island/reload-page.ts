/**
 * Loads the page again, if the shop can be reached; a drawer that contains `element` and is open
 * becomes the address's fragment. Rejects without a network.
 */
export async function reloadPage(element: Element) {
  const { ok } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })
  if (!ok) return
  const drawer = element.closest(':popover-open')
  if (drawer) history.replaceState(history.state, '', `#${drawer.id}`)
  location.reload()
}
