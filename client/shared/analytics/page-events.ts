import { readPageData } from '../../page-data.ts'
import * as browserNames from '../browser/names.ts'
import { whenPricesKnown } from '../money/prices-known.ts'
import * as uiNames from '../ui/names.ts'
import { type AnalyticsItem, pushEvent, sumItems } from './data-layer.ts'

let started = false
let path = ''
const seen = new WeakSet<Element>()

/**
 * Reports the page view and the products on the page. Only the first call has an effect. Code that
 * reports other events calls this first.
 */
export function startPageEvents() {
  if (started) return
  started = true
  const { tag } = readPageData()
  if (tag) import('./tag.ts').then(({ offerTagManager }) => offerTagManager(tag)).catch(console.info)
  show()
  document.addEventListener(browserNames.listingShown, show)
  addEventListener('pageshow', event => {
    if (!event.persisted) return
    path = ''
    show()
  })
}

function show() {
  const address = readPageAddress()
  if (address !== path) {
    path = address
    const { locale } = readPageData()
    pushEvent({
      event: 'virtual_page_view',
      page_path: removeSecrets(location.pathname),
      page_title: document.title,
      page_language: locale,
    })
    whenPriced(viewItem)
  }
  for (const grid of document.querySelectorAll('.product-grid')) lists.observe(grid)
}

/**
 * Maximum wait for live prices in ms. After that, products are reported with the prices in the
 * page's HTML.
 */
const timeoutMs = 2000

function whenPriced(send: () => void) {
  Promise.race([whenPricesKnown(), new Promise(resolve => setTimeout(resolve, timeoutMs))]).then(send, send)
}

/**
 * The page's address without the parameters that "load more" changes in a listing, because loading
 * more products is not a new page view.
 */
function readPageAddress() {
  const query = new URLSearchParams(location.search)
  for (const name of ['after', 'shown']) query.delete(name)
  return `${location.pathname}?${query}`
}

/**
 * Removes secrets from a path. Anyone who has an order's address can open the order, and search
 * terms are private. Queries are never reported.
 */
const removeSecrets = (pathname: string) => pathname.replace(/^((?:\/[a-z]{2})?\/(?:order|search|withdraw))\/.*/, '$1')

function viewItem() {
  const place = document.querySelector<HTMLElement>(`article[${uiNames.product}]`)
  const name = place?.querySelector('h1')?.textContent
  if (!place || !name) return
  const item = readItem(place, name, place.querySelector('.product-finish')?.textContent)
  pushEvent({
    event: 'view_item',
    ecommerce: { currency: readPageData().currency, value: sumItems([item]), items: [item] },
  })
}

/**
 * Reports a product list when it becomes visible. When a list grows, only the new products are
 * reported.
 */
const lists = new IntersectionObserver(entries => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    lists.unobserve(target)
    whenPriced(() => viewList(target))
  }
})

function viewList(grid: Element) {
  const heading = grid.closest('section, .listing, main')?.querySelector('h1, h2')?.textContent?.trim() ?? ''
  const items = [...grid.querySelectorAll<HTMLElement>(`[${uiNames.product}]`)].flatMap((card, index) => {
    if (seen.has(card)) return []
    seen.add(card)
    const link = card.querySelector('.product-card-name a')
    const name = link?.firstChild?.textContent?.trim() ?? ''
    return [{ ...readItem(card, name, link?.querySelector('span')?.textContent), item_list_name: heading, index }]
  })
  if (items.length === 0) return
  const ecommerce = { currency: readPageData().currency, item_list_name: heading, items }
  pushEvent({ event: 'view_item_list', ecommerce })
}

/**
 * Reads an event's item from a product page or a product card. If the product is not for sale, the
 * price is 0.
 */
function readItem(place: HTMLElement, name: string, finish: string | null | undefined): AnalyticsItem {
  const category = place.closest<HTMLElement>(`[${uiNames.category}]`)?.getAttribute(uiNames.category)
  return {
    item_id: place.getAttribute(uiNames.product) ?? '',
    item_name: name,
    ...(finish && { item_variant: finish }),
    ...(category && { item_category: category }),
    price: readPaidPrice(place.querySelector<HTMLElement>(`[${uiNames.price}]`)),
    quantity: 1,
  }
}

/** The price to pay in major units, without tax if the shop deducts it. 0 if there is no price. */
const readPaidPrice = (now: HTMLElement | null) =>
  Number(now?.getAttribute(uiNames.paid) ?? now?.getAttribute(uiNames.price)) || 0
