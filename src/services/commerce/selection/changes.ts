import type { Offer, Place } from '../catalogue/place.ts'
import type { DeliveryWishes } from '../delivery/details.ts'
import { addItem, addVoucher, complete, correct, setPlace, setQuantity } from './lines.ts'
import { mergeSelections } from './merge.ts'
import type { CheckoutFields, Line, LineNotes, Outcome, SelectionState } from './state.ts'

/** What is simply replaced; what is missing stays. */
export type Choices = Partial<
  Pick<SelectionState, 'language' | 'shippingMethod' | 'paymentMethod' | 'paying'> & {
    fields: Partial<CheckoutFields>
    delivery: DeliveryWishes
  }
>

/** A change of one selection, with every fact it needs, so that it can be made in one step without waiting for anything. */
export type Change =
  | { type: 'addItem'; offer: Offer; quantity: number; line: string; notes?: LineNotes }
  | { type: 'setQuantity'; line: string; quantity: number; relative: boolean; stock: Record<string, number> }
  /** Each is made or refused by itself. */
  | { type: 'several'; changes: Change[] }
  | { type: 'correct'; stock: Record<string, number> }
  | { type: 'setPlace'; place: Place; unsold: string[]; language?: string }
  | { type: 'addVoucher'; voucher: string }
  | { type: 'removeVouchers'; vouchers: string[] }
  | { type: 'choose'; choices: Choices }
  | { type: 'merge'; guest: SelectionState }
  | { type: 'complete'; selection: string; order: string; lines: Line[]; next: string }

/** The selection after a change; pure. */
export function applyChange(state: SelectionState, change: Change): Outcome {
  switch (change.type) {
    case 'addItem':
      return addItem(state, change.offer, change.quantity, change.line, change.notes)
    case 'setQuantity':
      return setQuantity(state, change, change.stock)
    case 'several':
      return applySeveral(state, change.changes)
    case 'correct':
      return correct(state, change.stock)
    case 'setPlace': {
      const outcome = setPlace(state, change.place, change.unsold)
      return change.language ? { ...outcome, state: { ...outcome.state, language: change.language } } : outcome
    }
    case 'addVoucher':
      return addVoucher(state, change.voucher)
    case 'removeVouchers':
      return changed({ ...state, vouchers: state.vouchers.filter(voucher => !change.vouchers.includes(voucher)) })
    case 'choose':
      return changed({
        ...state,
        ...change.choices,
        fields: mergeFields(state.fields, change.choices.fields ?? {}),
        delivery: { ...state.delivery, ...change.choices.delivery },
      })
    case 'merge':
      return changed(mergeSelections(state, change.guest))
    case 'complete':
      return complete(state, change)
  }
}

function applySeveral(state: SelectionState, changes: Change[]): Outcome {
  return changes.reduce<Outcome>(
    (before, change, index) => {
      const { state: after, refusal, unavailable } = applyChange(before.state, change)
      return {
        state: after,
        unavailable: [...before.unavailable, ...unavailable],
        refused: [...(before.refused ?? []), ...(refusal ? [{ index, refusal }] : [])],
      }
    },
    { state, unavailable: [] },
  )
}

/** Given fields replace the kept ones one by one, inside the addresses too. */
const mergeFields = (kept: CheckoutFields, given: Partial<CheckoutFields>): CheckoutFields => ({
  ...kept,
  ...given,
  address: { ...kept.address, ...given.address },
  shippingAddress: { ...kept.shippingAddress, ...given.shippingAddress },
})

const changed = (state: SelectionState): Outcome => ({ state, unavailable: [] })
