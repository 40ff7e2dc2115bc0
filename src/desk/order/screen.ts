import type { DeskOperator } from '../../shared/edge/operator.ts'
import type { RefusedChange } from '../call.ts'
import type { SentForm } from '../form-data.ts'
import { readPieces } from './changes.ts'
import type { ManagedOrder, RefundPreview } from './order.ts'
import { maySeeMoney, type OrderFormName } from './rights.ts'

/** A form that was sent, and its result: why its change was rejected, or the sums of a refund. */
export interface Attempt {
  form: SentForm
  refusal: RefusedChange | null
  preview: RefundPreview | null
}

/** What the page of an order shows. */
export interface OrderScreen {
  order: ManagedOrder
  /** The version of the order, which every form sends back. */
  version: string
  operator: DeskOperator
  /** Whether a change was just made. */
  isDone: boolean
  attempt: Attempt | null
}

/** Returns the sent form of a change; null if another form was sent, or none. */
export const findSent = ({ attempt }: OrderScreen, change: OrderFormName, id = ''): Attempt | null =>
  attempt?.form.change === joinChange(change, id) ? attempt : null

/** Joins a change and the id of its parcel, refund or mail, in the format that forms send. */
export const joinChange = (change: OrderFormName, id: string) => (id ? `${change} ${id}` : change)

/**
 * Returns the value for a form's field: the typed value if the form was sent, and otherwise
 * `fallback`.
 */
export const keepTyped = (sent: Attempt | null, name: string, fallback = '') =>
  sent ? sent.form.field(name) : fallback

/** Returns the quantities that were typed into a form, keyed by line; empty if it was not sent. */
export const keepPieces = (sent: Attempt | null): Map<string, string> => (sent ? readPieces(sent.form) : new Map())

/** Returns the order's amounts and payment; null if commerce or the role withholds them. */
export function findMoney({ order, operator }: OrderScreen) {
  const { money, sums, payment } = order
  return maySeeMoney(operator) && money && sums && payment ? { money, sums, payment } : null
}
