import * as v from 'valibot'
import { favoriteId, maxFavorites } from '#client/favorites/ids.ts'

/** Longer than any link the shop gives: so many ids of the longest. */
const maxLength = maxFavorites * 33

const link = v.pipe(
  v.string(),
  v.maxLength(maxLength),
  // A comma at the end may be that of the sentence the link stood in.
  v.transform(text => text.replace(/,$/, '').split(',')),
  v.array(v.pipe(v.string(), v.regex(favoriteId))),
  v.transform(ids => [...new Set(ids)].slice(0, maxFavorites)),
)

/**
 * The ids that a shared link carries, each once and no more than favorites may be; null when it is
 * not one of ours.
 */
export function idsOfLink(text: string): string[] | null {
  const { success, output } = v.safeParse(link, text)
  return success ? output : null
}
