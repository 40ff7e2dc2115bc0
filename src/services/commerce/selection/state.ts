import type { Place } from '../catalogue/place.ts'
import type { DeliveryPreferences } from '../delivery/details.ts'
import type { Language } from '../lib/languages.ts'

/** An item has one line. */
export interface Line extends LineNotes {
  line: string
  item: string
  quantity: number
}

/** What a caller sent with the item; returned as it came. */
export interface LineNotes {
  productUrl?: string
  category?: string
  /** Servers only. */
  comment?: string
}

export type AddressTexts = Record<string, string>

/** Checkout data stored while it is typed; checked when it is paid. */
export interface CheckoutFields {
  address: AddressTexts
  shippingAddress: AddressTexts
  additionalNotes: string
  paymentReturnPage: string
  paymentFailedPage: string
  /** Whether the buyer wants the newsletter; asked for when it is paid. */
  newsletter?: boolean
}

/** Everything a session stores; names, prices and stock are looked up. */
export interface SelectionState {
  /**
   * One purchase. After it, the next selection has another id and the same token.
   */
  id: string
  place: Place
  language: string | null
  lines: Line[]
  vouchers: string[]
  shippingMethod: string | null
  paymentMethod: string | null
  fields: CheckoutFields
  delivery?: DeliveryPreferences
  /** Whether an order may exist that this state does not know of. */
  paymentStarted: boolean
  /** The last purchase: its selection, and its order's reference. */
  lastPurchase: { selection: string; order: string } | null
  /** Visitors' selections that were added to this one at login. */
  merged?: string[]
}

/** As sessions store it: three fields have the names of the first version. */
export type StoredSelection = Omit<SelectionState, 'place' | 'paymentStarted' | 'lastPurchase'> & {
  place: Omit<Place, 'priceList'> & { pricelist: number }
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

export interface Unavailable {
  item: string
  product: string
  originalQuantity: number
  unavailable: number
  available: number
}

/** A selection after a change. */
export interface Changed {
  state: SelectionState
  /** Quantities that the stock or the new country does not have. */
  unavailable: Unavailable[]
  /** Of several changes at once, why some failed, by their place among them. */
  failures?: { index: number; errors: Record<string, string> }[]
}

/** Lines of one selection: a shop for homes, and a limit on what one answer can cost. */
export const bagMaximum = 50
/** Codes that can be combined. */
export const voucherMaximum = 3

/** A way to pay, as far as selections show it. */
export interface PaymentMethod {
  /** On the wire, in return addresses and in `/payment-notifications/{paymentMethod}`. */
  paymentMethod: string
  paymentMethodType: string
  names: Record<Language, string>
  /** Whether shoppers are offered it; otherwise it can only be requested by name. */
  offered: boolean
  /**
   * A widget that comes before the payment itself, where there is one; it knows the amount and can
   * never finish an order.
   */
  widget?: (language: Language) => object
}

export const freshSelection = (id: string, place: Place): SelectionState => ({
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
