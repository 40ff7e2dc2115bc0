import type { DeskOperator } from '../../shared/edge/operator.ts'
import type { RefusedChange } from '../call.ts'
import type { MoneyChange } from './changes.ts'
import type { DueRefund, ProblemOrder, RefundList, RefusedPayments, UnreturnedPayment } from './money.ts'

/** A form whose change was rejected. */
export interface RefusedForm {
  kind: MoneyChange['kind']
  /** The reference of the refund or payment, or the number of the withdrawal. */
  id: string
  /** The typed note; empty if the form has none. */
  note: string
  refusal: RefusedChange
}

/** What the screen "Money due" shows. */
export interface MoneyScreen {
  /** This list and the following ones are null if they could not be loaded. */
  due: DueRefund[] | null
  failed: RefundList | null
  requested: RefundList | null
  disputed: ProblemOrder[] | null
  unreturned: UnreturnedPayment[] | null
  /** Why payments could not be started. */
  refusedStarts: RefusedPayments[] | null
  /** Whether there are older orders that may be disputed. */
  hasMoreProblems: boolean
  operator: DeskOperator
  isDone: boolean
  refused: RefusedForm | null
  /** The months for which documents can be chosen, the current month first. */
  months: string[]
}

/** Finds the rejected form of a refund, withdrawal or payment; null if it was not rejected. */
export const findRefused = ({ refused }: MoneyScreen, kind: RefusedForm['kind'], id: string) =>
  refused?.kind === kind && refused.id === id ? refused : null

/**
 * Whether forms for refunds are shown to this operator. This only hides forms: the commerce service
 * decides who may refund.
 */
export const mayRefund = ({ roles }: DeskOperator) => roles.includes('service') || roles.includes('own')

/** Whether this operator sees the tables of documents. */
export const mayReadBooks = ({ roles }: DeskOperator) => roles.includes('accounts') || roles.includes('own')
