import * as paths from '../../paths.ts'
import { shareOrCopy } from '../../shared/browser/hand-over.ts'
import type { UrlTo } from '../../urls.ts'
import { type LinkedLine, writeBagLink } from './bag-link.ts'

/**
 * Shares or copies a link to the bag. `outcome` is the result of `shareOrCopy`. Throws if a link
 * cannot contain any of the items, because another commerce platform has ids of a different format.
 */
export async function shareBag(lines: LinkedLine[], urlTo: UrlTo, title: string) {
  const bag = writeBagLink(lines)
  if (!bag) throw new Error('No item of this bag can be in a link.')
  const url = new URL(urlTo(paths.pickup, bag), location.origin).href
  return { url, outcome: await shareOrCopy(url, title) }
}
