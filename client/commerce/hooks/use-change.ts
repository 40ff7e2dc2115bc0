import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { track } from '../../analytics/track.ts'
import { lateness } from '../../browser/use-late.ts'
import { CommerceError, isLost } from '../error.ts'
import type { SelectionAnswer } from '../schema/selection.ts'
import { cacheSelection, readAgain, readySelection } from '../session/selection-query.ts'

interface ChangeOptions<Input> {
  /**
   * Whether the selection `now` shows that the change of `before` was made. Without it a change
   * whose answer is lost has failed.
   */
  isDone?: (input: Input, now: SelectionAnswer, before: SelectionAnswer) => boolean
  mutationKey?: typeof choices | typeof typing
}

/**
 * A change of the selection. Changes of one page run one after the other; the answer, the whole
 * selection, becomes what every island shows. A 410's corrected selection does too. Where the
 * answer is lost the selection is read again, now and before the same change is tried again: it is
 * not made twice.
 */
export function useChange<Input>(
  change: (input: Input) => Promise<SelectionAnswer>,
  { isDone = () => false, mutationKey = choices }: ChangeOptions<Input> = {},
) {
  const lost = useRef<{ input: Input; before: SelectionAnswer } | null>(null)
  return useMutation<SelectionAnswer, Error, Input>({
    scope: { id: 'selection' },
    mutationKey,
    mutationFn: async input => {
      const earlier = lost.current?.input === input ? lost.current : null
      const known = await (earlier ? readAgain() : inTime(lateness, readySelection()))
      const before = earlier?.before ?? known
      const isThere = (now: SelectionAnswer) => isDone(input, now, before)
      lost.current = null
      const answer =
        earlier && isThere(known)
          ? known
          : await settled(() => change(input), isThere).catch(error => {
              if (isLost(error)) lost.current = { input, before }
              throw error
            })
      track(analytics => analytics.bagChanged(before, answer))
      return answer
    },
    onSuccess: cacheSelection,
    onError: error => {
      if (error instanceof CommerceError && error.selection) cacheSelection(error.selection)
    },
  })
}

/**
 * What a shopper decides, and what is only saved while they type: a key for each kind of change.
 */
export const choices = ['choice']
export const typing = ['typing']

/** After a call that was given up, in ms: whoever waits is told within 5 s in all. */
const rereadTimeoutMs = 1500

/** An answer that comes later than `ms` counts as lost; it is stored all the same. */
const inTime = <T>(ms: number, answer: Promise<T>): Promise<T> =>
  Promise.race([answer, new Promise<never>((_, reject) => setTimeout(reject, ms, new CommerceError(0)))])

/**
 * What `change` answers. Where its answer is lost the selection is read again: it is the answer if
 * `isDone` finds the change in it. Else throws what `change` threw.
 */
export async function settled(
  change: () => Promise<SelectionAnswer>,
  isDone: (now: SelectionAnswer) => boolean,
): Promise<SelectionAnswer> {
  try {
    return await change()
  } catch (error) {
    if (!isLost(error)) throw error
    const now = await inTime(rereadTimeoutMs, readAgain()).catch(() => null)
    if (now && isDone(now)) return now
    throw error
  }
}
