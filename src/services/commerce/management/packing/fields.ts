import * as v from 'valibot'
import { languageCodes } from '../../lib/languages.ts'
import { packingMaximum } from './orders.ts'

const numbersReason = `must be 1 to ${packingMaximum} order numbers, separated by commas`

/** The query that selects the orders to pack. */
export const packedNumbers = v.pipe(
  v.string(numbersReason),
  v.regex(new RegExp(`^\\d{1,12}(,\\d{1,12}){0,${packingMaximum - 1}}$`), numbersReason),
  v.transform(text => [...new Set(text.split(',').map(Number))]),
)

export const packingLanguage = v.optional(v.picklist(languageCodes, `must be one of ${languageCodes.join(', ')}`))

/** `language` is for names. It defaults to the operator's or, for packing slips, the buyer's. */
export const packingQuery = v.object({ orders: packedNumbers, language: packingLanguage })

/** The query that `createPrintQuery` creates. An empty language means each buyer's language. */
export const printQuery = v.object({
  orders: v.string(),
  language: v.optional(v.string(), ''),
  until: v.optional(v.string(), ''),
  key: v.optional(v.string(), ''),
})

/** The body that records the parcels listed in a file. */
export const shipmentTable = v.strictObject({
  csv: v.string('must be text'),
  apply: v.optional(v.boolean('must be true or false'), false),
})
