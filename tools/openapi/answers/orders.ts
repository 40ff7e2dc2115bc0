import * as v from 'valibot'
import { resentKinds } from '#src/services/commerce/management/orders/mails.ts'
import { goodsStates, moneyStates, orderStates } from '#src/services/commerce/orders/states.ts'
import { count, flag, isoTime, text, textOrNull, texts, time, token } from './basics.ts'
import { lists } from './places.ts'
import { bought, line, loggedIn } from './selection.ts'

const part = v.object({ line: text, quantity: v.number() })
const shipment = v.object({
  ...texts('shipmentId', 'carrier', 'service', 'trackingId', 'trackingUrl', 'returnSlipTracking'),
  shippedDate: time,
  deliveredDate: v.nullable(time),
  additionalMessage: v.null(),
  lines: v.array(part),
})

const documentName = { ...texts('number'), kind: v.picklist(['receipt', 'credit_note']), date: time }
const seller = v.object(texts('name', 'address', 'email', 'vatNumber'))

export const order = v.object({
  ...bought,
  ...texts('order', 'reference', 'statusDescription'),
  status: v.picklist(['untouched', 'progress', 'ok', 'archived', 'failed']),
  date: time,
  shipments: v.array(shipment),
  withdrawable: flag,
  withdrawals: v.array(v.object({ withdrawal: text, date: isoTime, lines: v.array(part) })),
  refunds: v.array(v.object({ date: time, amountAsNumber: v.number() })),
  documents: v.array(v.object(documentName)),
})

const answer = { ...token, order, ...lists, ...loggedIn }
export const orderAnswer = v.object(answer)
/** The response for an order whose link has expired. */
const oldOrder = v.object({
  ...texts('order', 'reference', 'statusDescription'),
  status: order.entries.status,
  date: time,
  narrowed: v.literal(true),
})
export const linkedOrderAnswer = v.object({ ...answer, order: v.union([order, oldOrder]) })
export const paidAnswer = v.object({ ...answer, action: v.literal('success') })
export const ordersAnswer = v.object({
  ...token,
  orders: v.array(
    v.object({
      ...order.entries,
      query: v.pipe(
        text,
        v.description('The query string that the address of the order’s page needs in order to show everything'),
      ),
    }),
  ),
  ordersPaging: v.object({ from: count, size: count, totalSize: count }),
  ...lists,
  ...loggedIn,
})

/** A receipt or credit note; amounts are in major units. */
const document = v.object({
  ...documentName,
  ...texts('language', 'order', 'reason', 'currency', 'paymentMethodName', 'shippingMethodName', 'pickupPoint'),
  delivery: order.entries.delivery,
  orderDate: time,
  seller: v.nullable(seller),
  buyerReference: text,
  receipt: v.nullable(v.object(documentName)),
  address: bought.address,
  lines: v.array(
    v.object({
      ...texts('item', 'name'),
      quantity: count,
      taxPercent: v.number(),
      priceEachAsNumber: v.nullable(v.number()),
      discountAsNumber: v.nullable(v.number()),
      totalPriceAsNumber: v.number(),
    }),
  ),
  shippingAsNumber: v.number(),
  otherAsNumber: v.number(),
  taxDeductedAsNumber: v.number(),
  taxNote: order.entries.taxNote,
  taxNumbers: order.entries.taxNumbers,
  totalAsNumber: v.number(),
  taxes: v.array(
    v.object({ taxPercent: v.number(), netAsNumber: v.number(), taxAsNumber: v.number(), grossAsNumber: v.number() }),
  ),
})
export const slipsAnswer = v.object({
  ...token,
  slips: v.array(
    v.object({
      ...texts('order', 'language', 'pickupPoint', 'giftMessage', 'buyerReference'),
      date: time,
      address: v.pipe(v.array(text), v.description('The lines of the delivery address')),
      lines: v.array(v.object({ ...texts('item', 'name', 'sku', 'ean'), quantity: count })),
    }),
  ),
})
const person = v.object({ lines: v.array(text), phoneNumber: text })
/** An order as operators print it; amounts are in major units. */
export const summaryAnswer = v.object({
  ...token,
  summary: v.object({
    ...texts('order', 'language', 'email', 'vatNumber', 'buyerReference', 'paymentMethodName', 'paymentReference'),
    ...texts('shippingMethodName', 'pickupPoint', 'doorCode', 'courierInstructions', 'currency'),
    ...texts('giftMessage', 'additionalNotes'),
    date: time,
    buyer: person,
    recipient: person,
    delivery: v.object({ text }),
    takeBack: v.object({ text }),
    discounts: v.array(v.object({ name: text, amountAsNumber: v.number() })),
    lines: document.entries.lines,
    shippingAsNumber: v.number(),
    taxDeductedAsNumber: v.number(),
    taxNote: document.entries.taxNote,
    totalAsNumber: v.number(),
    taxes: document.entries.taxes,
    paidAsNumber: v.number(),
    refundedAsNumber: v.number(),
    parcels: v.array(
      v.object({
        ...texts('carrier', 'trackingId'),
        date: time,
        lines: v.array(v.object({ quantity: count, name: text })),
      }),
    ),
    notes: v.array(v.object({ ...texts('text', 'actor'), date: time })),
  }),
})
export const documentAnswer = v.object({ ...token, document })

