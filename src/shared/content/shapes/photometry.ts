import * as v from 'valibot'
import { lenientFlag, orNull } from './tolerant.ts'

export const photometryFragment = 'photometry { file origin isTurned }'

const photometry = v.object({
  /** The text of the EULUMDAT or IES LM-63 file, as it was uploaded. */
  file: v.string(),
  origin: orNull(v.picklist(['measured', 'computed'])),
  /** Whether the light distribution has to be turned by 90° around the vertical axis. */
  isTurned: lenientFlag,
})

/** A product's photometric file; null if there is none. */
export const contentPhotometry = orNull(photometry)

export type ContentPhotometry = v.InferOutput<typeof photometry>
