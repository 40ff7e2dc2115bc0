import * as paths from '../../paths.ts'
import { shareOrCopy } from '../../shared/browser/hand-over.ts'
import type { UrlTo } from '../../urls.ts'
import { type LinkedLine, writeBagLink } from './bag-link.ts'

/**
 * Shares or copies the bag's link, and returns which. Throws for a bag that a link cannot express:
 * item ids of another platform.
 */
export async function shareBag(lines: LinkedLine[], urlTo: UrlTo, title: string) {
  const bag = writeBagLink(lines)
  if (!bag) throw new Error('No link can hold this bag.')
  const url = new URL(urlTo(paths.pickup, bag), location.origin).href
  return { url, outcome: await shareOrCopy(url, title) }
}
