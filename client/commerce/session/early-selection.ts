import * as v from 'valibot'
import { storeToken } from '../../browser/storage.ts'
import { type SelectionAnswer, selectionAnswer } from '../schema/selection.ts'

/** Timeout, after which the selection is fetched directly (specification, §9). */
const timeoutMs = 2000

/**
 * The early page script's response; `null`, with a warning, when it is late or no selection
 * (specification, §4).
 */
export async function earlySelection(): Promise<SelectionAnswer | null> {
  const early = window.earlySelection
  if (!early) return null
  delete window.earlySelection
  const answer = await Promise.race([early, new Promise(done => setTimeout(done, timeoutMs))])
  const { success, output } = v.safeParse(selectionAnswer, answer)
  if (!success || !output.selection) {
    console.warn('No early selection: fetching it directly')
    return null
  }
  if (output.token) storeToken(output.token)
  return output
}
