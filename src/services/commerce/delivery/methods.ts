import { perLocale } from '#client/shared/texts/locales.ts'
import type { Readable } from '../lib/database.ts'
import { type LanguageCode, languageCodes } from '../lib/languages.ts'

export interface ShippingMethod {
  shippingMethod: string
  name: string
  /** In minor units. */
  price: number
  /** Delivery is free if the goods cost at least this, in minor units; null means never. */
  freeFrom: number | null
  /** Working days until delivery. Null if unknown, and for options of the delivery widget. */
  days: { from: number; to: number } | null
  /** Whether the shopper chooses a pick-up point. */
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

/** A shipping method of one market and price list, with its name in each language. */
export interface OfferedMethod extends Omit<ShippingMethod, 'name'> {
  market: number
  priceList: number
  names: Record<LanguageCode, string>
}

/** Loads the shipping methods of all markets. The first method of a market is preselected. */
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

/** Returns the methods of one market and price list, with their names in one language. */
export const filterShippingMethods = (
  methods: OfferedMethod[],
  place: { market: number; priceList: number },
  language: LanguageCode,
): ShippingMethod[] =>
  methods
    .filter(({ market, priceList }) => market === place.market && priceList === place.priceList)
    .map(({ names, market: _, priceList: _list, ...method }) => ({ ...method, name: names[language] }))

/** Computes the price of delivery for goods that cost `goods` after vouchers, in minor units. */
export const computeShippingCost = (
  { price, freeFrom }: { price: number; freeFrom: number | null },
  goods: number,
  freeShipping: boolean,
) => (freeShipping || (freeFrom !== null && goods >= freeFrom) ? 0 : price)
