import { handOver } from '../../browser/hand-over.ts'
import * as paths from '../../paths.ts'
import type { UrlTo } from '../../urls.ts'
import { type LinkedLine, writeBagLink } from './bag-link.ts'

/**
 * Hands the bag's link over, and says which and how. Throws for a bag that no link can hold:
 * another platform's item numbers.
 */
export async function shareBag(lines: LinkedLine[], urlTo: UrlTo, title: string) {
  const bag = writeBagLink(lines)
  if (!bag) throw new Error('No link can hold this bag.')
  const url = new URL(urlTo(paths.pickup, bag), location.origin).href
  return { url, outcome: await handOver(url, title) }
}
