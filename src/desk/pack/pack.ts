import * as v from 'valibot'
import { isPacked, type ScanLine, type ScanState } from '#client/desk/scan.ts'
import type { DeskOperator } from '../../shared/edge/operator.ts'
import type { RefusedChange } from '../call.ts'
import type { ManagedOrder } from '../order/order.ts'

/** Maximum number of orders that can be packed at once. */
export const maxOrders = 50

const text = v.optional(v.string(), '')
const leftOutReasons = ['unknown', 'cancelled', 'withdrawn', 'refunded', 'sent'] as const

/** The items of several orders, sorted by their place on the shelf. */
export const pickList = v.object({
  items: v.array(
    v.object({
      item: v.string(),
      place: text,
      name: text,
      variant: text,
      size: text,
      sku: text,
      ean: text,
      quantity: v.number(),
      orders: v.array(v.object({ order: v.string(), quantity: v.number() })),
    }),
  ),
  leftOut: v.array(v.object({ order: v.string(), reason: v.picklist(leftOutReasons) })),
})
export type PickList = v.InferOutput<typeof pickList>

/** Lists the orders on a pick list, sorted by number. */
export const listPickedOrders = ({ items }: PickList): string[] =>
  [...new Set(items.flatMap(({ orders }) => orders.map(({ order }) => order)))].toSorted(
    (a, b) => Number(a) - Number(b),
  )

/** Parses order numbers separated by commas; null if they are invalid, missing or too many. */
export function parseNumbers(query: string): string[] | null {
  const numbers = [...new Set(query.split(',').filter(Boolean))]
  const isValid = numbers.every(number => /^\d{1,12}$/.test(number))
  return isValid && numbers.length > 0 && numbers.length <= maxOrders ? numbers : null
}

/** The parameters in the address of the screen. Empty parameters are left out. */
export interface PackQuery {
  orders: string
  order?: string
  carrier?: string
  done?: string
}

export const formatPackQuery = (query: PackQuery) =>
  `?${new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString().replaceAll('%2C', ',')}`

/**
 * Creates the lines to scan. `counts` has the number of scanned pieces for each line; a number
 * above what is left to send is reduced to it.
 */
export const createScanLines = ({ items, leftToSend }: ManagedOrder, counts: Map<string, number>): ScanLine[] =>
  leftToSend.map(({ line, quantity }) => {
    const item = items.find(other => other.line === line)
    return {
      line,
      codes: [item?.ean ?? '', item?.sku ?? ''].filter(Boolean),
      toSend: quantity,
      scanned: Math.min(counts.get(line) ?? 0, quantity),
    }
  })

/** What is wrong with the last scan or the sent form. */
export interface ScanProblem {
  kind: 'wrong' | 'surplus' | 'unfinished' | 'notTracking' | 'noPieces'
  code: string
}

/** The order that is being packed. */
export interface CurrentOrder {
  order: ManagedOrder
  version: string
  state: ScanState
  /** What was typed as the tracking number, if the form was not accepted. */
  trackingId: string
  /** Whether the tracking number is scanned next, rather than a piece. */
  isTracking: boolean
  problem: ScanProblem | null
  refusal: RefusedChange | null
}

/** What the screen shows while orders are packed. */
export interface PackScreen {
  operator: DeskOperator
  list: PickList
  orders: string[]
  current: CurrentOrder
  carrier: string
  /** The order whose parcel was just recorded, or empty. */
  done: string
}

/** Whether the order has pieces to send, and all of them have been scanned. */
export const isReady = ({ lines }: ScanState) => lines.length > 0 && isPacked(lines)
