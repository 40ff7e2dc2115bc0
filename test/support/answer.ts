import * as v from 'valibot'
import { readProperty } from '#client/shared/browser/untyped.ts'

const text = v.string()
const number = v.number()
const list = v.array(v.unknown())
const record = v.record(text, v.unknown())
const records = v.array(record)

/**
 * What an answer has at a path such as `data.rooms.0.name`, as `toHaveProperty` takes it; undefined
 * where there is nothing.
 */
export const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, step) => readProperty(part, step), answer)

/** The same, or the answer itself, where a test cannot go on without a value of this type. */
const readerOf =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: unknown, path = ''): v.InferOutput<Schema> =>
    v.parse(schema, path === '' ? answer : valueAt(answer, path))

export const textAt = readerOf(text)
export const numberAt = readerOf(number)
export const listAt = readerOf(list)
export const recordAt = readerOf(record)
export const recordsAt = readerOf(records)
