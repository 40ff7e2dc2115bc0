import * as apiPaths from '../api-paths.ts'
import { readPageData } from '../page-data.ts'
import { readToken } from '../shared/browser/storage.ts'
import { asList, asNumber, readProperty } from '../shared/browser/untyped.ts'
import type { StockLabel } from '../shared/commerce/stock.ts'
import { findCrossedOut, type ShownPrice } from '../shared/money/price.ts'
import { awaitPrices } from '../shared/money/prices-known.ts'
import * as uiNames from '../shared/ui/names.ts'
import { parseLiveStock } from './live-stock.ts'

/* Pages are cached and shared between visitors, so this visitor's prices and stock are loaded
   afterwards. */

/**
 * Updates every price and stock on the page, or only in `places`: elements with `data-product` that
 * contain elements with `data-price` or `data-stock`.
 */
export function refreshPrices(places?: Element[]) {
  awaitPrices(refresh(places ?? [...document.querySelectorAll(`[${uiNames.product}]`)]))
}

async function refresh(places: Element[]) {
  const ids = [...new Set(places.map(place => place.getAttribute(uiNames.product) ?? ''))]
  if (ids.length === 0) return
  const products = await fetchProducts(ids)
  for (const place of places) {
    const product = products.get(place.getAttribute(uiNames.product) ?? '')
    if (product) refreshPlace(place, product)
  }
}

interface LiveProduct {
  /** Null if there is no price, or if the price is not in the page's currency. */
  price: ShownPrice | null
  /**
   * The amount to pay if it is lower than the price, because tax is deducted. Only the embedded
   * service sends it, as `priceToPayAsNumber`.
   */
  paid: number | null
  /** Null if the response has no items. */
  stock: StockLabel | null
  /** The product as the service sent it. */
  product: unknown
}

async function fetchProducts(products: string[]): Promise<Map<string, LiveProduct>> {
  try {
    const response = await fetch(`${apiPaths.commerce}/products`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'API-Token': readToken() ?? 'none' },
      // `offers` requests only prices and stock. Platforms that do not know it send whole products.
      body: JSON.stringify({ products, offers: true }),
      signal: AbortSignal.timeout(10_000),
    })
    // The body of an error response is not read.
    if (!response.ok) throw new Error(`Status ${response.status}`)
    const answer: unknown = await response.json()
    return new Map(
      asList(readProperty(answer, 'products')).map(product => [
        String(readProperty(product, 'product')),
        toLive(product),
      ]),
    )
  } catch (error) {
    console.warn('Error fetching stock prices', error)
    return new Map()
  }
}

function toLive(product: unknown): LiveProduct {
  const { currency } = readPageData()
  const lowest = asList(readProperty(product, 'lowestPrice')).find(price => readProperty(price, 'periodDays') === 30)
  const amount = asNumber(readProperty(product, 'priceAsNumber'))
  const sent = {
    listed: asNumber(readProperty(product, 'priceBeforeDiscountAsNumber')),
    lowest: asNumber(readProperty(lowest, 'priceAsNumber')),
  }
  // The session's country may differ from the page's, and so may its prices. Only the price texts
  // contain the currency.
  const isPageCurrency = amount !== null && String(readProperty(product, 'price')).includes(currency)
  const labels = asList(readProperty(product, 'items')).map(parseLiveStock)
  return {
    paid: asNumber(readProperty(product, 'priceToPayAsNumber')),
    price: isPageCurrency ? { amount, before: findCrossedOut({ amount, ...sent }), currency } : null,
    // The best label among the product's items; the list is sorted from best to worst.
    stock: (['yes', 'few', 'none'] as const).find(label => labels.includes(label)) ?? null,
    product,
  }
}

/**
 * Updates the price and stock in `place` if they differ from the live ones. That is rare, so the
 * code that updates them is loaded only then.
 */
function refreshPlace(place: Element, { price, paid, stock, product }: LiveProduct) {
  for (const element of findMarked(place, uiNames.price)) {
    if (price && paid !== null) element.setAttribute(uiNames.paid, String(paid))
    const amount = Number(element.getAttribute(uiNames.price))
    const before = element.getAttribute(uiNames.before) ?? ''
    if (!price || (amount === price.amount && before === String(price.before ?? ''))) continue
    withShowLive(live => live.showPrice(element, price))
  }
  for (const element of findMarked(place, uiNames.stock)) {
    if (stock && element.getAttribute(uiNames.stock) !== stock)
      withShowLive(live => live.showStock(element, stock, product))
  }
}

function withShowLive(how: (live: typeof import('./show-live.ts')) => Promise<void>) {
  import('./show-live.ts').then(how).catch(error => console.warn('A price or stock could not be updated.', error))
}

/** Finds a product's elements with the attribute `mark`, except those of cards inside `place`. */
const findMarked = (place: Element, mark: string) =>
  [...place.querySelectorAll<HTMLElement>(`[${mark}]`)].filter(
    element => element.closest(`[${uiNames.product}]`) === place,
  )
