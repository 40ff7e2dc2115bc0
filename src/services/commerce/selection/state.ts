import type { SalesPlace } from '../catalogue/countries/place.ts'
import type { DeliveryPreferences } from '../delivery/details.ts'
import type { LanguageCode } from '../lib/languages.ts'

/** A line of the selection. Each item has at most one. */
export interface SelectionLine extends LineNotes {
  line: string
  item: string
  quantity: number
}

/** Notes that a caller sent with the item. They are returned unchanged. */
export interface LineNotes {
  productUrl?: string
  category?: string
  /** Only servers may set it. */
  comment?: string
}

export type AddressTexts = Record<string, string>

/** Checkout fields, stored while they are typed and checked at payment. */
export interface CheckoutFields {
  address: AddressTexts
  shippingAddress: AddressTexts
  additionalNotes: string
  /** A message to enclose with the parcel. Old sessions lack it, and the two fields below. */
  giftMessage?: string
  /** The buyer's own reference, e.g. an order number of their company. */
  buyerReference?: string
  /** Whether the buyer wants an old lamp taken back, where that is offered. */
  takeBack?: boolean
  paymentReturnPage: string
  paymentFailedPage: string
  /** Whether the buyer wants the newsletter. They are signed up when the order is placed. */
  newsletter?: boolean
}

/** Everything that a session stores. Names, prices and stock are looked up. */
export interface SelectionState {
  /**
   * The id for one purchase. After the purchase, the selection gets a new id and keeps its token.
   */
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

/** The stored form of a selection, which keeps the old names of three fields. */
export type StoredSelection = Omit<SelectionState, 'place' | 'paymentStarted' | 'lastPurchase'> & {
  place: Omit<SalesPlace, 'priceList'> & { pricelist: number }
  paying: SelectionState['paymentStarted']
  bought: SelectionState['lastPurchase']
}

export const toStoredSelection = ({
  place,
  paymentStarted,
  lastPurchase,
  ...others
}: SelectionState): StoredSelection => {
  const { priceList, ...location } = place
  return {
    ...others,
    place: { ...location, pricelist: priceList },
    paying: paymentStarted,
    bought: lastPurchase,
  }
}

export const fromStoredSelection = ({ place, paying, bought, ...others }: StoredSelection): SelectionState => {
  const { pricelist, ...location } = place
  return {
    ...others,
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
  /** An extension of the wire, set only when the item is no longer sold, or not in this country. */
  withdrawn?: true
}

/** The result of a change. */
export interface Changed {
  state: SelectionState
  /** Quantities that are not in stock or not sold in the new country. */
  unavailable: UnavailableItem[]
  /** The failed ones of several changes, by index. */
  failures?: { index: number; errors: Record<string, string> }[]
}

/** Maximum number of lines of a selection, which limits the cost of a response. */
export const bagMaximum = 50
/** Maximum number of voucher codes of a selection. */
export const voucherMaximum = 3

/** A payment method that selections may show. */
export interface PaymentMethod {
  /** The name on the wire, in return addresses and in `/payment-notifications/{paymentMethod}`. */
  paymentMethod: string
  paymentMethodType: string
  names: Record<LanguageCode, string>
  /** Whether it is shown to shoppers; otherwise it can only be requested by name. */
  offered: boolean
  /**
   * A sentence about what its payment page offers in a country and currency, shown before payment.
   */
  offer?: (place: { country: string; currency: string }, language: LanguageCode) => string
  /**
   * The widget that is shown before the payment, if there is one. It knows the amount, but cannot
   * finish an order.
   */
  widget?: (language: LanguageCode) => object
}

export const createSelection = (id: string, place: SalesPlace): SelectionState => ({
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

/** Whether a selection has any text that was typed in the checkout. */
export const hasTypedText = ({ fields, delivery }: SelectionState): boolean => {
  const { address, shippingAddress, additionalNotes, giftMessage, buyerReference } = fields
  const texts = [...Object.values(address), ...Object.values(shippingAddress), ...Object.values(delivery ?? {})]
  return [...texts, additionalNotes, giftMessage, buyerReference].some(Boolean)
}

/** Removes all text that was typed in the checkout. */
export const removeTypedText = (state: SelectionState): SelectionState => ({ ...state, fields: noFields, delivery: {} })
