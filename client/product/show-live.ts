import type { StockLabel } from '../commerce/stock.ts'
import { loadLanguage } from '../i18n/load-language.ts'
import { moneyText } from '../money/money.ts'
import type { ShownPrice } from '../money/price.ts'
import { pageData } from '../page-data.ts'
import * as uiNames from '../ui/names.ts'

const language = loadLanguage(pageData().locale)

/** Writes a price as `ui/product/price.tsx` does. `now` is the element that says what it costs. */
export async function showPrice(now: HTMLElement, { amount, before, currency }: ShownPrice) {
  const { t, locale } = await language
  const price = now.closest('.price')
  now.setAttribute(uiNames.price, String(amount))
  now.textContent = moneyText(amount, currency, locale)
  for (const old of price?.querySelectorAll('.price-before, .price-lowest') ?? []) old.remove()
  price?.classList.toggle('price-reduced', before !== null)
  if (before === null) {
    now.removeAttribute(uiNames.before)
    return
  }
  now.setAttribute(uiNames.before, String(before))
  const money = moneyText(before, currency, locale)
  const crossedOut = element('s', 'price-before', '')
  crossedOut.appendChild(element('span', 'visually-hidden', `${t('price.before')} `))
  crossedOut.appendChild(document.createTextNode(money))
  now.insertAdjacentElement('afterend', crossedOut)
  price?.appendChild(element('span', 'price-lowest', t('price.lowest', { price: money })))
}

/** Updates the stock line, or adds or removes the badge "Sold out". */
export async function showStock(place: HTMLElement, stock: StockLabel) {
  const { t } = await language
  const before = place.getAttribute(uiNames.stock)
  place.setAttribute(uiNames.stock, stock)
  if (!place.matches('.badges')) place.textContent = t(`stock.${stock}`)
  else if (stock === 'none') place.appendChild(element('span', 'badge', t('bag.soldOut')))
  else if (before === 'none') place.lastElementChild?.remove()
}

function element(name: 's' | 'span', className: string, text: string) {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
