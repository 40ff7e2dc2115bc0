import * as v from 'valibot'
import { openHours } from '#client/shared/commerce/delivery/hours.ts'
import { leftOutReasons } from '#src/services/commerce/management/packing/orders.ts'
import { count, flag, optionalPair, pair, text, textOrNull, texts } from './basics.ts'
import { managedOrder, withdrawal } from './orders.ts'
import { due as dueOnArrival } from './places.ts'
import { customer } from './selection.ts'

export const failure = v.object({
  errors: v.pipe(v.record(text, text), v.description('Reasons by field or subject'), v.minEntries(1)),
})

const both = v.object({ en: text, sv: text })
const number = v.number()
const numberOrNull = v.nullable(number)

export const stock = v.object({ item: text, before: count, quantity: count })
const listedStock = v.object({
  item: text,
  product: text,
  name: text,
  variant: both,
  size: both,
  sku: text,
  ean: text,
  place: text,
  low: v.nullable(count),
  quantity: v.pipe(count, v.description('In stock, including reserved pieces')),
  reserved: count,
  free: count,
  owed: v.pipe(count, v.description('Sold, but not sent yet')),
  withdrawn: v.pipe(
    count,
    v.description('Pieces that buyers withdrew from before they were sent, and that are not refunded yet'),
  ),
  shelf: v.pipe(count, v.description('All pieces on the shelf: the sum of quantity, owed and withdrawn')),
})
export const stockItem = v.object({ item: listedStock })
export const stockList = v.object({
  items: v.array(listedStock),
  next: v.pipe(textOrNull, v.description('The value of `after` for the next page; null on the last page')),
  complete: v.pipe(flag, v.description('False if more items match than a search can list')),
})
export const stockMoves = v.object({
  moves: v.array(
    v.object({
      id: number,
      at: text,
      change: number,
      quantity: v.pipe(count, v.description('The stock after the change')),
      cause: text,
      actor: text,
      note: text,
      order: numberOrNull,
    }),
  ),
  next: v.pipe(numberOrNull, v.description('The value of `before` for the next page; null on the last page')),
})
export const stockCount = v.object({
  applied: flag,
  changes: v.array(
    v.object({
      line: count,
      item: text,
      counted: v.nullable(count),
      shelf: count,
      before: count,
      after: count,
      place: textOrNull,
      low: v.nullable(count),
    }),
  ),
})
export const price = v.object({
  product: text,
  pricelist: number,
  currency: text,
  ...pair('price'),
  ...pair('priceBeforeDiscount'),
  ...optionalPair('lowestPrice'),
})

const wantedPrice = {
  product: text,
  pricelist: number,
  priceAsNumber: number,
  beforeAsNumber: numberOrNull,
  from: textOrNull,
  until: textOrNull,
}
export const pricePlan = v.object({
  plan: number,
  ...wantedPrice,
  status: v.picklist(['planned', 'running', 'done', 'cancelled']),
  ...texts('planned', 'plannedBy'),
})
export const pricePlans = v.object({ plans: v.array(pricePlan) })
export const priceTable = v.object({
  applied: flag,
  changes: v.array(v.object({ line: count, ...wantedPrice, nowAsNumber: number })),
})

export const orders = v.object({
  orders: v.array(managedOrder),
  next: v.pipe(numberOrNull, v.description('The value of `before` for the next page; null on the last page')),
})
export const oneOrder = v.object({ order: managedOrder })
export const pickList = v.object({
  items: v.array(
    v.object({
      ...texts('item', 'sku', 'ean', 'name', 'variant', 'size'),
      place: v.pipe(text, v.description('The place on the shelf, by which the list is sorted; empty if unknown')),
      quantity: count,
      orders: v.array(v.object({ order: text, quantity: count })),
    }),
  ),
  leftOut: v.pipe(
    v.array(v.object({ order: text, reason: v.picklist(leftOutReasons) })),
    v.description('Orders with nothing left to send'),
  ),
})
export const labels = v.pipe(text, v.description('CSV, or text with tabs if `LABEL_FORMAT` is `nshift`'))
export const shipmentTable = v.object({
  applied: flag,
  parcels: v.array(
    v.object({
      lines: v.pipe(v.array(count), v.description('The numbers of the lines in the file')),
      ...texts('order', 'carrier', 'trackingId', 'trackingUrl'),
      items: v.pipe(
        v.nullable(v.array(v.object({ item: text, quantity: count }))),
        v.description('Null means everything that is left to send'),
      ),
      recorded: v.pipe(
        flag,
        v.description('Whether this call, or an earlier call with the same key, has recorded the parcel'),
      ),
      error: v.pipe(textOrNull, v.description('Why the parcel could not be recorded')),
    }),
  ),
})
export const today = v.object({
  toSend: v.nullable(v.object({ count, oldest: textOrNull })),
  refundsDue: v.nullable(count),
  refundsFailed: v.nullable(count),
  withdrawals: v.nullable(count),
  disputes: numberOrNull,
  unsentMails: v.pipe(
    v.nullable(count),
    v.description('Mails that have been waiting to be sent for ten minutes or more'),
  ),
  lowStock: v.nullable(count),
})

const type = v.picklist(['code', 'uri', 'automatic'])
const scope = {
  products: v.nullable(v.array(text)),
  categories: v.nullable(v.array(text)),
  exclusive: flag,
  oncePerCustomer: flag,
}
const kind = v.picklist(['percent', 'amount', 'free_shipping'])
export const voucher = v.object({
  voucher: text,
  description: text,
  type,
  kind,
  value: v.pipe(number, v.description('A percentage, or an amount in minor units')),
  pricelist: numberOrNull,
  minimum: v.pipe(numberOrNull, v.description('In minor units')),
  ...scope,
  usesLeft: numberOrNull,
  validFrom: textOrNull,
  validUntil: textOrNull,
  used: count,
})
export const vouchers = v.object({ vouchers: v.array(voucher) })
export const newVoucher = v.object({
  voucher: text,
  kind,
  value: v.pipe(number, v.description('A percentage, or an amount in major units')),
  description: text,
  type,
  pricelist: numberOrNull,
  minimum: v.pipe(numberOrNull, v.description('In major units')),
  ...scope,
  uses: numberOrNull,
  from: textOrNull,
  until: textOrNull,
})

