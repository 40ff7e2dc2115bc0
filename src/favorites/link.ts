import * as v from 'valibot'
import { favoriteId, maxFavorites } from '#client/favorites/ids.ts'

/** Longer than any link of the shop: the maximum number of ids, each of maximum length. */
const maxLength = maxFavorites * 33

const link = v.pipe(
  v.string(),
  v.maxLength(maxLength),
  // A trailing comma may belong to the sentence that contained the link.
  v.transform(text => text.replace(/,$/, '').split(',')),
  v.array(v.pipe(v.string(), v.regex(favoriteId))),
  v.transform(ids => [...new Set(ids)].slice(0, maxFavorites)),
)

/**
 * The ids of a shared link, without duplicates and limited to the maximum number of favorites; null
 * when it is invalid.
 */
export function idsOfLink(text: string): string[] | null {
  const { success, output } = v.safeParse(link, text)
  return success ? output : null
}
