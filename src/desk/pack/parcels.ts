import * as v from 'valibot'
import type { Refusal } from '../call.ts'

/** The parcels of a file, as commerce has checked or recorded them. */
export const parcelAnswer = v.object({
  applied: v.boolean(),
  parcels: v.array(
    v.object({
      order: v.string(),
      carrier: v.string(),
      trackingId: v.string(),
      items: v.nullable(v.array(v.object({ item: v.string(), quantity: v.number() }))),
      recorded: v.boolean(),
      error: v.nullable(v.string()),
    }),
  ),
})

/** A file of parcels: what it records, or why it is refused. */
export interface ParcelAttempt {
  csv: string
  answer: v.InferOutput<typeof parcelAnswer> | null
  refusal: Refusal | null
}
