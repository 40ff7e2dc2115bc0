import { fetchPage, pageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import * as productNames from '../shared/names/product.ts'
import { urlsOf } from '../urls.ts'

/**
 * Opens the drawer with what the tools say of a product's light, instead of the page that `link`
 * leads to. It is loaded once. Rejects where it does not load.
 */
export async function openOwnLight(link: HTMLAnchorElement) {
  const slug = new URL(link.href).searchParams.get('lamp')
  if (link.ariaBusy || !slug) return
  link.ariaBusy = 'true'
  try {
    const drawer = drawerOf(document) ?? drawerOf(await fetchPage(urlsOf(pageData().locale)(paths.ownLight, slug)))
    if (!drawer) throw new Error(`There is no answer about ${slug}.`)
    if (drawer.ownerDocument !== document) document.body.appendChild(drawer)
    drawer.showPopover()
  } finally {
    link.ariaBusy = null
  }
}

function drawerOf(page: Document) {
  const found = page.getElementById(productNames.ownLightId)
  return found instanceof HTMLDialogElement ? found : null
}
