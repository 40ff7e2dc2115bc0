import { fetchPage, readPageData } from '../page-data.ts'
import * as paths from '../paths.ts'
import * as productNames from '../shared/names/product.ts'
import { createUrlTo } from '../urls.ts'

/**
 * Opens a drawer with the results of the light tools for a product, instead of the page that `link`
 * leads to. The drawer is loaded on the first call. Rejects if it does not load.
 */
export async function openOwnLight(link: HTMLAnchorElement) {
  const slug = new URL(link.href).searchParams.get('lamp')
  if (link.ariaBusy || !slug) return
  link.ariaBusy = 'true'
  try {
    const drawer =
      findDrawer(document) ?? findDrawer(await fetchPage(createUrlTo(readPageData().locale)(paths.ownLight, slug)))
    if (!drawer) throw new Error(`The page has no light results for ${slug}.`)
    if (drawer.ownerDocument !== document) document.body.appendChild(drawer)
    drawer.showPopover()
  } finally {
    link.ariaBusy = null
  }
}

function findDrawer(page: Document) {
  const found = page.getElementById(productNames.ownLightId)
  return found instanceof HTMLDialogElement ? found : null
}
