import * as v from 'valibot'

/*
 * The checkout interface's responses, as far as the shop uses them. Tolerant, because the
 * platform's own documents disagree: fields may be missing, lists may be maps, ids may be numbers.
 * Of prices only the numbers are read, in major units: their texts are not localized.
 */

/** A schema that never fails: `read` converts any input, also undefined, to a defined value. */
const tolerant = <T>(read: (input: unknown) => T) =>
  v.fallback(v.pipe(v.unknown(), v.transform(read)), () => read(undefined))

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** A text; numbers become text; null, false and undefined become empty. Also used for ids. */
export const wireText = tolerant(input =>
  typeof input === 'string' ? input : typeof input === 'number' ? String(input) : '',
)

/** A text, or null for null, undefined and the empty text. */
export const textOrNull = tolerant(input => (typeof input === 'string' && input ? input : null))

/** A number, or a numeric text; null, false and undefined become 0. */
export const wireNumber = tolerant(input => toNumber(input) ?? 0)

/** A number, or null for null, false and undefined: "no price here" is not a price of 0. */
export const numberOrNull = tolerant(toNumber)

export const wireFlag = tolerant(input => input === true)

/** Where a missing flag means true. */
export const flagUnlessFalse = tolerant(input => input !== false)

/** A list, sent as an array, as a map of its entries, or not at all. */
export const list = <T extends v.GenericSchema>(entry: T) =>
  v.fallback(v.pipe(v.unknown(), v.transform(entries), v.array(entry)), () => [])

export const wireTexts = tolerant(input => entriesOf(input).filter(entry => typeof entry === 'string'))

/** A map; when empty it may be sent as `[]`, null, false, or not at all. */
export const map = <T extends v.GenericSchema>(entry: T) =>
  v.optional(v.pipe(v.unknown(), v.transform(record), v.record(v.string(), entry)), {})

/**
 * An object; anything else becomes an empty one. `prepare` unifies two shapes of the same response.
 */
export const object = <T extends v.ObjectEntries>(
  fields: T,
  prepare: (body: Record<string, unknown>) => unknown = record,
) => v.optional(v.pipe(v.unknown(), v.transform(record), v.transform(prepare), v.object(fields)), {})

const record = (input: unknown): Record<string, unknown> => (isRecord(input) ? input : {})

/** The texts of an error map: the first text in each value, because some values are lists. */
export const errorTexts = tolerant(input =>
  Object.fromEntries(Object.entries(isRecord(input) ? input : {}).map(([key, value]) => [key, firstText(value)])),
)

function toNumber(input: unknown): number | null {
  const value = typeof input === 'string' && input.trim() ? Number(input) : input
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const entriesOf = (input: unknown): unknown[] =>
  Array.isArray(input) ? input : isRecord(input) ? Object.values(input) : []
const entries = (input: unknown) => entriesOf(input).filter(isRecord)

function firstText(input: unknown): string {
  if (typeof input === 'string') return input
  return entriesOf(input).map(firstText).find(Boolean) ?? JSON.stringify(input ?? '')
}
