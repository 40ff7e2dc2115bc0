import { randomId } from '../../lib/ids.ts'
import type { PlainOutcome } from '../../lib/outcome.ts'
import type { Session, SessionStorage } from '../session.ts'
import type { SelectionState } from '../state.ts'
import { isEnded } from './object.ts'

/** Creates the selection for a session that has not stored one yet. */
export type SelectionFactory = () => Promise<SelectionState>

/**
 * Returns a function that loads a selection. If an order was placed from the selection but the
 * selection does not record it yet, because a process ended too early, the function completes the
 * purchase first.
 */
export const completeBefore =
  ({ findPurchase }: SessionStorage, read: SelectionFactory, change: Session['change']): SelectionFactory =>
  async () => {
    const state = await read()
    const purchase = state.paymentStarted ? await findPurchase(state.id) : null
    if (!purchase) return state
    const result = await change({ type: 'complete', selection: state.id, ...purchase, next: randomId() })
    return result.ok ? result.value.state : state
  }

/** Returns the result of a change. Throws if the selection is missing or has ended. */
export function requireResult<T>(result: PlainOutcome<T> | null): PlainOutcome<T> {
  if (!result) throw new Error('No selection is stored, and no fresh one was passed')
  if (isEnded(result)) throw new Error('The selection has ended, or belongs to another customer')
  return result
}
