import { track } from '../analytics/track.ts'
import { CommerceError, isLost } from '../commerce/error.ts'
import type { SelectionAnswer } from '../commerce/schema/selection.ts'
import { type ChangeKind, inTurn } from '../commerce/session/in-turn.ts'
import { cacheSelection, readAgain, readySelection } from '../commerce/session/selection-store.ts'
import { inTime, settled } from '../commerce/session/settled.ts'

/** Timeout of the selection before a change, in ms; then the change fails. */
const timeoutMs = 4000

export interface SelectionChange<Input> {
  make: (input: Input) => Promise<SelectionAnswer>
  /**
   * Whether the selection `now`, beside that `before` the change, shows that it was made. Without
   * this function, a lost response counts as a failure.
   */
  isDone?: (input: Input, now: SelectionAnswer, before: SelectionAnswer) => boolean
  kind?: ChangeKind
}

/** What the latest change was whose response is lost; kept by whoever repeats it. */
export interface LostChange<Input> {
  current: { input: Input; before: SelectionAnswer } | null
}

/**
 * Changes the selection. A page's changes run one after the other; the response, the whole
 * selection, updates every island, and so does a 410's corrected selection. After a lost response
 * the selection is reloaded, now and before a retry, so that no change is made twice.
 */
export function makeChange<Input>(
  { make, isDone = () => false, kind = 'choice' }: SelectionChange<Input>,
  input: Input,
  lost: LostChange<Input>,
): Promise<SelectionAnswer> {
  async function run() {
    const earlier = lost.current?.input === input ? lost.current : null
    const known = await (earlier ? readAgain() : inTime(timeoutMs, readySelection()))
    const before = earlier?.before ?? known
    const isThere = (now: SelectionAnswer) => isDone(input, now, before)
    lost.current = null
    const answer =
      earlier && isThere(known)
        ? known
        : await settled(() => make(input), isThere).catch(error => {
            if (isLost(error)) lost.current = { input, before }
            if (error instanceof CommerceError && error.selection) cacheSelection(error.selection)
            throw error
          })
    track(analytics => analytics.bagChanged(before, answer))
    cacheSelection(answer)
    return answer
  }

  return inTurn(kind, run)
}
