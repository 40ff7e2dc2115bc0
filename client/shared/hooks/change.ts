import { track } from '../analytics/track.ts'
import { CommerceError, isResponseLost } from '../commerce/error.ts'
import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { type ChangeKind, queueChange } from '../commerce/session/in-turn.ts'
import { cacheSelection, loadSelection, reloadSelection } from '../commerce/session/selection-store.ts'
import { confirmChange, rejectAfter } from '../commerce/session/settled.ts'

/**
 * Timeout for loading the current selection before a change, in ms. After that, the change fails.
 */
const timeoutMs = 4000

export interface BagChange<Input> {
  make: (input: Input) => Promise<SelectionAnswer>
  /**
   * Whether the change is visible when the selection `now` is compared with the one `before` it.
   * Without this function, a lost response counts as a failure.
   */
  isDone?: (input: Input, now: SelectionAnswer, before: SelectionAnswer) => boolean
  kind?: ChangeKind
}

/** The latest change whose response was lost. The caller keeps it, so that a retry can check it. */
export interface LostChange<Input> {
  current: { input: Input; before: SelectionAnswer } | null
}

/**
 * Changes the selection. A page's changes run one after the other. Every island shows the new
 * selection from the response, or the corrected selection from a 410 error. After a lost response,
 * the selection is reloaded immediately and again before a retry, so that no change is made twice.
 */
export function makeChange<Input>(
  { make, isDone = () => false, kind = 'choice' }: BagChange<Input>,
  input: Input,
  lost: LostChange<Input>,
): Promise<SelectionAnswer> {
  async function run() {
    const earlier = lost.current?.input === input ? lost.current : null
    const known = await (earlier ? reloadSelection() : rejectAfter(timeoutMs, loadSelection()))
    const before = earlier?.before ?? known
    const isMade = (now: SelectionAnswer) => isDone(input, now, before)
    lost.current = null
    const answer =
      earlier && isMade(known)
        ? known
        : await confirmChange(() => make(input), isMade).catch(error => {
            if (isResponseLost(error)) lost.current = { input, before }
            if (error instanceof CommerceError && error.selection) cacheSelection(error.selection)
            throw error
          })
    track(analytics => analytics.reportBagChange(before, answer))
    cacheSelection(answer)
    return answer
  }

  return queueChange(kind, run)
}
