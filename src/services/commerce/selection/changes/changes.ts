import type { Offer, SalesPlace } from '../../catalogue/countries/place.ts'
import type { DeliveryPreferences } from '../../delivery/details.ts'
import type { PlainOutcome } from '../../lib/outcome.ts'
import type { Changed, CheckoutFields, LineNotes, SelectionState, StoredLine } from '../state.ts'
import { addItemLine, addVoucherCode, completePurchase, correctLines, setLineQuantity, setPlace } from './lines.ts'
import { mergeSelections } from './merge.ts'

/** The fields that a change of the type `choose` replaces. Missing fields stay unchanged. */
export type SelectionChoices = Partial<
  Pick<SelectionState, 'language' | 'shippingMethod' | 'paymentMethod' | 'paymentStarted'> & {
    fields: Partial<CheckoutFields>
    delivery: DeliveryPreferences
  }
>

/**
 * A change to a selection. It contains all the data that applying it needs, such as stock levels,
 * so that applying it never has to wait.
 */
export type SelectionChange =
  | { type: 'addItem'; offer: Offer; quantity: number; line: string; notes?: LineNotes }
  | { type: 'setQuantity'; line: string; quantity: number; relative: boolean; stock: Record<string, number> }
  /** Each change succeeds or fails separately. */
  | { type: 'several'; changes: SelectionChange[] }
  | { type: 'correct'; stock: Record<string, number> }
  | { type: 'setPlace'; place: SalesPlace; unavailable: string[]; language?: string }
  | { type: 'addVoucher'; voucher: string }
  | { type: 'removeVouchers'; vouchers: string[] }
  | { type: 'choose'; choices: SelectionChoices }
  | { type: 'merge'; guest: SelectionState }
  | { type: 'complete'; selection: string; order: string; lines: StoredLine[]; next: string }

/** Returns the selection after a change, or a failure. Pure. */
export function applyChange(state: SelectionState, change: SelectionChange): PlainOutcome<Changed> {
  switch (change.type) {
    case 'addItem':
      return addItemLine(state, change.offer, change.quantity, change.line, change.notes)
    case 'setQuantity':
      return setLineQuantity(state, change, change.stock)
    case 'several':
      return toOutcome(applySeveral(state, change.changes))
    case 'correct':
      return toOutcome(correctLines(state, change.stock))
    case 'setPlace': {
      const moved = setPlace(state, change.place, change.unavailable)
      const language = change.language ?? state.language
      return toOutcome({ ...moved, state: { ...moved.state, language } })
    }
    case 'addVoucher':
      return addVoucherCode(state, change.voucher)
    case 'removeVouchers':
      return succeedWith({ ...state, vouchers: state.vouchers.filter(voucher => !change.vouchers.includes(voucher)) })
    case 'choose':
      return succeedWith({
        ...state,
        ...change.choices,
        fields: mergeFields(state.fields, change.choices.fields ?? {}),
        delivery: { ...state.delivery, ...change.choices.delivery },
      })
    case 'merge':
      return succeedWith(mergeSelections(state, change.guest))
    case 'complete':
      return toOutcome(completePurchase(state, change))
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

/** Merges fields into the stored ones. Addresses are merged field by field. */
const mergeFields = (stored: CheckoutFields, fields: Partial<CheckoutFields>): CheckoutFields => ({
  ...stored,
  ...fields,
  address: { ...stored.address, ...fields.address },
  shippingAddress: { ...stored.shippingAddress, ...fields.shippingAddress },
})

const toOutcome = (value: Changed): PlainOutcome<Changed> => ({ ok: true, value })

const succeedWith = (state: SelectionState) => toOutcome({ state, unavailable: [] })
