import * as v from 'valibot'

/* Parts of response schemas. `money` is text with no-break spaces, for example `1 495 SEK`. */
export const text = v.string()
export const textOrNull = v.nullable(text)
export const flag = v.boolean()
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const money = v.pipe(text, v.regex(/^-?\d[\d.\u00a0]*\u00a0[A-Z]{3}$/))

/** The two fields for an amount: as text, and as a number in major units. */
export const pair = (name: string) => ({ [name]: money, [`${name}AsNumber`]: v.number() })
export const optionalPair = (name: string) => ({
  [name]: v.optional(money),
  [`${name}AsNumber`]: v.optional(v.number()),
})
/** Like `pair`, with `false` if the amount does not apply. */
export const pairOrFalse = (name: string) => ({
  [name]: v.union([money, v.literal(false)]),
  [`${name}AsNumber`]: v.union([v.number(), v.literal(false)]),
})

/** The session's token, or null for calls without a session. */
export const token = { token: textOrNull }

export const failure = v.object({
  ...token,
  errors: v.pipe(v.record(text, text), v.description('Reasons by field or subject'), v.minEntries(1)),
  messages: v.optional(v.pipe(v.array(text), v.description('Sentences for the shopper'))),
})

export const done = v.object(token)
/** A time in UTC, for example `2026-11-21 03:00:00`. */
export const time = v.pipe(text, v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))
export const isoTime = v.pipe(text, v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/))

/** Fields with these names, whose values are text. */
export const texts = (...names: string[]) => Object.fromEntries(names.map(name => [name, text]))

export const currencyFormat = v.object({
  ...texts('currency', 'name', 'prefix', 'suffix', 'decimalPoint', 'thousandsSeparator', 'decimalDigits', 'uri'),
  denominator: v.number(),
})
