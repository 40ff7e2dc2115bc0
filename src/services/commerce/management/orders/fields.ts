import * as v from 'valibot'
import { languageCodes } from '../../lib/languages.ts'
import { orderStates } from '../../orders/states.ts'
import { statusWords } from '../../orders/view.ts'
import { amount, day, pagingQuery, operatorLine as text } from '../http.ts'

const link = v.pipe(text(500), v.url('must be an address'), v.startsWith('https://', 'must begin with https://'))

/** Fields of a parcel. Default: empty. */
const parcel = {
  carrier: v.optional(text(100), ''),
  trackingId: v.optional(text(100), ''),
  trackingUrl: v.optional(v.union([v.literal(''), link], 'must be an address that begins with https://'), ''),
}

const whole = 'must be a whole number of 1 or more'
const part = v.strictObject({
  line: v.pipe(v.string('must be a line of the order'), v.maxLength(100)),
  quantity: v.pipe(v.number(whole), v.integer(whole), v.minValue(1, whole), v.maxValue(10_000, 'is too large')),
})
const parts = v.pipe(v.array(part), v.minLength(1, 'must have a line'), v.maxLength(500, 'are too many'))
const flag = (fallback: boolean) => v.optional(v.boolean('must be true or false'), fallback)
const reason = v.optional(text(300), '')

/** The body that records a parcel. Default for `lines`: everything that is left to send. */
export const shipment = v.strictObject({ ...parcel, lines: v.optional(parts) })
export const correction = v.strictObject(parcel)
export const delivery = v.strictObject({ shipment: v.optional(v.pipe(v.number(), v.integer())) })
export const cancellation = v.strictObject({ reason, restock: flag(true) })
export const goodsReturn = v.strictObject({ lines: parts, restock: flag(true) })
export const refundFields = v.strictObject({
  all: flag(false),
  lines: v.optional(parts),
  shipping: v.optional(v.union([v.boolean(), amount], 'must be true or an amount'), false),
  amount: v.optional(amount),
  reason,
  withdrawal: v.optional(v.pipe(v.number(), v.integer())),
  restock: flag(true),
  /** With `true`, nothing is refunded, and the answer contains the sums. */
  preview: flag(false),
})

/** All statuses on the wire except `failed`, which no order has. */
const statuses = Object.keys(statusWords).filter(status => status !== 'failed')

/** The language of the names of products, countries and so on. Default: the operator's. */
const language = v.optional(v.picklist(languageCodes, `must be one of ${languageCodes.join(', ')}`))
export const orderReading = v.object({ language })

const works = ['to_send', 'problems', 'unsent_mails'] as const
const refundStatuses = ['requested', 'refunded', 'failed'] as const

/**
 * The query of a list of orders, the newest first, or with `to_send` the oldest first. `before` is
 * the previous page's `next`: the number of the last order on it.
 */
export const listing = v.object({
  state: v.optional(v.picklist(orderStates, `must be one of ${orderStates.join(', ')}`)),
  /**
   * `to_send` means only orders with pieces left to send, whatever the state of their money.
   * `problems` means only orders whose newest refund failed, or whose payment is disputed.
   * `unsent_mails` means only orders with a mail that has not been sent for ten minutes.
   */
  work: v.optional(v.picklist(works, `must be one of ${works.join(', ')}`)),
  status: v.optional(v.picklist(statuses, `must be one of ${statuses.join(', ')}`)),
  /**
   * An order's number, or the beginnings of some of its words. These are the words of names,
   * addresses, e-mail addresses, telephone numbers, VAT numbers, tracking numbers and payment
   * references, and of the products' names, finishes, numbers, SKU and EAN.
   */
  search: v.optional(v.pipe(text(100), v.minLength(2, 'must have 2 characters or more'))),
  /** Only orders with a refund of this status. */
  refund: v.optional(v.picklist(refundStatuses, `must be one of ${refundStatuses.join(', ')}`)),
  from: v.optional(day),
  to: v.optional(day),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be an order number'), v.transform(Number))),
  language,
  ...pagingQuery.entries,
})
