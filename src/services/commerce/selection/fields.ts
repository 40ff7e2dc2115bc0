import * as v from 'valibot'
import { type LineNotes, lineMaximum } from './state.ts'

const text = (most: number) =>
  v.pipe(v.string('must be a text'), v.maxLength(most, `must be at most ${most} characters`))

/** What may be said of an item that is added, besides its quantity. A category is a number from 1, or the text of one. */
const notes = v.object({
  productUrl: v.optional(text(1000)),
  category: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], 'must be a category'),
      v.transform(String),
      v.regex(/^[1-9][0-9]{0,8}$/, 'must be a category'),
    ),
  ),
  comment: v.optional(text(500)),
})

/** The notes of a body, or what is wrong with them. */
export function notesIn(body: Record<string, unknown>) {
  const { success, output, issues } = v.safeParse(notes, body)
  if (!success) return { issues }
  const { productUrl, category, comment } = output
  const given: LineNotes = {
    ...(productUrl === undefined ? {} : { productUrl }),
    ...(category === undefined ? {} : { category }),
    ...(comment === undefined ? {} : { comment }),
  }
  return { notes: given }
}

const quantity = (least: number) =>
  v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(least, `must be ${least} or more`),
    v.maxValue(lineMaximum, `must be at most ${lineMaximum}`),
  )
const operations = <T extends v.GenericSchema>(operation: T) =>
  v.optional(v.pipe(v.array(operation, 'must be a list'), v.maxLength(100, 'must be at most 100')), [])

/** `PUT items`: lines get a quantity, where 0 removes one; items are added. */
export const bulk = v.object({
  lines: operations(v.object({ line: v.string('must be a line'), quantity: quantity(0) }, 'must be an object')),
  items: operations(v.object({ item: v.string('must be an item'), quantity: quantity(1) }, 'must be an object')),
})

export type Bulk = v.InferOutput<typeof bulk>
