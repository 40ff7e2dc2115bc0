import { fetchPage, readPageData } from '../../page-data.ts'
import * as paths from '../../paths.ts'
import { readStored, writeStored } from '../../shared/browser/storage.ts'
import { parseProductIds } from '../../shared/commerce/product-ids.ts'
import * as uiNames from '../../shared/ui/names.ts'
import { createUrlTo } from '../../urls.ts'
import { maxShown } from './max-shown.ts'

/** The cards are loaded when the footer is within this distance of the viewport, in px. */
const marginPx = 600

/**
 * On a product page, stores the product as viewed, in this browser only, and shows the products
 * viewed before it at the end of the page. `shown` is called after their cards have been inserted.
 */
export function showRecentlyViewed(shown: () => void) {
  const product = document.querySelector(`article[${uiNames.product}]`)
  const bands = product?.parentElement
  const ownId = product?.getAttribute(uiNames.product)
  if (!bands || !ownId) return
  const before = parseProductIds(readStored('recentlyViewed') ?? '', maxShown + 1).filter(id => id !== ownId)
  writeStored('recentlyViewed', [ownId, ...before].slice(0, maxShown + 1).join(','))
  if (before.length === 0) return
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      load(bands, [ownId, ...before.slice(0, maxShown)])
        .then(shown)
        .catch(console.info)
    },
    { rootMargin: `${marginPx}px` },
  )
  const end = document.querySelector('.site-footer')
  if (end) observer.observe(end)
}

async function load(bands: Element, ids: string[]) {
  const page = await fetchPage(createUrlTo(readPageData().locale)(paths.recentlyViewed, ids))
  for (const part of [...page.body.children]) bands.appendChild(part)
}
