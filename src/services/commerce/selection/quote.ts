import { type Country, findCountry, loadCountries, loadCurrency } from '../catalogue/countries.ts'
import { type Article, loadArticles } from '../catalogue/products.ts'
import { type DeliveryDetails, detailsOf, loadPickupPoints, type PickupPoint } from '../delivery/details.ts'
import { loadShippingMethods, type ShippingMethod } from '../delivery/methods.ts'
import { loadDeliveryOptions, zipCodeOf } from '../delivery/options.ts'
import { type Language, languageOf } from '../lib/languages.ts'
import type { Currency } from '../lib/money.ts'
import { loadVouchers } from '../vouchers/storage.ts'
import { combined, type Voucher } from '../vouchers/terms.ts'
import type { Shop } from './session.ts'
import type { Line, PaymentMethod, SelectionState } from './state.ts'
import { type Totals, totalsOf } from './totals.ts'

export type QuotedLine = Line & { article: Article }

/** A selection with its current names, prices and totals. */
export interface Quote {
  state: SelectionState
  language: Language
  currency: Currency
  /** Null for an unknown country. */
  country: Country | null
  /** The countries with delivery. */
  countries: Country[]
  lines: QuotedLine[]
  /** The vouchers that are combined: automatic ones, then codes in the given order. */
  vouchers: Voucher[]
  /** Codes of the selection that are no longer valid. */
  gone: string[]
  /** The offered payment methods, and the one that was chosen by name. */
  paymentMethods: PaymentMethod[]
  /** Whether the delivery widget replaces ordinary methods. */
  deliveryWidget: boolean
  /** Pick-up points for this ZIP code, the nearest first. */
  pickupPoints: PickupPoint[]
  /** The choices in the widget; null without it. */
  delivery: DeliveryDetails | null
  shippingMethods: ShippingMethod[]
  /** The chosen method, else the first; null without delivery. */
  shipping: ShippingMethod | null
  totals: Totals
  vatTenths: number
}

/** Sweden's tax rate, for visitors of unknown countries. */
const defaultVatTenths = 250

/** Loads a selection's place and display language. */
export async function loadLocation(db: D1Database, { place, language }: Pick<SelectionState, 'place' | 'language'>) {
  const known = await loadCountries(db, place.country)
  const country = known.find(entry => entry.country === place.country) ?? null
  return {
    country,
    language: languageOf(language, country?.language),
    countries: known.filter(({ shipTo }) => shipTo),
  }
}

/** The session's language: the chosen one, else its country's. */
export async function loadLanguage({ session, db }: Pick<Shop, 'session' | 'db'>): Promise<Language> {
  const { language, place } = await session.load()
  const country = place.country ? await findCountry(db, place.country) : null
  return languageOf(language, country?.language)
}

/** Items that are no longer sold are left out here, and reported at payment. */
export async function loadQuote(
  { db, providers, hasDeliveryWidget }: Pick<Shop, 'db' | 'providers' | 'hasDeliveryWidget'>,
  state: SelectionState,
): Promise<Quote> {
  const { place } = state
  const { country, language, countries } = await loadLocation(db, state)
  const zipCode = country?.shipTo && hasDeliveryWidget ? zipCodeOf(state.fields) : ''
  const items = state.lines.map(({ item }) => item)
  const [articles, ordinary, delivered, pickupPoints, usable, currency] = await Promise.all([
    loadArticles(db, items, place, language),
    country?.shipTo ? loadShippingMethods(db, place, language) : [],
    zipCode ? loadDeliveryOptions(db, place, zipCode, language) : [],
    zipCode ? loadPickupPoints(db, place.country, zipCode) : [],
    loadVouchers(db, state.vouchers, place.priceList),
    loadCurrency(db, place),
  ])
  const lines = state.lines.flatMap(line => {
    const article = articles.get(line.item)
    return article ? [{ ...line, article }] : []
  })
  const shippingMethods = delivered.length > 0 ? delivered : ordinary
  const vouchers = combined(usable)
  const shipping =
    shippingMethods.find(({ shippingMethod }) => shippingMethod === state.shippingMethod) ?? shippingMethods[0] ?? null
  const vatTenths = country?.vatTenths ?? defaultVatTenths
  const totals = totalsOf({
    lines: lines.map(({ article, quantity }) => ({ product: article.product, price: article.price, quantity })),
    vouchers,
    shipping,
    vatTenths,
    taxFree: country !== null && !country.eu,
  })
  return {
    state,
    language,
    currency,
    country,
    countries,
    lines,
    vouchers,
    gone: state.vouchers.filter(code => !usable.some(({ voucher }) => voucher === code)),
    paymentMethods: providers.filter(({ offered, paymentMethod }) => offered || paymentMethod === state.paymentMethod),
    deliveryWidget: delivered.length > 0,
    pickupPoints,
    delivery: detailsOf(state.delivery ?? {}, shipping, pickupPoints),
    shippingMethods,
    shipping,
    totals,
    vatTenths,
  }
}