export const products = v.object({
  products: v.array(v.object({ ...texts('product', 'name', 'variant', 'uri'), stock: count })),
  productCount: count,
})
export const product = v.object({
  ...texts('name', 'uri', 'sku', 'created'),
  variant: both,
  media: v.array(text),
  isNew: flag,
  prepareDays: number,
  isElectric: flag,
  categories: v.array(text),
  markets: v.array(number),
  prices: v.record(text, v.object({ price: number, before: number, lowest: v.optional(number) })),
  items: v.array(v.object({ ...texts('item', 'sku', 'ean'), size: both, stock: count })),
  related: v.array(v.object(texts('product', 'relation'))),
})

export const category = v.object({ category: text, name: both, uri: text, position: number, products: count })
export const categories = v.object({ categories: v.array(category) })
export const customers = v.object({ customers: v.array(customer), customerCount: count })
export const personalData = v.object({
  ...texts('made', 'email'),
  customer: v.pipe(textOrNull, v.description('Null for a guest')),
  data: v.pipe(v.record(text, v.array(v.record(text, v.unknown()))), v.description('Rows by part')),
})
export const erasure = v.object({
  email: text,
  customer: v.pipe(textOrNull, v.description('Null for a guest')),
  orders: v.array(
    v.object({
      order: text,
      until: v.pipe(text, v.isoDate(), v.description('The last day on which personal data are stored')),
    }),
  ),
  openPayments: v.pipe(count, v.description('Unfinished payments, which are erased once they are finished')),
  unsentMails: v.pipe(count, v.description('Mails whose address is erased once they are sent')),
})
export const withdrawals = v.object({ withdrawals: v.array(withdrawal) })
export const dueWithdrawals = v.object({
  due: v.array(
    v.object({
      ...texts('withdrawal', 'confirmed', 'order', 'name', 'email'),
      dueBy: v.pipe(text, v.isoDate()),
      daysLeft: v.pipe(number, v.description('Negative when the refund is overdue')),
      matched: flag,
      sent: flag,
      cameBack: flag,
      currency: textOrNull,
      amountAsNumber: numberOrNull,
      shippingAsNumber: numberOrNull,
      lines: v.array(v.object({ line: text, quantity: count })),
    }),
  ),
})
export const handled = v.object(texts('withdrawal', 'handled'))

const sending = { pricelist: number, name: both, price: number, freeFrom: numberOrNull }
export const setup = v.object({
  pricelists: v.array(v.object({ pricelist: number, name: text, currency: text, whole: flag })),
  countries: v.array(
    v.object({
      ...texts('country', 'language'),
      name: both,
      eu: flag,
      shipTo: flag,
      market: number,
      pricelist: number,
      vat: number,
      due: dueOnArrival,
      taxRule: v.object({
        treatment: v.picklist(['deduct', 'charge', 'refuse']),
        limit: v.nullable(
          v.object({
            per: v.picklist(['item', 'consignment']),
            amount: number,
            currency: text,
            included: flag,
            rate: numberOrNull,
          }),
        ),
        reverseCharge: flag,
      }),
      registrations: v.object({
        ...texts('weee', 'batteries', 'packaging'),
        tax: v.array(v.object(texts('name', 'number'))),
      }),
      states: v.array(v.object({ state: text, name: text })),
    }),
  ),
  territories: v.array(
    v.object({
      ...texts('country', 'zips'),
      name: both,
      treatment: v.picklist(['deduct', 'charge', 'refuse', 'country']),
      vat: numberOrNull,
      due: dueOnArrival,
    }),
  ),
  shippingMethods: v.array(
    v.object({
      shippingMethod: text,
      market: number,
      ...sending,
      days: v.nullable(v.object({ from: number, to: number })),
      pickup: flag,
    }),
  ),
  deliveryPrices: v.array(v.object({ type: v.picklist(['delivery', 'mailbox', 'pickup']), zip: text, ...sending })),
  pickupPoints: v.array(
    v.object({
      ...texts('pickupPoint', 'country', 'near', 'name', 'address1', 'zipCode', 'city'),
      hours: v.array(openHours),
      latitude: v.nullable(number),
      longitude: v.nullable(number),
    }),
  ),
  zipPlaces: v.array(v.object({ ...texts('country', 'zip'), latitude: number, longitude: number })),
})

export const components = {
  Failure: failure,
  Order: managedOrder,
  Customer: customer,
  Withdrawal: withdrawal,
  Product: product,
  Voucher: voucher,
  Category: category,
  Setup: setup,
}

export const log = v.object({
  log: v.array(
    v.object({
      id: number,
      ...texts('at', 'actor', 'name', 'way', 'operation', 'subject'),
      roles: v.array(text),
      outcome: v.picklist(['done', 'refused']),
      before: v.pipe(v.unknown(), v.description('The subject before the change; null for a refusal')),
      after: v.pipe(v.unknown(), v.description('The subject after the change; null for a refusal')),
      request: v.pipe(
        v.unknown(),
        v.description('The body of the request; null if it contained personal data that was erased'),
      ),
    }),
  ),
  next: v.pipe(numberOrNull, v.description('The value of `before` for the next page; null on the last page')),
})
