import { fetchPage, pageData } from '../page-data.ts'
import { asList, readProperty } from '../shared/browser/untyped.ts'
import type { StockLabel } from '../shared/commerce/stock.ts'
import { formatAmount } from '../shared/money/money.ts'
import type { ShownPrice } from '../shared/money/price.ts'
import { loadLanguage } from '../shared/texts/load-language.ts'
import * as uiNames from '../shared/ui/names.ts'
import { liveStock } from './live-stock.ts'

const language = loadLanguage(pageData().locale)

/** Writes a price as `ui/product/price.tsx` does. `now` is the element that says what it costs. */
export async function showPrice(now: HTMLElement, { amount, before, currency }: ShownPrice) {
  const { t, locale } = await language
  const price = now.closest('.price')
  now.setAttribute(uiNames.price, String(amount))
  now.textContent = formatAmount(amount, currency, locale)
  for (const old of price?.querySelectorAll('.price-before, .price-lowest') ?? []) old.remove()
  price?.classList.toggle('price-reduced', before !== null)
  if (before === null) {
    now.removeAttribute(uiNames.before)
    return
  }
  now.setAttribute(uiNames.before, String(before))
  const money = formatAmount(before, currency, locale)
  const crossedOut = element('s', 'price-before', '')
  crossedOut.appendChild(element('span', 'visually-hidden', ` ${t('price.before')} `))
  crossedOut.appendChild(document.createTextNode(money))
  now.insertAdjacentElement('afterend', crossedOut)
  price?.appendChild(element('span', 'price-lowest', ` ${t('price.lowest', { price: money })}`))
}

/**
 * Updates the stock line, the badge "Sold out", or the part of the page where it is bought.
 * `product` as the service sent it.
 */
export async function showStock(place: HTMLElement, stock: StockLabel, product: unknown) {
  const { t } = await language
  const before = place.getAttribute(uiNames.stock)
  place.setAttribute(uiNames.stock, stock)
  if (place.matches('.stock')) place.textContent = t(`stock.${stock}`)
  else if ((before === 'none') === (stock === 'none')) return
  else if (!place.matches('.badges')) await showBuying(place, stock, product)
  else if (stock === 'none') place.appendChild(element('span', 'badge', t('bag.soldOut')))
  else place.lastElementChild?.remove()
}

/** Loads the button, the form to be told, sizes and delivery as they are with this stock. */
async function showBuying(place: HTMLElement, stock: StockLabel, product: unknown) {
  const sold = asList(readProperty(product, 'items')).filter(item => liveStock(item) === 'none')
  const address = new URL(location.href)
  address.search = String(new URLSearchParams({ sold: sold.map(item => readProperty(item, 'item')).join() || '-' }))
  const now = (await fetchPage(address)).querySelector<HTMLElement>(`div[${uiNames.stock}]`)
  // Whoever is choosing or typing there is told when they press the button.
  if (!now || place.contains(document.activeElement)) return
  const line = now.querySelector<HTMLElement>('.stock')
  if (line) await showStock(line, stock, product)
  now.setAttribute(uiNames.stock, stock)
  place.replaceWith(now)
}

function element(name: 's' | 'span', className: string, text: string) {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
