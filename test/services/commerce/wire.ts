import type { WireArrival, WireDelivery, WireTakeBack } from './wire-delivery.ts'
import type { WireOrderFacts } from './wire-order-facts.ts'
import type { WirePacking } from './wire-packing.ts'

/*
 * Types for tests that read the checkout interface's answers. `Body` has the fields of all answers,
 * so each answer lacks most of them. The fields are not checked here: a missing field is undefined,
 * and a test that expects a value fails. `contract-shapes.ts` checks the exact shapes.
 */

/** A list whose first entry tests may read without checking that it exists. */
type Filled<T> = [T, ...T[]]

export interface WireItem {
  item: string
  name: string
  stock: string
  sizeId: string
  warehouses: Filled<{ warehouse: number; stock: number }>
}

export interface WirePrice {
  price: string
  priceAsNumber: number
  priceBeforeDiscountAsNumber: number
  discountPercent: number
  showAsOnSale: boolean
  showAsNew: boolean
  lowestPrice: Filled<{ periodDays: number; priceAsNumber: number }>
}

export interface WireProduct extends WirePrice {
  itemQuantityMaximum: number
  product: string
  name: string
  variantName: string
  uri: string
  sku: string
  available: boolean
  relation: string
  category: string
  categoryUri: string
  categoryName: string[]
  categories: Filled<{ category: string; uri: string; sortOrder: number }>
  items: Filled<WireItem>
  relatedProducts: Filled<WireProduct>
  prices: Record<string, WirePrice>
  markets: number[]
}

interface WireLine {
  line: string
  sku: string
  item: string
  quantity: number
  priceEachAsNumber: number
  priceEachBeforeDiscountAsNumber: number
  totalPriceAsNumber: number
  taxPercent: number
  product: WireProduct
}

interface WireVoucher {
  voucher: string
  type: string
  name: string
  priceOff: string
  priceOffAsNumber: number
}

interface WireTotals {
  itemsTotalPriceAsNumber: number
  totalDiscountPriceAsNumber: number
  shippingPrice: string
  shippingPriceAsNumber: number
  taxDeductedAsNumber: number
  taxPercent: number
  totalQuantity: number
  grandTotalPrice: string
  grandTotalPriceAsNumber: number
  grandTotalPriceTaxAsNumber: number
}

interface WireSelection {
  language: string
  deliveryDetails: WireDelivery
  delivery: WireArrival
  taxNote: { text: string }
  takeBack: WireTakeBack
  taxNumbers: { name: string; number: string }[]
  refusal: { text: string }
  freeDelivery: { fromAsNumber: number; missingAsNumber: number; text: string }
  currency: string
  items: Filled<WireLine>
  totals: WireTotals
  discounts: {
    discountAsNumber: number
    vouchers: Filled<WireVoucher>
    automaticDiscounts: Filled<WireVoucher>
  }
  additionalNotes: string
  address: Record<string, string>
  shippingAddress: Record<string, string>
  shippingMethod: string
  shippingMethodName: string
  paymentMethod: string
  paymentMethodName: string
  centraCheckoutScript: string
  pluginFields: { ingrid: { snippet: string; session_id: string }; shipwallet_reload: boolean }
}

export interface WireOrder extends WireSelection, WireOrderFacts {
  order: string
  query: string
  reference: string
  status: string
  statusDescription: string
  giftMessage: string
  shipments: Filled<{ shipmentId: string; carrier: string; trackingId: string }>
  /** This and the following fields are sent only to operators. */
  state: string
  leftToSend: { line: string; quantity: number }[]
  payment: { reference: string; captured: string | null; amountAsNumber: number; refundableAsNumber: number }
  refunds: {
    reference: string
    status: string
    mayRetry: boolean
    amountAsNumber: number
    lines: { line: string; quantity: number; unsent: number }[]
  }[]
  mails: { kind: string; recipient: string; sent: string | null }[]
  payouts: object[]
  hasOpenRefunds: boolean
  dueRefunds: { withdrawal: number; dueBy: string; amountAsNumber: number }[]
  documents: { number: string; kind: string }[]
  history: { change: string; actor: string; details: Record<string, unknown> }[]
}

