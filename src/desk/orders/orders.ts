import * as v from 'valibot'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import { managedOrder } from '../order/order.ts'
import { maySeeMoney } from '../order/rights.ts'

/** A page of orders. `next` is the `before` of the next page; null on the last page. */
export const orderList = v.object({ orders: v.array(managedOrder), next: v.nullable(v.number()) })
export type ListedOrders = v.InferOutput<typeof orderList>

/** Which orders are listed. */
export const works = ['to_send', 'all', 'problems', 'unsent_mails'] as const
type Work = (typeof works)[number]

/** The filters in the address of the list. */
export interface OrderFilter {
  work: Work
  /** What is searched for; empty without a search. */
  find: string
  /** Days, inclusive; empty without a limit. */
  from: string
  to: string
  /** The number before which the page begins; empty on the first page. */
  before: string
}

const day = /^\d{4}-\d\d-\d\d$/
const isWork = (text: string): text is Work => works.some(work => work === text)

/**
 * Parses the filters of an address. Packers who search for nothing see the orders to send, and
 * others see all orders. Invalid filters are left out.
 */
export function parseFilter(query: Record<string, string>, operator: DeskOperator): OrderFilter {
  const { work = '', find = '', from = '', to = '', before = '' } = query
  const usual = !find.trim() && !maySeeMoney(operator) ? 'to_send' : 'all'
  return {
    work: isWork(work) ? work : usual,
    find: find.trim().slice(0, 100),
    from: day.test(from) ? from : '',
    to: day.test(to) ? to : '',
    before: /^\d{1,12}$/.test(before) ? before : '',
  }
}

/** Formats the filters as a query of the list's address, without empty ones. */
export const formatFilter = (filter: OrderFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()

/** Formats the filters as the query of commerce. A search needs two characters or more. */
export function createListQuery({ work, find, ...filter }: OrderFilter, language: string): string {
  const entries = Object.entries({
    ...filter,
    work: work === 'all' ? '' : work,
    search: find.length < 2 ? '' : find,
    limit: '50',
    language,
  })
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString()
}

/** What the list marks of an order besides its states. */
export function listOrderMarks({ lines, money, refunds }: ListedOrders['orders'][number]) {
  return {
    isWithdrawn: lines.some(({ withdrawn }) => withdrawn > 0),
    isRefundFailed: money === 'refund_failed' || refunds.at(-1)?.status === 'failed',
  }
}

/** Something that a person must know: an order or a field, and a sentence about it. */
export interface Problem {
  subject: string
  reason: string
}

/** What the page of the list shows. */
export interface OrdersScreen {
  list: ListedOrders
  filter: OrderFilter
  operator: DeskOperator
  isDone: boolean
  /** The orders that are chosen, after a form was refused. */
  chosen: string[]
  /** Why the list is not filtered as asked, or why orders could not be changed. */
  problems: Problem[]
}
