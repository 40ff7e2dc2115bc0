import * as v from 'valibot'

/* Building blocks for schemas of the checkout interface. They are tolerant, because the platform's
   documentation contradicts itself: fields may be missing, lists may be maps, ids may be numbers.
   Prices are read from the numbers in major units, since the price texts are not localized. */

/**
 * A schema that never fails: `read` converts any input, including undefined, to a defined value.
 */
const tolerant = <T>(read: (input: unknown) => T) =>
  v.fallback(v.pipe(v.unknown(), v.transform(read)), () => read(undefined))

const isRecord = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input)

/** Text. Numbers become text; null, false and undefined become empty. Also used for ids. */
export const wireText = tolerant(input =>
  typeof input === 'string' ? input : typeof input === 'number' ? String(input) : '',
)

/** Text, or null for null, undefined and the empty string. */
export const textOrNull = tolerant(input => (typeof input === 'string' && input ? input : null))

/** A number. Numeric strings become numbers; null, false and undefined become 0. */
export const wireNumber = tolerant(input => toNumber(input) ?? 0)

/** A number, or null for null, false and undefined, because a missing price is not a price of 0. */
export const numberOrNull = tolerant(toNumber)

export const wireFlag = tolerant(input => input === true)

/** A flag that counts as true when it is missing. */
export const flagUnlessFalse = tolerant(input => input !== false)

/** A list, which may be sent as an array, as a map of its entries, or not at all. */
export const list = <T extends v.GenericSchema>(entry: T) =>
  v.fallback(v.pipe(v.unknown(), v.transform(recordsIn), v.array(entry)), () => [])

export const wireTexts = tolerant(input => valuesIn(input).filter(entry => typeof entry === 'string'))

/** A map. When empty it may be sent as `[]`, null, false, or not at all. */
export const map = <T extends v.GenericSchema>(entry: T) =>
  v.optional(v.pipe(v.unknown(), v.transform(toRecord), v.record(v.string(), entry)), {})

/**
 * An object; any other input becomes an empty object. `prepare` changes the raw object before its
 * fields are read.
 */
export const object = <T extends v.ObjectEntries>(
  fields: T,
  prepare: (body: Record<string, unknown>) => unknown = toRecord,
) => v.optional(v.pipe(v.unknown(), v.transform(toRecord), v.transform(prepare), v.object(fields)), {})

const toRecord = (input: unknown): Record<string, unknown> => (isRecord(input) ? input : {})

/** The texts of an error map. If a value is a list of texts, the first text is used. */
export const errorTexts = tolerant(input =>
  Object.fromEntries(Object.entries(isRecord(input) ? input : {}).map(([key, value]) => [key, firstText(value)])),
)

function toNumber(input: unknown): number | null {
  const value = typeof input === 'string' && input.trim() ? Number(input) : input
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

const valuesIn = (input: unknown): unknown[] =>
  Array.isArray(input) ? input : isRecord(input) ? Object.values(input) : []
const recordsIn = (input: unknown) => valuesIn(input).filter(isRecord)

function firstText(input: unknown): string {
  if (typeof input === 'string') return input
  return valuesIn(input).map(firstText).find(Boolean) ?? JSON.stringify(input ?? '')
}