export interface WireDocument {
  number: string
  seller: { name: string; address: string; vatNumber: string } | null
  language: string
  lines: { totalPriceAsNumber: number; taxPercent: number }[]
  shippingAsNumber: number
  otherAsNumber: number
  taxDeductedAsNumber: number
  totalAsNumber: number
  taxes: { taxPercent: number; netAsNumber: number; taxAsNumber: number; grossAsNumber: number }[]
}

interface WireAddress {
  address: string
  address1: string
  city: string
  isDelivery: boolean
  isInvoice: boolean
}

/** The export of a customer's data. */
interface WireData {
  customer: string
  emailConfirmed: boolean
  leftOut: string[]
  bag: unknown
  orders: { number: number; selection: string }[]
  newsletter: unknown[]
  inquiries: unknown[]
  payments: unknown[]
}

interface WireSession {
  session: string
  browser: string
  system: string
  createdAt: string
  isCurrent: boolean
}

interface WireCountry {
  country: string
  name: string
  currency: string
  shipTo: boolean
  market: string
  pricelist: string
}

/** The body of any answer. */
export interface Body extends WirePrice, WirePacking {
  territories: object[]
  token: string
  errors: Record<string, string>
  messages: string[]
  unavailable: Filled<{ item: string; originalQuantity: number; available: number; unavailable: number }>
  selection: WireSelection
  passkeys: Filled<{ passkey: string; usedAt: string | null }>
  options: { challenge: string; rp: { id: string }; user: { id: string; name: string } }
  refused: { method: string; refusal: string; payments: number; last: string }[]
  payouts: Filled<{
    payout: string
    day: string
    currency: string
    amountAsNumber: number
    feeAsNumber: number
    entries: { kind: string; order: string | null; amountAsNumber: number; feeAsNumber: number }[]
  }>
  paymentRefusal: { text: string }
  buyNow: { paymentMethod: string; needsZipCode: boolean } | null
  shippingMethods: Filled<{
    shippingMethod: string
    name: string
    price: string
    priceAsNumber: number
    days: { from: number; to: number }
    delivery: WireArrival
    pickupPoints: Filled<{ point: string; hours: string; distance: string }>
  }>
  paymentMethods: Filled<{ paymentMethod: string; name: string; offer: string; supportsInitiateOnly: boolean }>
  countries: Filled<WireCountry>
  country: WireCountry
  defaultLocation: { currency: string; market: string }
  languages: Filled<{ language: string; default: boolean }>
  location: { country: string; state: string; market: number; pricelist: number; shipTo: boolean }
  loggedIn: Record<string, unknown> & { customer: string; email: string }
  email: string
  subscribed: boolean
  data: WireData & Record<string, unknown>
  sessions: Filled<WireSession>
  notices: { notice: string; name: string }[]
  addresses: [WireAddress, WireAddress, ...WireAddress[]]
  plan: number
  due: {
    withdrawal: string
    dueBy: string
    daysLeft: number
    amountAsNumber: number
    shippingAsNumber: number
  }[]
  withdrawal: { withdrawal: string; reference: string; confirmed: string | null; matched: boolean }
  products: Filled<WireProduct>
  product: WireProduct
  productCount: number
  filter: Filled<{ field: string; values: Filled<{ value: string; count: number; totalCount: number }> }>
  categories: Filled<{ category: string; name: string[]; uri: string }>
  found: string
  action: string
  url: string
  formType: string
  formHtml: string
  formFields: { url: string }
  code: string
  order: WireOrder
  document: WireDocument
  wishlist: { wishlist: number; isDefault: boolean; items: { product: number; createdAt: string }[] }
  orders: Filled<WireOrder>
  next: number | null
  ordersPaging: { from: number; size: number; totalSize: number }
  markets: Filled<{ market: string; default: boolean }>
  pricelists: Filled<{ pricelist: string; default: boolean }>
  quantity: number
  before: number
  lowestPriceAsNumber: number
}
