import { pageData } from '../../page-data.ts'
import * as browserNames from '../browser/names.ts'
import { pricesKnown } from '../money/prices-known.ts'
import * as uiNames from '../ui/names.ts'
import { type AnalyticsItem, push, worthOf } from './data-layer.ts'

let started = false
let path = ''
const seen = new WeakSet<Element>()

/** Reports the page and what it shows, once, before all other events. */
export function beginPage() {
  if (started) return
  started = true
  const { tag } = pageData()
  if (tag) import('./tag.ts').then(({ offerTag }) => offerTag(tag)).catch(console.info)
  show()
  document.addEventListener(browserNames.listingShown, show)
  addEventListener('pageshow', event => {
    if (!event.persisted) return
    path = ''
    show()
  })
}

function show() {
  const address = addressOfPage()
  if (address !== path) {
    path = address
    const { locale } = pageData()
    push({
      event: 'virtual_page_view',
      page_path: withoutSecrets(location.pathname),
      page_title: document.title,
      page_language: locale,
    })
    whenPriced(viewItem)
  }
  for (const grid of document.querySelectorAll('.product-grid')) lists.observe(grid)
}

/** Maximum wait for live prices in ms; then the view is reported without them. */
const timeoutMs = 2000

function whenPriced(send: () => void) {
  Promise.race([pricesKnown(), new Promise(resolve => setTimeout(resolve, timeoutMs))]).then(send, send)
}

/** Loading more of a listing is no new page view, though it changes the address. */
function addressOfPage() {
  const query = new URLSearchParams(location.search)
  for (const name of ['after', 'shown']) query.delete(name)
  return `${location.pathname}?${query}`
}

/**
 * An order's address gives access to it, and search terms are private: neither is reported, nor is
 * any query.
 */
const withoutSecrets = (pathname: string) => pathname.replace(/^((?:\/[a-z]{2})?\/(?:order|search|withdraw))\/.*/, '$1')

function viewItem() {
  const place = document.querySelector<HTMLElement>(`article[${uiNames.product}]`)
  const name = place?.querySelector('h1')?.textContent
  if (!place || !name) return
  const item = itemAt(place, name, place.querySelector('.product-finish')?.textContent)
  push({ event: 'view_item', ecommerce: { currency: pageData().currency, value: worthOf([item]), items: [item] } })
}

/** A list is reported when it becomes visible; of a growing list, only its new items. */
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
    return [{ ...itemAt(card, name, link?.querySelector('span')?.textContent), item_list_name: heading, index }]
  })
  if (items.length === 0) return
  const ecommerce = { currency: pageData().currency, item_list_name: heading, items }
  push({ event: 'view_item_list', ecommerce })
}

/** The item of a product page; without a price where it is not sold. */
function itemAt(place: HTMLElement, name: string, finish: string | null | undefined): AnalyticsItem {
  const category = place.closest<HTMLElement>(`[${uiNames.category}]`)?.getAttribute(uiNames.category)
  return {
    item_id: place.getAttribute(uiNames.product) ?? '',
    item_name: name,
    ...(finish && { item_variant: finish }),
    ...(category && { item_category: category }),
    price: priceAt(place.querySelector<HTMLElement>(`[${uiNames.price}]`)),
    quantity: 1,
  }
}

/** The price to pay: without tax where it is deducted. */
const priceAt = (now: HTMLElement | null) =>
  Number(now?.getAttribute(uiNames.paid) ?? now?.getAttribute(uiNames.price)) || 0
