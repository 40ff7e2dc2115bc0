import type { DeliveryDates } from '#client/shared/commerce/delivery/dates.ts'
import { parseVatNumber } from '#client/shared/commerce/vat/vat-number.ts'
import { isDueAnywhere, toUtcDay } from '#client/shared/law/duties.ts'
import type { CountryRow } from '../catalogue/countries/countries.ts'
import { decideTax, type Tax, totalsTax } from '../catalogue/countries/tax.ts'
import type { ValueLimit } from '../catalogue/countries/tax-rules.ts'
import { findTerritory, type Territory } from '../catalogue/countries/territories.ts'
import { addItemDetails, type SoldItem } from '../catalogue/products.ts'
import { computeArrival, describeLeaving } from '../delivery/arrival.ts'
import { type DeliveryDetails, pickDeliveryDetails } from '../delivery/details.ts'
import { filterShippingMethods, type ShippingMethod } from '../delivery/methods.ts'
import { addDeliveryOptions, findDeliveryZipCode } from '../delivery/options.ts'
import { addPickupPoints, type StoredPickupPoint } from '../delivery/points.ts'
import type { Batch } from '../lib/database.ts'
import { type LanguageCode, pickLanguage } from '../lib/languages.ts'
import type { Currency } from '../lib/money.ts'
import { texts } from '../lib/texts.ts'
import { addVouchers } from '../vouchers/storage.ts'
import { combineVouchers, type Voucher } from '../vouchers/terms.ts'
import { type BuyNowOffer, canBuyNow, findBuyNow, formatPaymentRefusal, listPaymentMethods } from './payment-methods.ts'
import { currencyOfPlace, loadRecentReference, queryWithReference, type Reference } from './reference.ts'
import type { Shop } from './session.ts'
import type { PaymentMethod, PaymentPlace, SelectionState, StoredLine } from './state.ts'
import { decideTakeBack, type TakeBackChoice } from './take-back.ts'
import { computeTotals, type Totals } from './totals.ts'
import { formatValueLimit } from './view/limit-text.ts'

export type QuotedLine = StoredLine & { soldItem: SoldItem }

/**
 * A shipping method. `arrival` is when the goods arrive if they are ordered now; null if unknown.
 */
type OfferedShipping = ShippingMethod & { arrival: DeliveryDates | null }

/** A selection with its current names, prices and totals. */
export interface Quote {
  state: SelectionState
  language: LanguageCode
  currency: Currency
  /** Null for an unknown country. */
  country: CountryRow | null
  /** The countries that the shop delivers to. */
  countries: CountryRow[]
  lines: QuotedLine[]
  /**
   * The vouchers that apply: automatic ones first, then codes in the order in which they were
   * added.
   */
  vouchers: Voucher[]
  /** Voucher codes of the selection that are no longer valid. */
  gone: string[]
  /**
   * The payment methods that are offered to shoppers, and the chosen one even if it is not offered.
   * All can be used for this payment.
   */
  paymentMethods: PaymentMethod[]
  /** Text that tells the shopper why no method can pay the total. Empty if one can. */
  paymentRefusal: string
  paymentPlace: PaymentPlace
  /** How the purchase can be paid without the checkout's form; null if it cannot. */
  buyNow: BuyNowOffer | null
  /** Whether there is a method for `buyNow` in the country. */
  canBuyNow: boolean
  /** Whether the checkout shows the delivery widget instead of ordinary shipping methods. */
  deliveryWidget: boolean
  /** Pick-up points for the delivery's ZIP code, nearest first. */
  pickupPoints: StoredPickupPoint[]
  /**
   * What the shopper chose besides the shipping method, e.g. a pick-up point; null if there is
   * nothing to choose.
   */
  delivery: DeliveryDetails | null
  shippingMethods: OfferedShipping[]
  /**
   * The chosen shipping method. Default: the first. Null if the shop does not deliver to the place.
   */
  shipping: OfferedShipping | null
  /**
   * The data from which the pages of made-to-order products compute when the goods arrive; null for
   * an unknown country.
   */
  leaving: ReturnType<typeof describeLeaving> | null
  totals: Totals
  tax: Tax
  takeBack: TakeBackChoice
  /**
   * Text for the shopper. It says why the shop does not deliver these goods to the ZIP code or, if
   * the country is unknown, asks which country it is. Empty if the shop delivers, and also if it
   * does not deliver to any part of the country.
   */
  refusal: string
}

/**
 * Loads a selection's country, its language, and all countries that the shop delivers to. They may
 * be slightly out of date, so use them only for display.
 */
export async function loadLocation(db: D1Database, state: Located) {
  return findLocation(await loadRecentReference(db), state)
}

type Located = Pick<SelectionState, 'place' | 'language'>

function findLocation({ countries, delivered }: Reference, { place, language }: Located) {
  const country = countries.find(entry => entry.country === place.country) ?? null
  return { country, language: pickLanguage(language, country?.language), countries: delivered }
}

/** Loads the language that was chosen in the session. Default: the language of its country. */
export async function loadSelectionLanguage({ session, db }: Pick<Shop, 'session' | 'db'>): Promise<LanguageCode> {
  return (await loadLocation(db, await session.load())).language
}

/**
 * Prices a selection. Items that are no longer sold are omitted from the quote; starting a payment
 * removes them from the selection.
 */
