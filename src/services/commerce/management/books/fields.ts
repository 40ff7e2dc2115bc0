import * as v from 'valibot'
import { languageCodes } from '../../lib/languages.ts'
import { day, operatorLine } from '../http.ts'

/** Maximum number of documents in one response. */
export const maxDocuments = 10_000
/** Maximum number of days whose sums are in one response. */
const maxDays = 366
const dayMs = 24 * 60 * 60 * 1000

/** The language of CSV. Default: the one in `Accept-Language`, or else the operator's. */
const language = v.optional(v.picklist(languageCodes, `must be one of ${languageCodes.join(', ')}`))

const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, 'must be a number'),
    v.transform(Number),
    v.minValue(1, 'must be 1 or more'),
    v.maxValue(maxDocuments, `at most ${maxDocuments}`),
  ),
)

/**
 * The query of a list of receipts and credit notes, the newest first. `from` and `to` are days in
 * the shop's time zone, inclusive. `before` is the number of the previous page's last document.
 * `limit` defaults to 50 or, for CSV, to the maximum.
 */
export const documentListing = v.object({
  from: v.optional(day),
  to: v.optional(day),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, 'must be a document number'), v.transform(Number))),
  limit,
  language,
})

/** The days of a list of sums, in the shop's time zone, inclusive: at most a year. */
export const ledgerDays = v.object({ from: day, to: day, language })

/** Returns why the days of a list of sums are refused; null if they are accepted. */
export function findPeriodFault({ from, to }: v.InferOutput<typeof ledgerDays>): string | null {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
  if (days < 1) return 'must not be before from'
  return days > maxDays ? `must be at most ${maxDays} days after from` : null
}

/** The body that records that an operator has returned the money of a payment without an order. */
export const returnedMoney = v.strictObject({
  note: v.pipe(operatorLine(300), v.minLength(1, 'must say how it was returned')),
})

const beforeReason = 'must be the reference of a refund'

/** The query of a list of refunds, the newest first. `before` is the last refund's reference. */
export const refundListing = v.object({
  status: v.picklist(['requested', 'failed'], 'must be requested or failed'),
  before: v.optional(v.pipe(v.string(), v.maxLength(100, beforeReason))),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/, 'must be a number from 1 to 100'), v.transform(Number)),
    '50',
  ),
})
