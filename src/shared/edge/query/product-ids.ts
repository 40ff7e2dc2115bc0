import * as v from 'valibot'
import { productId } from '#client/shared/commerce/product-ids.ts'

/** At most this many products are compared: more do not fit beside each other. */
export const maxCompared = 3

/**
 * Parses the product ids of an address (`1001,1002`), without duplicates, at most `max`; null when
 * the text is invalid.
 */
export function parseProductIds(text: string, max: number): string[] | null {
  const schema = v.pipe(
    v.string(),
    // Longer than any link of the shop: as many ids, each of maximum length.
    v.maxLength(max * 33),
    // A trailing comma may belong to the sentence that contained the link.
    v.transform(text => text.replace(/,$/, '').split(',')),
    v.array(v.pipe(v.string(), v.regex(productId))),
    v.transform(ids => [...new Set(ids)].slice(0, max)),
  )
  const { success, output } = v.safeParse(schema, text)
  return success ? output : null
}
