import * as v from 'valibot'
import { operatorCauses } from '../../catalogue/stock-causes.ts'
import { languageCodes } from '../../lib/languages.ts'
import { operatorLine } from '../http.ts'

/** Maximum stock of an item, in pieces. A higher number is probably a typing error. */
export const stockMaximum = 100_000
/** Maximum number of pieces on the shelf, including sold pieces that are not sent yet. */
const shelfMaximum = 1_000_000

const whole = v.pipe(v.number('must be a number'), v.integer('must be a whole number'))
const pieces = (max: number) => v.pipe(whole, v.minValue(0, 'must be 0 or more'), v.maxValue(max, `at most ${max}`))

/** Pieces that somebody counted on the shelf, or that a list of stock showed there. */
export const shelfPieces = pieces(shelfMaximum)
export const place = operatorLine(60)
export const lowMark = pieces(stockMaximum)
export const reason = v.picklist(operatorCauses, `must be one of ${operatorCauses.join(', ')}`)
export const note = operatorLine(300)

const why = { reason: v.optional(reason), note: v.optional(note, '') }

/**
 * The schema of a new stock: its quantity in pieces, the difference from the current one, or how
 * many pieces somebody counted on the shelf while a list showed `seen`. Default of `reason`:
 * `count` for a count, else `correction`.
 */
export const stockChange = v.union(
  [
    v.strictObject({ quantity: pieces(stockMaximum), ...why }),
    v.strictObject({ change: whole, ...why }),
    v.strictObject({ counted: shelfPieces, seen: shelfPieces, ...why }),
  ],
  `must be { quantity } from 0 to ${stockMaximum}, { change }, or { counted, seen }, with a reason and a note if wanted`,
)

/** The schema of an item's details. `low` is the low mark in pieces; null for none. */
export const stockDetails = v.strictObject({ place: v.optional(place), low: v.optional(v.nullable(lowMark)) })

const limit = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,3}$/, 'must be a number above 0'),
    v.transform(Number),
    v.maxValue(100, 'at most 100'),
  ),
  '50',
)

/**
 * The query of a list of stock, sorted by item. `after` is the previous page's last item. `find` is
 * an item's number, SKU or EAN, or the beginning of one of these or of words of its product.
 * `language` is for CSV.
 */
export const stockListing = v.object({
  find: v.optional(v.pipe(operatorLine(100), v.minLength(2, 'must have 2 characters or more'))),
  low: v.optional(v.picklist(['1'], 'must be 1')),
  after: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  limit,
  language: v.optional(v.picklist(languageCodes, `must be one of ${languageCodes.join(', ')}`)),
})

/**
 * The query of an item's stock moves, the newest first. `before` is the id of the previous page's
 * last move.
 */
export const moveListing = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be the id of a move'), v.transform(Number))),
  limit,
})

/** The schema of a stock count as CSV. It is only checked, not saved, unless `apply` is true. */
export const countFile = v.strictObject({
  csv: v.string('must be text'),
  apply: v.optional(v.boolean('must be true or false'), false),
})
