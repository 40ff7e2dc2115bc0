import * as v from 'valibot'
import { readProperty } from '#client/shared/browser/untyped.ts'

const text = v.string()
const number = v.number()
const list = v.array(v.unknown())
const record = v.record(text, v.unknown())
const records = v.array(record)

/**
 * Returns the value at a path such as `data.rooms.0.name` (the syntax of `toHaveProperty`), or
 * undefined if there is none.
 */
export const valueAt = (answer: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, step) => readProperty(part, step), answer)

/**
 * Reads a value as `valueAt` does, and throws if it has another type. Without a path, it reads the
 * whole answer.
 */
const createReader =
  <Schema extends v.GenericSchema>(schema: Schema) =>
  (answer: unknown, path = ''): v.InferOutput<Schema> =>
    v.parse(schema, path === '' ? answer : valueAt(answer, path))

export const textAt = createReader(text)
export const numberAt = createReader(number)
export const listAt = createReader(list)
export const recordAt = createReader(record)
export const recordsAt = createReader(records)
