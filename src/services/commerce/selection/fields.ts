import * as v from 'valibot'
import { lineMaximum } from '../catalogue/countries/place.ts'
import { textField } from '../lib/fields.ts'
import { fail } from '../lib/outcome.ts'
import type { LineNotes } from './state.ts'

/**
 * Optional fields for an added item. Responses repeat them in the item's line. `category` is a
 * positive whole number, sent as a number or a string. Null is the same as a missing field.
 */
export const itemFields = v.object({
  productUrl: v.nullish(textField(1000)),
  category: v.nullish(
    v.pipe(
      v.union([v.string(), v.number()], 'must be a category'),
      v.transform(String),
      v.regex(/^[1-9][0-9]{0,8}$/, 'must be a category'),
    ),
  ),
  comment: v.nullish(textField(500)),
})

export function pickNotes({ productUrl, category, comment }: v.InferOutput<typeof itemFields>): LineNotes {
  return {
    ...(productUrl == null ? {} : { productUrl }),
    ...(category == null ? {} : { category }),
    ...(comment == null ? {} : { comment }),
  }
}

const quantity = (min: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(min, `must be ${min} or more`),
    v.maxValue(lineMaximum, `must be at most ${lineMaximum}`),
  )
const operations = <T extends v.GenericSchema>(operation: T) =>
  v.optional(v.pipe(v.array(operation, 'must be a list'), v.maxLength(100, 'must be at most 100')), [])

/** The body of `PUT items`, which sets quantities of lines (0 removes a line) and adds items. */
export const bulk = v.object({
  lines: operations(v.object({ line: v.string('must be a line'), quantity: quantity(0) }, 'must be an object')),
  items: operations(v.object({ item: v.string('must be an item'), quantity: quantity(1) }, 'must be an object')),
})

export type Bulk = v.InferOutput<typeof bulk>

/**
 * Parses a quantity from a URL path. Returns null unless it is one to four digits, so `0x10`,
 * `1e3`, `+5` and `1.0` are invalid.
 */
export const parsePathQuantity = (text: string) => (/^[0-9]{1,4}$/.test(text) ? Number(text) : null)

const pieces = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999)), 1)
/** The body of calls that raise or lower the quantity of a line. */
export const lineFields = v.object({ quantity: pieces })
/** The body of `POST items/{item}`. */
export const addedFields = v.object({ ...lineFields.entries, ...itemFields.entries })

/**
 * Parses a quantity from a request body. Default: 1. Null unless it is a whole number from 1 to
 * 9999.
 */
export function parseBodyQuantity(quantity: unknown): number | null {
  const result = v.safeParse(pieces, quantity)
  return result.success ? result.output : null
}

export const quantityFailure = fail(406, { quantity: `must be a whole number from 1 to ${lineMaximum}` })
