import { fetchPage, readPageData } from '../page-data.ts'
import { asList, readProperty } from '../shared/browser/untyped.ts'
import type { StockLabel } from '../shared/commerce/stock.ts'
import { formatAmount } from '../shared/money/money.ts'
import type { ShownPrice } from '../shared/money/price.ts'
import { loadLanguage } from '../shared/texts/load-language.ts'
import * as uiNames from '../shared/ui/names.ts'
import { parseLiveStock } from './live-stock.ts'

const language = loadLanguage(readPageData().locale)

/**
 * Updates a price in the HTML of `client/shared/ui/product/price.tsx`, and the total of several
 * pieces after it. `now` is the element with the displayed price.
 */
export async function showPrice(now: HTMLElement, { amount, before, currency }: ShownPrice) {
  const { t, locale } = await language
  const price = now.closest('.price')
  now.setAttribute(uiNames.price, String(amount))
  now.textContent = formatAmount(amount, currency, locale)
  const total = price?.nextElementSibling
  const quantity = Number(total?.getAttribute(uiNames.total))
  if (total && quantity)
    total.textContent = `${formatAmount(amount * quantity, currency, locale)} ${t('bag.for', { quantity })}`
  for (const old of price?.querySelectorAll('.price-before, .price-lowest') ?? []) old.remove()
  price?.classList.toggle('price-reduced', before !== null)
  if (before === null) {
    now.removeAttribute(uiNames.before)
    return
  }
  now.setAttribute(uiNames.before, String(before))
  const money = formatAmount(before, currency, locale)
  const crossedOut = createElement('s', 'price-before', '')
  crossedOut.appendChild(createElement('span', 'visually-hidden', ` ${t('price.before')} `))
  crossedOut.appendChild(document.createTextNode(money))
  now.insertAdjacentElement('afterend', crossedOut)
  price?.appendChild(createElement('span', 'price-lowest', ` ${t('price.lowest', { price: money })}`))
}

/**
 * Updates `place`, which is the stock line, a card's badges, or the part of the page for buying.
 * `product` is the product as the service sent it.
 */
export async function showStock(place: HTMLElement, stock: StockLabel, product: unknown) {
  const { t } = await language
  const before = place.getAttribute(uiNames.stock)
  place.setAttribute(uiNames.stock, stock)
  if (place.matches('.stock')) place.textContent = t(`stock.${stock}`)
  else if ((before === 'none') === (stock === 'none')) return
  else if (!place.matches('.badges')) await showBuying(place, stock, product)
  else if (stock === 'none') place.appendChild(createElement('span', 'badge', t('bag.soldOut')))
  else place.lastElementChild?.remove()
}

/**
 * Replaces the part of the page for buying (button, stock notice, sizes, delivery) with the part
 * that the server renders for the current stock.
 */
async function showBuying(place: HTMLElement, stock: StockLabel, product: unknown) {
  const soldOutItems = asList(readProperty(product, 'items')).filter(item => parseLiveStock(item) === 'none')
  const address = new URL(location.href)
  address.search = String(
    new URLSearchParams({ sold: soldOutItems.map(item => readProperty(item, 'item')).join() || '-' }),
  )
  const now = (await fetchPage(address)).querySelector<HTMLElement>(`div[${uiNames.stock}]`)
  // If the visitor is using this part, it is not replaced. The button will report if the item is
  // sold out.
  if (!now || place.contains(document.activeElement)) return
  const line = now.querySelector<HTMLElement>('.stock')
  if (line) await showStock(line, stock, product)
  now.setAttribute(uiNames.stock, stock)
  place.replaceWith(now)
}

function createElement(name: 's' | 'span', className: string, text: string) {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
