import * as v from 'valibot'

/** The response with the content of the data file, whose fields are not checked. */
export const dataAnswer = v.object({ token: v.nullish(v.string(), null), data: v.record(v.string(), v.unknown()) })
