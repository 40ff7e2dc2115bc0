import { perLocale } from '#client/shared/texts/locales.ts'
import type { Readable } from '../lib/database.ts'
import { type LanguageCode, languageCodes } from '../lib/languages.ts'

export interface ShippingMethod {
  shippingMethod: string
  name: string
  price: number
  freeFrom: number | null
  /** Working days until delivery; null when unknown, and for options of the delivery widget. */
  days: { from: number; to: number } | null
  /** Whether it leads to a pick-up point that the shopper chooses. */
  pickup: boolean
}

interface Row extends Record<`name_${LanguageCode}`, string> {
  shippingMethod: string
  market: number
  pricelist: number
  price: number
  freeFrom: number | null
  daysFrom: number | null
  daysTo: number | null
  pickup: number
}

/** A shipping method of one market at one price list's prices, with its names. */
export interface OfferedMethod extends Omit<ShippingMethod, 'name'> {
  market: number
  priceList: number
  names: Record<LanguageCode, string>
}

/** The shipping methods of all markets, the preselected ones first. */
export async function loadAllShippingMethods(db: Readable): Promise<OfferedMethod[]> {
  const { results } = await db
    .prepare(
      `SELECT shipping_method AS shippingMethod, market, pricelist, ${languageCodes.map(code => `name_${code}`)}, price,
         free_from AS freeFrom, days_from AS daysFrom, days_to AS daysTo, pickup FROM shipping_methods ORDER BY position`,
    )
    .all<Row>()
  return results.map(({ shippingMethod, market, pricelist, price, freeFrom, daysFrom, daysTo, pickup, ...row }) => ({
    shippingMethod,
    market,
    priceList: pricelist,
    names: perLocale(code => row[`name_${code}`]),
    price,
    freeFrom,
    days: daysFrom === null || daysTo === null ? null : { from: daysFrom, to: daysTo },
    pickup: pickup === 1,
  }))
}

/** Those of one market at one price list's prices. */
export const shippingMethodsIn = (
  methods: OfferedMethod[],
  place: { market: number; priceList: number },
  language: LanguageCode,
): ShippingMethod[] =>
  methods
    .filter(({ market, priceList }) => market === place.market && priceList === place.priceList)
    .map(({ names, market: _, priceList: _list, ...method }) => ({ ...method, name: names[language] }))

/** Cost of a method for goods worth `goods` after vouchers, in minor units. */
export const shippingCost = (
  { price, freeFrom }: { price: number; freeFrom: number | null },
  goods: number,
  freeShipping: boolean,
) => (freeShipping || (freeFrom !== null && goods >= freeFrom) ? 0 : price)
