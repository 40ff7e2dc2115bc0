import { pageData } from '../page-data.ts'
import { stockLabel } from '../stock.ts'
import { read } from '../storage.ts'
import { apiUrls } from '../urls.ts'

/*
 * Pages are shared and a minute old at most; what a product costs this visitor and whether it is left is asked for once the
 * page stands. Plain code without a schema: everything read is a text or is left alone.
 */

/** Refreshes every price and stock on the page: elements inside `[data-product]` marked `data-price…` or `data-stock`. */
export async function refreshPrices() {
  const places = [...document.querySelectorAll<HTMLElement>('[data-product]')]
  const ids = [...new Set(places.map(place => place.dataset.product ?? ''))]
  if (ids.length === 0) return
  const products = await liveProducts(ids)
  for (const place of places) {
    const product = products.get(place.dataset.product ?? '')
    if (product) refresh(place, product)
  }
}

interface Live {
  /** Texts by the mark of their place; empty where there is none. */
  amount: string
  prices: { price: string; 'price-before': string; 'price-lowest': string }
  stock: Map<string, 'none' | 'few' | 'yes'>
}

async function liveProducts(products: string[]): Promise<Map<string, Live>> {
  try {
    const response = await fetch(`${apiUrls.commerce}/products`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'API-Token': read('token') ?? 'none' },
      body: JSON.stringify({ products }),
      signal: AbortSignal.timeout(10_000),
    })
    const answer: unknown = await response.json()
    return new Map(list(get(answer, 'products')).map(product => [String(get(product, 'product')), toLive(product)]))
  } catch (error) {
    console.warn('Error fetching stock prices', error)
    return new Map()
  }
}

function toLive(product: unknown): Live {
  const reduced = number(get(product, 'priceBeforeDiscountAsNumber')) > number(get(product, 'priceAsNumber'))
  const lowest = list(get(product, 'lowestPrice')).find(price => number(get(price, 'periodDays')) === 30)
  const prices = {
    price: text(get(product, 'price')),
    'price-before': reduced ? text(get(product, 'priceBeforeDiscount')) : '',
    'price-lowest': reduced ? text(get(lowest, 'price')) : '',
  }
  const stock = list(get(product, 'items')).map(item => {
    const value = get(item, 'stock')
    return [String(get(item, 'item')), stockLabel(typeof value === 'number' ? value : String(value ?? ''))] as const
  })
  return { amount: String(get(product, 'priceAsNumber')), prices, stock: new Map(stock) }
}

function refresh(place: HTMLElement, { amount, prices, stock }: Live) {
  const own = (mark: string) =>
    [...place.querySelectorAll<HTMLElement>(`[data-${mark}]`)].filter(element => owner(element) === place)
  // A session may still be in another country than the page: its prices are not this page's.
  if (prices.price.endsWith(pageData().currency)) {
    for (const [mark, price] of Object.entries(prices)) for (const element of own(mark)) showPrice(element, price)
    for (const element of own('price')) element.dataset.price = amount
  }
  const labels = [...stock.values()]
  const label = labels.includes('yes') ? 'yes' : labels.includes('few') ? 'few' : 'none'
  if (labels.length > 0) for (const element of own('stock')) element.dataset.stock = label
}

function showPrice(element: HTMLElement, price: string) {
  if (element.textContent === price) return
  element.textContent = price
  element.closest('.price > *')?.toggleAttribute('hidden', price === '')
  if (element.dataset.priceBefore !== undefined)
    element.closest('.price')?.classList.toggle('price-reduced', price !== '')
}

/** A product's page holds cards of other products. */
const owner = (element: HTMLElement) => element.closest('[data-product]')

const get = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const number = (value: unknown) => (typeof value === 'number' ? value : 0)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
