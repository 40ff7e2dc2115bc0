import type { Refusal } from '../call.ts'
import type { ManagedOrder } from '../order/order.ts'
import type { ParcelAttempt } from './parcels.ts'
import type { PickList } from './pick.ts'
import type { PackedLine, Scanned } from './scan.ts'

/** What the screen for packing shows. */
export interface PackScreen {
  /** The numbers of the chosen orders that have something left to send. */
  orders: string[]
  list: PickList
  /** The order that is being packed; null if there is none. */
  current: ManagedOrder | null
  version: string
  lines: PackedLine[]
  scanned: Scanned
  /** The carrier of the parcel before, which is probably that of the next one. */
  carrier: string
  /** The order whose parcel was just recorded; empty for none. */
  done: string
  /** The code that is no piece of the order, or a piece too many. */
  wrong: { kind: 'surplus' | 'unknown'; code: string } | null
  refusal: Refusal | null
  /** A file of parcels that was sent; null for none. */
  file: ParcelAttempt | null
}

/** Lists the lines of an order with pieces left to send. */
export const listPackedLines = ({ items, leftToSend }: ManagedOrder): PackedLine[] =>
  items.flatMap(({ line, item, ean, sku }) => {
    const left = leftToSend.find(part => part.line === line)?.quantity ?? 0
    return left > 0 ? [{ line, item, ean, sku, left }] : []
  })
