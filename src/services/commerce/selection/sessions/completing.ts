import { randomId } from '../../lib/ids.ts'
import type { PlainOutcome } from '../../lib/outcome.ts'
import type { Session, SessionStorage } from '../session.ts'
import type { SelectionState } from '../state.ts'
import { isEnded } from './object.ts'

/** A selection for a session that has none stored. */
export type Fresh = () => Promise<SelectionState>

/** The process may have ended between an order and its selection: complete the purchase first. */
export const completing =
  ({ findPurchase }: SessionStorage, load: Fresh, change: Session['change']): Fresh =>
  async () => {
    const state = await load()
    const purchase = state.paymentStarted ? await findPurchase(state.id) : null
    if (!purchase) return state
    const result = await change({ type: 'complete', selection: state.id, ...purchase, next: randomId() })
    return result.ok ? result.value.state : state
  }

/** The result of a change that had all it needs; throws for a missing or ended selection. */
export function needResult<T>(result: PlainOutcome<T> | null): PlainOutcome<T> {
  if (!result) throw new Error('A selection object needs a fresh selection')
  if (isEnded(result)) throw new Error('A selection is over, or belongs to another customer')
  return result
}
