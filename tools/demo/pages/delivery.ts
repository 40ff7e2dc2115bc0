import type { Text } from '../article.ts'
import { inUnion, outsideUnion, priceLists, shipping } from '../countries.ts'

type Language = keyof Text

const shipped = [...inUnion.shipped, ...outsideUnion.shipped]
const words = {
  en: { home: 'home delivery', pickup: 'pick-up point', free: 'free from' },
  sv: { home: 'hemleverans', pickup: 'utlämningsställe', free: 'fri frakt från' },
}

/**
 * Formats delivery prices, with one line for each price list and its countries. The prices come
 * from the table of prices that the shop charges.
 */
export const deliveryPrices = (language: Language): string[] =>
  shipping.flatMap(({ priceList, home, pickup, freeFrom }) => {
    const countries = shipped.filter(([, , , list]) => list === priceList).map(([, en, sv]) => ({ en, sv })[language])
    const currency = priceLists.find(list => list.priceList === priceList)?.currency
    if (countries.length === 0 || !currency) return []
    const { home: atHome, pickup: fetched, free } = words[language]
    const amount = (value: number) => money(value, currency, language)
    return [
      `${countries.sort((a, b) => a.localeCompare(b, language)).join(', ')}: ${atHome} ${amount(home)}, ${fetched} ${amount(pickup)}, ${free} ${amount(freeFrom)}`,
    ]
  })

function money(value: number, currency: string, language: Language) {
  const digits = Number.isInteger(value) ? 0 : 2
  const format = new Intl.NumberFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${format.format(value).replace(/[\s,](?=\d{3})/, '\u00a0')}\u00a0${currency}`
}