const anything = v.record(text, v.unknown())
/** What the storefront must do next for a payment. */
export const paymentAnswer = v.variant('action', [
  v.object({ ...token, action: v.literal('redirect'), url: text, formType: text }),
  v.object({ ...token, action: v.literal('form'), formHtml: text, formType: text, formFields: v.optional(anything) }),
  v.object({ ...token, action: v.literal('javascript'), code: text, formType: text, formFields: anything }),
])

const withdrawnLine = v.object({ ...line.entries, storePickup: flag, left: count, withdrawn: count })
export const withdrawal = v.object({
  ...texts('withdrawal', 'reference', 'order', 'email', 'name'),
  created: isoTime,
  confirmed: v.nullable(isoTime),
  matched: flag,
  sent: flag,
  over: flag,
  until: v.nullable(isoTime),
  lines: v.array(withdrawnLine),
})
export const withdrawalAnswer = v.object({ ...token, withdrawal })

const savedAddress = v.object({
  ...texts(
    'address',
    'firstName',
    'lastName',
    'company',
    'vatNumber',
    'address1',
    'address2',
    'zipCode',
    'city',
    'state',
  ),
  ...texts('country', 'phoneNumber'),
  isDelivery: flag,
  isInvoice: flag,
})
export const addressesAnswer = v.object({ ...token, addresses: v.array(savedAddress) })

const openSession = v.object({
  ...texts('session', 'browser', 'system'),
  createdAt: time,
  usedAt: time,
  isCurrent: flag,
})
const stockNotice = v.object({ ...texts('notice', 'name', 'variantName', 'size', 'uri'), createdAt: time })
export const noticesAnswer = v.object({ ...token, notices: v.array(stockNotice), emailConfirmed: flag })

const passkey = v.object({ ...texts('passkey', 'browser', 'system'), createdAt: time, usedAt: v.nullable(time) })
export const passkeysAnswer = v.object({ ...token, passkeys: v.array(passkey) })
export const passkeyOptions = v.object({
  ...token,
  options: v.pipe(v.record(text, v.unknown()), v.description('For `navigator.credentials` (WebAuthn)')),
})

export const sessionsAnswer = v.object({ ...token, sessions: v.array(openSession), emailConfirmed: flag })

const rows = v.array(v.record(v.string(), v.unknown()))
export const dataAnswer = v.object({
  ...token,
  data: v.pipe(
    v.objectWithRest(
      {
        made: isoTime,
        customer: text,
        emailConfirmed: flag,
        leftOut: v.array(text),
        profile: rows,
        orders: rows,
        bag: v.nullable(v.record(v.string(), v.unknown())),
      },
      rows,
    ),
    v.description('Rows by part; data linked only by the e-mail address is left out until the address is confirmed'),
  ),
})

const wish = v.object({ wishlistItem: v.number(), product: v.number(), createdAt: time })
export const wishlistAnswer = v.object({
  ...token,
  wishlist: v.object({ wishlist: v.literal(0), isDefault: v.literal(true), items: v.array(wish) }),
})