export async function loadQuote(shop: QuotingShop, state: SelectionState): Promise<Quote> {
  // An empty bag has no prices that could be outdated.
  if (state.lines.length === 0 && state.vouchers.length === 0 && !shop.hasDeliveryWidget) {
    const reference = await loadRecentReference(shop.db)
    return computeQuote(shop, state, reference, { soldItems: new Map(), options: [], points: [], validVouchers: [] })
  }
  const { value } = await queryWithReference(shop.db, (reference, batch) => addQuote(batch, shop, state, reference))
  return value
}

type QuotingShop = Pick<Shop, 'db' | 'providers' | 'hasDeliveryWidget' | 'now'>

/**
 * Adds the SQL statements for a quote to a batch. Once the batch has run, the returned function
 * computes the quote.
 */
export function addQuote(batch: Batch, shop: QuotingShop, state: SelectionState, reference: Reference): () => Quote {
  const { place } = state
  const { language } = findLocation(reference, state)
  const { zipCode, isShipped, hasPoints } = decideDelivery(shop, state, reference)
  const items = state.lines.map(({ item }) => item)
  const readVouchers = addVouchers(batch, state, place.priceList)
  const readItems = addItemDetails(batch, items, place, language)
  const readOptions =
    isShipped && shop.hasDeliveryWidget ? addDeliveryOptions(batch, place, zipCode, language) : () => []
  const readPoints = hasPoints ? addPickupPoints(batch, place.country, zipCode, language) : () => []
  return () =>
    computeQuote(shop, state, reference, {
      soldItems: readItems(),
      options: readOptions(),
      points: readPoints(),
      validVouchers: readVouchers(),
    })
}

/** Decides how a selection's goods can be delivered, using only data that all selections share. */
function decideDelivery({ hasDeliveryWidget, now }: QuotingShop, state: SelectionState, reference: Reference) {
  const { place } = state
  const { country, language } = findLocation(reference, state)
  const zipCode = findDeliveryZipCode(state.fields, place.country)
  const isDivided = isDueAnywhere('territories', toUtcDay(now))
  const territory = isDivided ? findTerritory(reference.territories, place.country, zipCode) : null
  const isRefused = territory?.treatment === 'refuse'
  const isShipped = country?.shipTo === true && !isRefused
  const ordinaryMethods = isShipped ? filterShippingMethods(reference.shippingMethods, place, language) : []
  const hasPoints = (isShipped && hasDeliveryWidget) || ordinaryMethods.some(({ pickup }) => pickup)
  return { zipCode, territory, isRefused, isShipped, ordinaryMethods, hasPoints }
}

/** What a quote needs besides the data that all selections share. */
interface QuoteRows {
  soldItems: Map<string, SoldItem>
  /** The options of the delivery widget; empty if the checkout does not show it. */
  options: ShippingMethod[]
  points: StoredPickupPoint[]
  validVouchers: Voucher[]
}

function computeQuote(
  shop: QuotingShop,
  state: SelectionState,
  reference: Reference,
  { soldItems, options: deliveryOptions, points: pickupPoints, validVouchers }: QuoteRows,
): Quote {
  const { providers, now } = shop
  const { place } = state
  const { country, language, countries } = findLocation(reference, state)
  const { territory, isRefused, ordinaryMethods, hasPoints } = decideDelivery(shop, state, reference)
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
  const currency = currencyOfPlace(reference, place)
  const totals = computeTotals({ ...basket, shipping })
  const paymentPlace = { country: place.country, currency: currency.currency, amount: totals.grandTotal }
  const paymentMethods = listPaymentMethods(providers, paymentPlace, state.paymentMethod)
  return {
    state,
    language,
    currency,
    country,
    countries,
    lines,
    vouchers,
    gone: state.vouchers.filter(code => !validVouchers.some(({ voucher }) => voucher === code)),
    paymentMethods,
    paymentRefusal: formatPaymentRefusal(providers, paymentPlace, { offered: paymentMethods, language }),
    paymentPlace,
    buyNow:
      lines.length > 0 && shipping && !tax.company
        ? findBuyNow(providers, paymentPlace, {
            needsZipCode: hasPoints || isByWidget || reference.territories.some(one => one.country === place.country),
          })
        : null,
    canBuyNow: country?.shipTo === true && canBuyNow(providers, paymentPlace),
    deliveryWidget: isByWidget,
    pickupPoints,
    delivery: pickDeliveryDetails(state.delivery ?? {}, shipping, pickupPoints),
    shippingMethods,
    shipping,
    leaving: place.country ? describeLeaving(place.country, now) : null,
    totals,
    tax,
    takeBack: decideTakeBack({ lines, country, isChosen: state.fields.takeBack === true }, now),
    refusal: formatRefusal(
      { country, refused: isRefused ? territory : null, limit: isTooLittle ? tax.limit : null },
      language,
    ),
  }
}

/** Whether the buyer has entered a VAT number of the country to which the goods are sent. */
function hasVatNumber({ fields, place: { country } }: SelectionState): boolean {
  const vatNumber = fields.address.vatNumber ?? ''
  return country !== null && parseVatNumber(vatNumber, country)?.startsWith(country) === true
}

/** Why the shop may not deliver to a place. */
interface Refusal {
  /** Null if the country is unknown. */
  country: CountryRow | null
  /** The place's territory if the shop does not deliver there; otherwise null. */
  refused: Territory | null
  /** The value limit that the goods must exceed but do not; null if no limit prevents delivery. */
  limit: ValueLimit | null
}

/** Formats `Quote.refusal`. */
function formatRefusal({ country, refused, limit }: Refusal, language: LanguageCode): string {
  const { tax } = texts[language]
  if (refused) return tax.refusal(refused.names[language])
  if (!country) return tax.ask
  return limit ? tax.tooLittle[limit.per](formatValueLimit(limit, language)) : ''
}
