import * as v from 'valibot'
import { type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'
import { isStored } from './stored-selection.ts'

/** Timeout, after which the selection is fetched directly (specification, §9). */
const timeoutMs = 2000

/**
 * The early page script's response; `null`, with a warning, when it is late or no selection
 * (specification, §4), and `null` where it differs from what is stored, and may be outdated.
 */
export async function takeEarlySelection(): Promise<SelectionAnswer | null> {
  const early = window.earlySelection
  if (!early) return null
  delete window.earlySelection
  const answer = await Promise.race([early, new Promise(done => setTimeout(done, timeoutMs))])
  const { success, output } = v.safeParse(selectionAnswer, answer)
  if (!success || !output.selection) {
    console.warn('No early selection: fetching it directly')
    return null
  }
  // Since this page was loaded, another one may have changed the bag, or logged in; then this
  // response's token is the former one. A new token comes again with the next request.
  return isStored(output) ? output : null
}
