import * as v from 'valibot'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import { managedOrder } from '../order/order.ts'
import { maySeeMoney } from '../order/rights.ts'

/**
 * A page of orders. `next` is the value of `before` for the next page, or null on the last page.
 */
export const orderList = v.object({ orders: v.array(managedOrder), next: v.nullable(v.number()) })
export type ListedOrders = v.InferOutput<typeof orderList>

/** The choices of orders that the list offers. */
export const works = ['to_send', 'all', 'problems', 'unsent_mails'] as const
type Work = (typeof works)[number]

/** The filters in the address of the list. */
export interface OrderFilter {
  work: Work
  /** The text of the search; empty without a search. */
  find: string
  /** The first and last day of the orders; empty without a limit. */
  from: string
  to: string
  /** The last order number on the previous page; empty on the first page. */
  before: string
}

const day = /^\d{4}-\d\d-\d\d$/
const isWork = (text: string): text is Work => works.some(work => work === text)

/**
 * Parses the filters in an address. If it does not say which orders to list, packers who do not
 * search see the orders to send, and everybody else sees all orders. Invalid filters are left out.
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

/** Formats the filters, except empty ones, as the query of the list's address. */
export const formatFilter = (filter: OrderFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString()

/** Formats the filters as a query for commerce. A search needs two or more characters. */
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

/** Finds what the list highlights about an order besides its states. */
export function listOrderMarks({ lines, money, refunds }: ListedOrders['orders'][number]) {
  return {
    isWithdrawn: lines.some(({ withdrawn }) => withdrawn > 0),
    isRefundFailed: money === 'refund_failed' || refunds.at(-1)?.status === 'failed',
  }
}

/** A problem that the page shows: the order or field that it concerns, and a sentence about it. */
export interface Problem {
  subject: string
  reason: string
}

/** What the page with the list shows. */
export interface OrdersScreen {
  list: ListedOrders
  filter: OrderFilter
  operator: DeskOperator
  isDone: boolean
  /** The orders that stay selected after a form could not be carried out. */
  chosen: string[]
  /** Why the filters could not be applied, or why orders could not be changed. */
  problems: Problem[]
}