export const subscribed = v.object({ ...token, subscribed: v.literal(true) })
export const unsubscribed = v.object({ ...token, subscribed: v.literal(false) })
export const addressee = v.object({ ...token, email: text })
export const openAnswer = v.object({ ...token, open: v.literal(true) })
export const inquiryAnswer = v.object({ ...token, received: v.literal(true) })
export const received = v.object({ received: v.literal(true) })

const refundLine = v.object({ ...part.entries, unsent: count, amountAsNumber: v.number() })
const refund = v.object({
  ...texts('reference', 'reason'),
  mayRetry: flag,
  status: v.picklist(['requested', 'refunded', 'failed']),
  withdrawal: v.nullable(count),
  created: isoTime,
  settled: v.nullable(isoTime),
  amountAsNumber: v.number(),
  shippingAsNumber: v.number(),
  otherAsNumber: v.number(),
  lines: v.array(refundLine),
})
const payment = v.object({
  ...texts('method', 'reference', 'currency'),
  providerReference: textOrNull,
  amountAsNumber: v.number(),
  captured: v.nullable(isoTime),
  refundableAsNumber: v.number(),
})
const sums = v.pipe(
  v.object({
    goodsAsNumber: v.number(),
    discounts: v.array(v.object({ ...texts('voucher', 'name'), isAutomatic: flag, amountAsNumber: v.number() })),
    shippingAsNumber: v.number(),
    taxDeductedAsNumber: v.number(),
    totalAsNumber: v.number(),
    taxes: document.entries.taxes,
    paidAsNumber: v.number(),
    refundedAsNumber: v.number(),
    leftAsNumber: v.number(),
  }),
  v.description(
    'The total is the sum of goods, discounts, delivery and deducted tax. Left is the amount that is paid and not refunded',
  ),
)
const pieces = v.object({
  line: text,
  ordered: count,
  shipped: count,
  toSend: count,
  withdrawn: count,
  returned: count,
  refunded: count,
})

/** What a refund would pay back. */
export const refundPreview = v.object({
  preview: v.object({
    amountAsNumber: v.number(),
    shippingAsNumber: v.number(),
    otherAsNumber: v.number(),
    lines: v.array(refundLine),
    taxes: document.entries.taxes,
    leftAsNumber: v.pipe(v.number(), v.description('What could still be refunded afterwards')),
    currency: text,
  }),
})

const orderMail = v.object({
  kind: v.picklist(resentKinds),
  recipient: v.pipe(text, v.description('Empty if the person’s data was erased')),
  created: isoTime,
  sent: v.nullable(isoTime),
})

/** An order as operators see it. `customer` is the number of the account, null for guests. */
export const managedOrder = v.object({
  ...order.entries,
  state: v.picklist(orderStates),
  goods: v.picklist(goodsStates),
  money: v.picklist(moneyStates),
  actions: v.array(text),
  customer: textOrNull,
  consents: v.array(v.objectWithRest({ key: text, consented: flag }, text)),
  vouchers: v.array(v.object({ voucher: text, priceOffAsNumber: v.number() })),
  payment,
  sums,
  lines: v.array(pieces),
  leftToSend: v.array(part),
  expectedBack: v.pipe(
    count,
    v.description('How many sent pieces should come back: the withdrawn pieces, or all pieces'),
  ),
  returned: v.array(part),
  refunds: v.array(refund),
  hasOpenRefunds: flag,
  dueRefunds: v.array(v.object({ withdrawal: count, dueBy: v.pipe(text, v.isoDate()), amountAsNumber: v.number() })),
  mails: v.optional(
    v.pipe(v.array(orderMail), v.description('The mails to the buyer; only in the response for a single order')),
  ),
  payouts: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...texts('payout', 'day', 'currency'),
          kind: v.picklist(['payment', 'refund', 'dispute', 'fee', 'other']),
          amountAsNumber: v.number(),
          feeAsNumber: v.number(),
        }),
      ),
      v.description('The entries for the order in payouts, with the fees; only in the response for a single order'),
    ),
  ),
  history: v.array(v.object({ ...texts('change', 'actor'), date: isoTime, details: anything })),
})

export const components = { Order: order, Withdrawal: withdrawal }
