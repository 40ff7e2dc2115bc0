import * as v from 'valibot'
import { productId } from '#client/shared/commerce/product-ids.ts'

/** At most this many products can be compared, because more do not fit side by side. */
export const maxCompared = 3

/**
 * Parses the product ids of an address (`1001,1002`). Returns the first `max` without duplicates,
 * or null if the text is invalid.
 */
export function parseRequestedProductIds(text: string, max: number): string[] | null {
  const schema = v.pipe(
    v.string(),
    // The length of `max` ids of 32 characters with commas. No link of the shop is longer.
    v.maxLength(max * 33),
    // A trailing comma may belong to the sentence from which somebody copied the link.
    v.transform(text => text.replace(/,$/, '').split(',')),
    v.array(v.pipe(v.string(), v.regex(productId))),
    v.transform(ids => [...new Set(ids)].slice(0, max)),
  )
  const { success, output } = v.safeParse(schema, text)
  return success ? output : null
}
