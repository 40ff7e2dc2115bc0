import * as v from 'valibot'
import { operatorLine } from '../http.ts'

export const requiredText = (max: number) => v.pipe(operatorLine(max), v.minLength(1, 'required'))
export const trueOrFalse = v.boolean('must be true or false')
export const boundedList = <T extends v.GenericSchema>(entry: T, max: number) =>
  v.optional(v.pipe(v.array(entry, 'must be a list'), v.maxLength(max, `must be at most ${max}`)), [])
export const currencyCode = v.pipe(
  v.string('must be a code'),
  v.regex(/^[A-Z]{3}$/, 'must be three capital letters, as in ISO 4217'),
)
