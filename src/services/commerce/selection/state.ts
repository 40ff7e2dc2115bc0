import type { SalesPlace } from '../catalogue/countries/place.ts'
import type { DeliveryPreferences } from '../delivery/details.ts'
import type { LanguageCode } from '../lib/languages.ts'

/** A line of the selection. An item has at most one line. */
export interface StoredLine extends LineNotes {
  line: string
  item: string
  quantity: number
}

/** Notes that a caller has sent with an item. Responses repeat them unchanged. */
export interface LineNotes {
  productUrl?: string
  category?: string
  /** Only servers may set it. */
  comment?: string
}

export type AddressTexts = Record<string, string>

/**
 * The checkout's fields. They are stored while the shopper types, and only validated at payment.
 */
export interface CheckoutFields {
  address: AddressTexts
  shippingAddress: AddressTexts
  additionalNotes: string
  /** A message to enclose with the parcel. Older selections lack this and the next two fields. */
  giftMessage?: string
  /** The buyer's own reference, e.g. an order number of their company. */
  buyerReference?: string
  /** Whether the buyer wants the shop to take an old lamp back. */
  takeBack?: boolean
  paymentReturnPage: string
  paymentFailedPage: string
  /** Whether placing the order signs the buyer up for the newsletter. */
  newsletter?: boolean
}

/**
 * The data that is stored for a selection. Names, prices and stock are looked up for each response.
 */
export interface SelectionState {
  /**
   * The selection's id, which is used for one purchase. After that purchase, the selection gets a
   * new id, but keeps its token.
   */
  id: string
  place: SalesPlace
  language: string | null
  lines: StoredLine[]
  vouchers: string[]
  shippingMethod: string | null
  paymentMethod: string | null
  fields: CheckoutFields
  delivery?: DeliveryPreferences
  /** Whether a payment was started. If so, an order may exist that is not recorded here yet. */
  paymentStarted: boolean
  /** The id that the selection had at its last purchase, and the order's reference. */
  lastPurchase: { selection: string; order: string } | null
  /** The ids of visitors' selections that were added to this one at login. */
  merged?: string[]
}

/** The form in which a selection is stored. Three fields have different names in storage. */
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

/**
 * An item that is not available in the wanted quantity, in the wire's format. All numbers are
 * quantities.
 */
export interface UnavailableItem {
  item: string
  product: string
  originalQuantity: number
  unavailable: number
  available: number
  /**
   * Set if the item is no longer sold, or is not sold in this country. Centra has no such field.
   */
  withdrawn?: true
}

/** The result of a change. */
export interface Changed {
  state: SelectionState
  /** The items that are not available in the wanted quantity. */
  unavailable: UnavailableItem[]
  /**
   * For a change of the type `several`: the errors of the changes that failed. `index` is the
   * position of the failed change.
   */
  failures?: { index: number; errors: Record<string, string> }[]
}

/** Maximum number of lines of a selection. It limits how long a response takes. */
export const bagMaximum = 50
/** Maximum number of voucher codes of a selection. */
export const voucherMaximum = 3

/**
 * The country, currency and amount of a payment. `amount` is in minor units; `country` is null if
 * unknown.
 */
export interface PaymentPlace {
  country: string | null
  currency: string
  amount: number
}

/** What a selection needs to know about a payment method. */
export interface PaymentMethod {
  /** The name on the wire, in return URLs and in `/payment-notifications/{paymentMethod}`. */
  paymentMethod: string
  paymentMethodType: string
  names: Record<LanguageCode, string>
  /** Whether shoppers see the method. Otherwise, callers can only choose it by its name. */
  offered: boolean
  /** Whether the method can be used for this payment. Default: for every payment. */
  isOfferedIn?: (place: PaymentPlace) => boolean
  /**
   * Returns the smallest amount that can be paid in a currency, in minor units. Default: 0. A total
   * of 0 can always be ordered.
   */
  findMinimum?: (currency: string) => number
  /** Formats a sentence about the ways to pay that the provider's page offers in a country. */
  offer?: (place: PaymentPlace, language: LanguageCode) => string
  /**
   * Whether the provider's page asks for the buyer's addresses. The checkout does not list such a
   * method: it is for purchases without the checkout's form ("Buy now").
   */
  collectsAddress?: true
  /** Creates the widget that the storefront shows before the payment. Most methods have none. */
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

/** Whether a selection has text that was typed in the checkout. */
export const hasTypedText = ({ fields, delivery }: SelectionState): boolean => {
  const { address, shippingAddress, additionalNotes, giftMessage, buyerReference } = fields
  const texts = [...Object.values(address), ...Object.values(shippingAddress), ...Object.values(delivery ?? {})]
  return [...texts, additionalNotes, giftMessage, buyerReference].some(Boolean)
}

/** Removes all text that was typed in the checkout. */
export const removeTypedText = (state: SelectionState): SelectionState => ({ ...state, fields: noFields, delivery: {} })
