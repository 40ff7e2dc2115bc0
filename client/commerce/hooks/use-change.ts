import { useRef } from 'react'
import { track } from '../../analytics/track.ts'
import { lateAfterMs } from '../../browser/use-late.ts'
import { useMutation } from '../../browser/use-mutation.ts'
import { CommerceError, isLost } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { type ChangeKind, inTurn } from '../session/in-turn.ts'
import { cacheSelection, readAgain, readySelection } from '../session/selection-store.ts'
import { inTime, settled } from '../session/settled.ts'

interface ChangeOptions<Input> {
  /**
   * Whether the selection `now` shows that the change of `before` was made. Without this function,
   * a lost response counts as a failure.
   */
  isDone?: (input: Input, now: SelectionAnswer, before: SelectionAnswer) => boolean
  kind?: ChangeKind
}

/**
 * A mutation of the selection. A page's changes run one after the other; the response, the whole
 * selection, updates every island, and so does a 410's corrected selection. After a lost response
 * the selection is reloaded, now and before a retry, so that no change is made twice.
 */
export function useChange<Input>(
  change: (input: Input) => Promise<SelectionAnswer>,
  { isDone = () => false, kind = 'choice' }: ChangeOptions<Input> = {},
) {
  const lost = useRef<{ input: Input; before: SelectionAnswer } | null>(null)

  async function make(input: Input) {
    const earlier = lost.current?.input === input ? lost.current : null
    const known = await (earlier ? readAgain() : inTime(lateAfterMs, readySelection()))
    const before = earlier?.before ?? known
    const isThere = (now: SelectionAnswer) => isDone(input, now, before)
    lost.current = null
    const answer =
      earlier && isThere(known)
        ? known
        : await settled(() => change(input), isThere).catch(error => {
            if (isLost(error)) lost.current = { input, before }
            if (error instanceof CommerceError && error.selection) cacheSelection(error.selection)
            throw error
          })
    track(analytics => analytics.bagChanged(before, answer))
    cacheSelection(answer)
    return answer
  }

  return useMutation({ mutationFn: (input: Input) => inTurn(kind, () => make(input)) })
}
