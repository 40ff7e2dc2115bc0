import * as v from 'valibot'

/** The file's content, whatever is in it. */
export const dataAnswer = v.object({ token: v.nullish(v.string(), null), data: v.record(v.string(), v.unknown()) })
