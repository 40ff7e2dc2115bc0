import * as v from 'valibot'

const text = v.optional(v.nullable(v.string()), '')
const plainText = v.pipe(
  text,
  v.transform(value => value ?? ''),
)
const count = v.optional(v.number(), 0)

/** Converts a time of the wire to an ISO time. A time without a time zone is in UTC. */
const time = v.pipe(
  v.string(),
  v.transform(value => (/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value)),
)
const optionalTime = v.optional(v.nullable(time), null)

export const shownGoodsStates = ['to_send', 'partly_shipped', 'shipped', 'delivered', 'returned', 'cancelled'] as const
export const shownMoneyStates = [
  'authorised',
  'captured',
  'partly_refunded',
  'refunded',
  'refund_failed',
  'disputed',
] as const

const address = v.object({
  firstName: plainText,
  lastName: plainText,
  company: plainText,
  address1: plainText,
  address2: plainText,
  zipCode: plainText,
  city: plainText,
  state: plainText,
  country: plainText,
  countryName: plainText,
  phoneNumber: plainText,
  email: plainText,
  vatNumber: plainText,
})
export type OrderAddress = v.InferOutput<typeof address>

/**
 * An item of an order. In the orders that packers get, the product's names are fields of the item.
 */
const item = v.pipe(
  v.object({
    line: v.string(),
    item: v.string(),
    quantity: v.number(),
    size: plainText,
    sku: plainText,
    ean: plainText,
    productName: plainText,
    variantName: plainText,
    product: v.optional(v.object({ name: plainText, variantName: plainText })),
    totalPriceBeforeDiscountAsNumber: v.optional(v.number()),
  }),
  v.transform(({ product, productName, variantName, totalPriceBeforeDiscountAsNumber: amount, ...rest }) => ({
    ...rest,
    name: product?.name ?? productName,
    variant: product?.variantName ?? variantName,
    amount,
  })),
)
export type OrderItem = v.InferOutput<typeof item>

const part = v.object({ line: v.string(), quantity: v.number() })
export type LinePart = v.InferOutput<typeof part>

const pieces = v.object({
  line: v.string(),
  ordered: count,
  shipped: count,
  toSend: count,
  withdrawn: count,
  returned: count,
  refunded: count,
})

const shipment = v.object({
  shipmentId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  shippedDate: time,
  deliveredDate: optionalTime,
  carrier: plainText,
  trackingId: plainText,
  trackingUrl: plainText,
  lines: v.optional(v.array(part), []),
})
export type OrderParcel = v.InferOutput<typeof shipment>

const refund = v.object({
  reference: v.string(),
  status: v.picklist(['requested', 'refunded', 'failed']),
  amountAsNumber: v.number(),
  reason: plainText,
  created: time,
  settled: optionalTime,
})

const sums = v.object({
  goodsAsNumber: v.number(),
  discounts: v.array(v.object({ name: v.string(), isAutomatic: v.boolean(), amountAsNumber: v.number() })),
  shippingAsNumber: v.number(),
  taxDeductedAsNumber: v.number(),
  totalAsNumber: v.number(),
  taxes: v.array(v.object({ taxPercent: v.number(), taxAsNumber: v.number() })),
  paidAsNumber: v.number(),
  refundedAsNumber: v.number(),
  leftAsNumber: v.number(),
})
export type Sums = v.InferOutput<typeof sums>

const payment = v.object({
  method: v.string(),
  reference: v.string(),
  providerReference: plainText,
  currency: v.string(),
  captured: optionalTime,
  refundableAsNumber: v.number(),
})

/** The details of a change in the history. Amounts are in minor units. */
const details = v.fallback(
  v.object({
    reason: plainText,
    text: plainText,
    carrier: plainText,
    trackingId: plainText,
    amount: v.optional(v.number()),
    lines: v.optional(v.array(part), []),
  }),
  { reason: '', text: '', carrier: '', trackingId: '', lines: [] },
)
const entry = v.object({ change: v.string(), date: time, actor: plainText, details })
export type HistoryEntry = v.InferOutput<typeof entry>

const note = v.object({ text: v.string(), actor: plainText, date: optionalTime })

/** The operators' notes. If the value is a single text, it is the buyer's note. */
const notes = v.pipe(
  v.optional(v.nullable(v.union([v.string(), v.array(note)])), []),
  v.transform(value =>
    typeof value === 'string' ? (value ? [{ text: value, actor: '', date: null }] : []) : (value ?? []),
  ),
)

const mail = v.object({ kind: v.string(), recipient: v.string(), created: time, sent: optionalTime })
export type ListedMail = v.InferOutput<typeof mail>

/** Converts a pick-up point to text. */
const point = v.fallback(
  v.pipe(
    v.union([v.string(), v.object({ name: plainText, address1: plainText, zipCode: plainText, city: plainText })]),
    v.transform(value =>
      typeof value === 'string'
        ? value
        : [value.name, value.address1, value.zipCode, value.city].filter(Boolean).join(', '),
    ),
  ),
  '',
)

/**
 * An order as commerce returns it to operators. Packers get it without amounts, mails and the
 * billing address; for them, `address` is the delivery address.
 */
export const managedOrder = v.object({
  order: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  date: time,
  goods: v.picklist(shownGoodsStates),
  actions: v.optional(v.array(v.string()), []),
  items: v.array(item),
  lines: v.array(pieces),
  leftToSend: v.optional(v.array(part), []),
  /** How many sent pieces are expected to come back, and need a return label. */
  expectedBack: count,
  shipments: v.optional(v.array(shipment), []),
  address,
  shippingAddress: v.optional(address),
  shippingMethodName: plainText,
  deliveryDetails: v.optional(
    v.nullable(
      v.object({ doorCode: plainText, courierInstructions: plainText, pickupLocation: v.optional(point, '') }),
    ),
  ),
  pickupPoint: v.optional(point, ''),
  giftMessage: plainText,
  additionalNotes: plainText,
  buyerReference: plainText,
  notes,
  history: v.optional(v.array(entry), []),
  money: v.optional(v.picklist(shownMoneyStates)),
  sums: v.optional(sums),
  payment: v.optional(payment),
  paymentMethodName: plainText,
  refunds: v.optional(v.array(refund), []),
  dueRefunds: v.optional(
    v.array(v.object({ withdrawal: v.number(), dueBy: v.string(), amountAsNumber: v.number() })),
    [],
  ),
  documents: v.optional(
    v.array(
      v.object({
        number: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
        kind: v.picklist(['receipt', 'credit_note']),
        date: time,
      }),
    ),
    [],
  ),
  mails: v.optional(v.array(mail)),
  payouts: v.optional(
    v.array(
      v.object({
        payout: v.string(),
        day: v.string(),
        currency: v.string(),
        amountAsNumber: v.number(),
        feeAsNumber: v.number(),
      }),
    ),
    [],
  ),
})
export type ManagedOrder = v.InferOutput<typeof managedOrder>

export const managedOrderAnswer = v.object({ order: managedOrder })

/** The sums of a refund, before it is made. */
export const refundPreview = v.object({
  preview: v.object({
    amountAsNumber: v.number(),
    lines: v.optional(
      v.array(v.object({ line: v.string(), quantity: v.number(), amountAsNumber: v.optional(v.number(), 0) })),
      [],
    ),
    shippingAsNumber: v.optional(v.number(), 0),
    otherAsNumber: v.optional(v.number(), 0),
  }),
})
export type RefundPreview = v.InferOutput<typeof refundPreview>['preview']
