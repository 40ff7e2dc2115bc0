import type { Offer, SalesPlace } from '../../catalogue/countries/place.ts'
import type { DeliveryPreferences } from '../../delivery/details.ts'
import type { PlainOutcome } from '../../lib/outcome.ts'
import type { Changed, CheckoutFields, LineNotes, SelectionLine, SelectionState } from '../state.ts'
import { completePurchase, correct, setPlace, withItem, withQuantity, withVoucher } from './lines.ts'
import { mergeSelections } from './merge.ts'

/** Fields that are simply replaced; missing ones stay. */
export type SelectionChoices = Partial<
  Pick<SelectionState, 'language' | 'shippingMethod' | 'paymentMethod' | 'paymentStarted'> & {
    fields: Partial<CheckoutFields>
    delivery: DeliveryPreferences
  }
>

/**
 * A change of one selection, with all the data it needs, so that it is applied in one synchronous
 * step.
 */
export type SelectionChange =
  | { type: 'addItem'; offer: Offer; quantity: number; line: string; notes?: LineNotes }
  | { type: 'setQuantity'; line: string; quantity: number; relative: boolean; stock: Record<string, number> }
  /** Each one succeeds or fails separately. */
  | { type: 'several'; changes: SelectionChange[] }
  | { type: 'correct'; stock: Record<string, number> }
  | { type: 'setPlace'; place: SalesPlace; unavailable: string[]; language?: string }
  | { type: 'addVoucher'; voucher: string }
  | { type: 'removeVouchers'; vouchers: string[] }
  | { type: 'choose'; choices: SelectionChoices }
  | { type: 'merge'; guest: SelectionState }
  | { type: 'complete'; selection: string; order: string; lines: SelectionLine[]; next: string }

/** The selection after a change; a failure leaves it unchanged. Pure. */
export function applyChange(state: SelectionState, change: SelectionChange): PlainOutcome<Changed> {
  switch (change.type) {
    case 'addItem':
      return withItem(state, change.offer, change.quantity, change.line, change.notes)
    case 'setQuantity':
      return withQuantity(state, change, change.stock)
    case 'several':
      return succeeded(applySeveral(state, change.changes))
    case 'correct':
      return succeeded(correct(state, change.stock))
    case 'setPlace': {
      const moved = setPlace(state, change.place, change.unavailable)
      const language = change.language ?? state.language
      return succeeded({ ...moved, state: { ...moved.state, language } })
    }
    case 'addVoucher':
      return withVoucher(state, change.voucher)
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
      return succeeded(completePurchase(state, change))
  }
}

function applySeveral(before: SelectionState, changes: SelectionChange[]): Changed {
  let state = before
  const unavailable: Changed['unavailable'] = []
  const failures: Changed['failures'] = []
  for (const [index, change] of changes.entries()) {
    const result = applyChange(state, change)
    if (!result.ok) {
      failures.push({ index, errors: result.errors })
      continue
    }
    state = result.value.state
    unavailable.push(...result.value.unavailable)
  }
  return { state, unavailable, failures }
}

/** Merges the given fields into the stored ones, also within addresses. */
const mergeFields = (stored: CheckoutFields, given: Partial<CheckoutFields>): CheckoutFields => ({
  ...stored,
  ...given,
  address: { ...stored.address, ...given.address },
  shippingAddress: { ...stored.shippingAddress, ...given.shippingAddress },
})

const succeeded = (value: Changed): PlainOutcome<Changed> => ({ ok: true, value })

const changed = (state: SelectionState) => succeeded({ state, unavailable: [] })
