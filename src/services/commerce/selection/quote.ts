import type { DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import { parseVatNumber } from '#client/shared/commerce/vat/vat-number.ts'
import { isDueAnywhere, toUtcDay } from '#client/shared/law/duties.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import { decideTax, type Tax, totalsTax } from '../catalogue/countries/tax.ts'
import type { ValueLimit } from '../catalogue/countries/tax-rules.ts'
import { findTerritory, type Territory } from '../catalogue/countries/territories.ts'
import { loadItemDetails, type SoldItem } from '../catalogue/products.ts'
import { computeArrival, describeLeaving } from '../delivery/arrival.ts'
import { type DeliveryDetails, pickDeliveryDetails } from '../delivery/details.ts'
import { filterShippingMethods, type ShippingMethod } from '../delivery/methods.ts'
import { findDeliveryZipCode, loadDeliveryOptions } from '../delivery/options.ts'
import { loadPickupPoints, type StoredPickupPoint } from '../delivery/points.ts'
import { type LanguageCode, pickLanguage } from '../lib/languages.ts'
import type { Currency } from '../lib/money.ts'
import { texts } from '../lib/texts.ts'
import { parseVoucher, type VoucherRow, vouchersStatement } from '../vouchers/storage.ts'
import { combineVouchers, type Voucher } from '../vouchers/terms.ts'
import { currencyOfPlace, loadReference, type Reference } from './reference.ts'
import type { Shop } from './session.ts'
import type { PaymentMethod, SelectionLine, SelectionState } from './state.ts'
import { decideTakeBack, type TakeBackChoice } from './take-back.ts'
import { computeTotals, type Totals } from './totals.ts'
import { formatLimit } from './view/limit-text.ts'

export type QuotedLine = SelectionLine & { soldItem: SoldItem }

/**
 * A shipping method. `arrival` is when the goods arrive if they are ordered now; null where
 * unknown.
 */
type OfferedShipping = ShippingMethod & { arrival: DeliveryDates | null }

/** A selection with its current names, prices and totals. */
export interface Quote {
  state: SelectionState
  language: LanguageCode
  currency: Currency
  /** Null for an unknown country. */
  country: CountryRow | null
  /** The countries with delivery. */
  countries: CountryRow[]
  lines: QuotedLine[]
  /**
   * The combined vouchers: automatic ones, then those with codes in the order in which they were
   * added.
   */
  vouchers: Voucher[]
  /** Voucher codes of the selection that are no longer valid. */
  gone: string[]
  /** The payment methods that are offered to shoppers, and the one that was requested by name. */
  paymentMethods: PaymentMethod[]
  /** Whether the delivery widget replaces the ordinary shipping methods. */
  deliveryWidget: boolean
  /** Pick-up points for this ZIP code, the nearest first. */
  pickupPoints: StoredPickupPoint[]
  /**
   * What the shopper chose besides the method, e.g. a pick-up point; null where there is nothing to
   * choose.
   */
  delivery: DeliveryDetails | null
  shippingMethods: OfferedShipping[]
  /** The chosen method, else the first; null where nothing is delivered. */
  shipping: OfferedShipping | null
  /**
   * When goods leave the shop; pages of products made to order show it. Null for an unknown
   * country.
   */
  leaving: ReturnType<typeof describeLeaving> | null
  totals: Totals
  tax: Tax
  takeBack: TakeBackChoice
  /**
   * Why nothing is sent to the ZIP code, or the question for an unknown country, in the language of
   * the session. Empty where goods are sent, and where the country alone is the reason.
   */
  refusal: string
}

/** Loads a selection's place and display language. */
export async function loadLocation(db: D1Database, state: Located) {
  return findLocation((await loadReference(db)).reference, state)
}

type Located = Pick<SelectionState, 'place' | 'language'>

function findLocation({ countries, delivered }: Reference, { place, language }: Located) {
  const country = countries.find(entry => entry.country === place.country) ?? null
  return { country, language: pickLanguage(language, country?.language), countries: delivered }
}

/** Loads the session's language: the chosen one, else its country's. */
export async function loadSelectionLanguage({ session, db }: Pick<Shop, 'session' | 'db'>): Promise<LanguageCode> {
  return (await loadLocation(db, await session.load())).language
}

/** Prices a selection. Items that are no longer sold are omitted here, and reported at payment. */
export async function loadQuote(
  { db, providers, hasDeliveryWidget, now }: Pick<Shop, 'db' | 'providers' | 'hasDeliveryWidget' | 'now'>,
  state: SelectionState,
): Promise<Quote> {
  const { place } = state
  const { reference, results } = await loadReference<VoucherRow>(db, [vouchersStatement(db, state, place.priceList)])
  const { country, language, countries } = findLocation(reference, state)
  const zipCode = findDeliveryZipCode(state.fields, place.country)
  const isDivided = isDueAnywhere('territories', toUtcDay(now))
  const territory = isDivided ? findTerritory(reference.territories, place.country, zipCode) : null
  const isRefused = territory?.treatment === 'refuse'
  const isShipped = country?.shipTo === true && !isRefused
  const ordinaryMethods = isShipped ? filterShippingMethods(reference.shippingMethods, place, language) : []
  const hasPoints = (isShipped && hasDeliveryWidget) || ordinaryMethods.some(({ pickup }) => pickup)
  const items = state.lines.map(({ item }) => item)
  const [soldItems, deliveryOptions, pickupPoints] = await Promise.all([
    loadItemDetails(db, items, place, language),
    isShipped && hasDeliveryWidget ? loadDeliveryOptions(db, place, zipCode, language) : [],
    hasPoints ? loadPickupPoints(db, place.country, zipCode, language) : [],
  ])
  const validVouchers = results.flatMap(result => result.results.map(parseVoucher))
  const lines = state.lines.flatMap(line => {
    const soldItem = soldItems.get(line.item)
    return soldItem ? [{ ...line, soldItem }] : []
  })
  const parcel = { country: place.country, products: lines.map(({ soldItem }) => soldItem), now }
  const vouchers = combineVouchers(validVouchers)
  const tax = decideTax(country, territory, hasVatNumber(state))
  const basket = {
    lines: lines.map(({ soldItem, quantity }) => ({
      product: soldItem.product,
      categories: soldItem.categories.map(({ category }) => category),
      price: soldItem.price,
      quantity,
    })),
    vouchers,
    ...totalsTax(tax),
  }
  const isTooLittle = tax.treatment === 'refuse' && computeTotals({ ...basket, shipping: null }).within.some(Boolean)
  const isByWidget = deliveryOptions.length > 0 && !isTooLittle
  const shippingMethods = (isByWidget ? deliveryOptions : isTooLittle ? [] : ordinaryMethods).map(method => ({
    ...method,
    arrival: computeArrival(method, parcel),
  }))
  const shipping =
    shippingMethods.find(({ shippingMethod }) => shippingMethod === state.shippingMethod) ?? shippingMethods[0] ?? null
  return {
    state,
    language,
    currency: currencyOfPlace(reference, place),
    country,
    countries,
    lines,
    vouchers,
    gone: state.vouchers.filter(code => !validVouchers.some(({ voucher }) => voucher === code)),
    paymentMethods: providers.filter(({ offered, paymentMethod }) => offered || paymentMethod === state.paymentMethod),
    deliveryWidget: isByWidget,
    pickupPoints,
    delivery: pickDeliveryDetails(state.delivery ?? {}, shipping, pickupPoints),
    shippingMethods,
    shipping,
    leaving: place.country ? describeLeaving(place.country, now) : null,
    totals: computeTotals({ ...basket, shipping }),
    tax,
    takeBack: decideTakeBack({ lines, country, isChosen: state.fields.takeBack === true }, now),
    refusal: formatRefusal(
      { country, refused: isRefused ? territory : null, limit: isTooLittle ? tax.limit : null },
      language,
    ),
  }
}

/** Whether the buyer has entered a VAT number of the country that the goods go to. */
function hasVatNumber({ fields, place: { country } }: SelectionState): boolean {
  const vatNumber = fields.address.vatNumber ?? ''
  return country !== null && parseVatNumber(vatNumber, country)?.startsWith(country) === true
}

/**
 * The reason why nothing is sent: `refused` is a territory without delivery, `limit` the value that
 * goods must exceed. Null where that is no reason.
 */
interface Refusal {
  country: CountryRow | null
  refused: Territory | null
  limit: ValueLimit | null
}

/**
 * Returns the reason why nothing is sent, or the question for an unknown country; empty where goods
 * are sent.
 */
function formatRefusal({ country, refused, limit }: Refusal, language: LanguageCode): string {
  const { tax } = texts[language]
  if (refused) return tax.refusal(refused.names[language])
  if (!country) return tax.ask
  return limit ? tax.tooLittle[limit.per](formatLimit(limit, language)) : ''
}
