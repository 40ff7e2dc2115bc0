import * as v from 'valibot'
import { lenientFlag, orNull } from './tolerant.ts'

export const photometryFragment = 'photometry { file origin isTurned }'

const photometry = v.object({
  /** EULUMDAT or IES LM-63, as it was given. */
  file: v.string(),
  origin: orNull(v.picklist(['measured', 'computed'])),
  /** It has to be turned by a quarter. */
  isTurned: lenientFlag,
})

/** Part of a product's response: null without one. */
export const contentPhotometry = orNull(photometry)

export type ContentPhotometry = v.InferOutput<typeof photometry>
