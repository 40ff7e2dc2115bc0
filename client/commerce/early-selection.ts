import * as v from 'valibot'
import { keepToken } from '../browser/storage.ts'
import { type SelectionAnswer, selectionAnswer } from './schema.ts'

/** Then the selection is fetched directly (specification, §9). */
const timeoutMs = 2000

/** The early page script's answer; `null` when it has none in time or it is no selection. */
export async function earlySelection(): Promise<SelectionAnswer | null> {
  const early = window.earlySelection
  if (!early) return null
  delete window.earlySelection
  const answer = await Promise.race([early, new Promise(done => setTimeout(done, timeoutMs))])
  // The script's own answer is JSON, or null where there is none.
  if (answer === undefined) console.warn('The selection is late; fetching it directly.')
  const { success, output } = v.safeParse(selectionAnswer, answer)
  if (!success || !output.selection) return null
  if (output.token) keepToken(output.token)
  return output
}
