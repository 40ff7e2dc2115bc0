import type { SalesPlace } from '../catalogue/countries/place.ts'
import type { DeliveryPreferences } from '../delivery/details.ts'
import type { LanguageCode } from '../lib/languages.ts'

/** Each item has at most one line. */
export interface SelectionLine extends LineNotes {
  line: string
  item: string
  quantity: number
}

/** Notes that a caller sent with the item; returned unchanged. */
export interface LineNotes {
  productUrl?: string
  category?: string
  /** Servers only. */
  comment?: string
}

export type AddressTexts = Record<string, string>

/** Checkout fields stored while they are typed; checked at payment. */
export interface CheckoutFields {
  address: AddressTexts
  shippingAddress: AddressTexts
  additionalNotes: string
  /** Goes with the parcel. Sessions of before lack it, and the next. */
  giftMessage?: string
  /** The buyer's own, e.g. of their company. */
  buyerReference?: string
  /** Whether an old lamp is to be taken back, where that is offered. */
  takeBack?: boolean
  paymentReturnPage: string
  paymentFailedPage: string
  /** Whether the buyer wants the newsletter; signed up with the order. */
  newsletter?: boolean
}

/** Everything that a session stores; names, prices and stock are looked up. */
export interface SelectionState {
  /** The id of one purchase. After it, the next selection has another id and the same token. */
  id: string
  place: SalesPlace
  language: string | null
  lines: SelectionLine[]
  vouchers: string[]
  shippingMethod: string | null
  paymentMethod: string | null
  fields: CheckoutFields
  delivery?: DeliveryPreferences
  /** Whether an order may exist that this state has not recorded. */
  paymentStarted: boolean
  /** The last purchase: ids of its selection and of its order. */
  lastPurchase: { selection: string; order: string } | null
  /** Visitors' selections that were merged into this one at login. */
  merged?: string[]
}

/** As sessions store it: three fields have the names of the first version. */
export type StoredSelection = Omit<SelectionState, 'place' | 'paymentStarted' | 'lastPurchase'> & {
  place: Omit<SalesPlace, 'priceList'> & { pricelist: number }
  paying: SelectionState['paymentStarted']
  bought: SelectionState['lastPurchase']
}

export const storedFrom = ({ place, paymentStarted, lastPurchase, ...same }: SelectionState): StoredSelection => {
  const { priceList, ...location } = place
  return {
    ...same,
    place: { ...location, pricelist: priceList },
    paying: paymentStarted,
    bought: lastPurchase,
  }
}

export const selectionFrom = ({ place, paying, bought, ...same }: StoredSelection): SelectionState => {
  const { pricelist, ...location } = place
  return {
    ...same,
    place: { ...location, priceList: pricelist },
    paymentStarted: paying,
    lastPurchase: bought,
  }
}

export interface UnavailableItem {
  item: string
  product: string
  originalQuantity: number
  unavailable: number
  available: number
  /** An extension, only where it is no longer sold, or not in this country. */
  withdrawn?: true
}

/** A selection after a change. */
export interface Changed {
  state: SelectionState
  /** Quantities that are not in stock or not sold in the new country. */
  unavailable: UnavailableItem[]
  /** Of several changes at once, the failed ones by index. */
  failures?: { index: number; errors: Record<string, string> }[]
}

/** Maximum number of lines of one selection, to limit the cost of a response. */
export const bagMaximum = 50
/** Maximum number of combined codes. */
export const voucherMaximum = 3

/** A payment method, as selections show it. */
export interface PaymentMethod {
  /** The name on the wire, in return addresses and in `/payment-notifications/{paymentMethod}`. */
  paymentMethod: string
  paymentMethodType: string
  names: Record<LanguageCode, string>
  /** Whether shoppers are offered it; otherwise it can only be requested by name. */
  offered: boolean
  /** What its page offers in a country for a price in this currency, to be said before paying. */
  offer?: (place: { country: string; currency: string }, language: LanguageCode) => string
  /**
   * A widget that comes before the payment, if there is one; it knows the amount but cannot finish
   * an order.
   */
  widget?: (language: LanguageCode) => object
}

export const freshSelection = (id: string, place: SalesPlace): SelectionState => ({
  id,
  place,
  language: null,
  lines: [],
  vouchers: [],
  shippingMethod: null,
  paymentMethod: null,
  fields: noFields,
  paymentStarted: false,
  lastPurchase: null,
})

const noFields: CheckoutFields = {
  address: {},
  shippingAddress: {},
  additionalNotes: '',
  paymentReturnPage: '',
  paymentFailedPage: '',
}

/** Whether a selection has anything that was typed in the checkout. */
export const hasTyped = ({ fields, delivery }: SelectionState): boolean => {
  const { address, shippingAddress, additionalNotes, giftMessage, buyerReference } = fields
  const texts = [...Object.values(address), ...Object.values(shippingAddress), ...Object.values(delivery ?? {})]
  return [...texts, additionalNotes, giftMessage, buyerReference].some(Boolean)
}

/** The selection without what was typed in the checkout. */
export const withoutTyped = (state: SelectionState): SelectionState => ({ ...state, fields: noFields, delivery: {} })
