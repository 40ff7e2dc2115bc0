import * as v from 'valibot'
import { propertyOf } from '#client/shared/browser/untyped.ts'

const text = v.string()
const number = v.number()
const record = v.record(text, v.unknown())
const records = v.array(record)

/**
 * What an answer has at a path such as `data.rooms.0.name`, as `toHaveProperty` takes it; undefined
 * where there is nothing.
 */
export const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, step) => propertyOf(part, step), answer)

/** The same, where a test cannot go on without a value of this type. */
export const textAt = (answer: unknown, path: string) => v.parse(text, valueAt(answer, path))
export const numberAt = (answer: unknown, path: string) => v.parse(number, valueAt(answer, path))
export const recordAt = (answer: unknown, path: string) => v.parse(record, valueAt(answer, path))
export const recordsAt = (answer: unknown, path: string) => v.parse(records, valueAt(answer, path))
