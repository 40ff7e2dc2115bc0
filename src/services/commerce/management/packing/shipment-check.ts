import { decideShipment } from '../../fulfilment/ship.ts'
import { digest } from '../../lib/ids.ts'
import { collectOrderFacts, listLeftToSend } from '../../orders/facts.ts'
import { describeActionRefusal, listAllowedActions } from '../../orders/states.ts'
import type { LineQuantity, Order } from '../../orders/storage.ts'
import { loadOrdersByNumber, packingMaximum } from './orders.ts'
import type { FileParcel, TableErrors } from './shipment-rows.ts'

/** A parcel from a file that may be recorded, or that an earlier call has recorded. */
export interface CheckedParcel extends FileParcel {
  /** The order's lines in the parcel. */
  lines: LineQuantity[]
  /** The key of the change that records the parcel. */
  key: string
  isRecorded: boolean
}

/**
 * Checks the parcels of a file one after another, each as if the ones before it were recorded. A
 * parcel that an earlier call with the same `callKey` has recorded is not checked again.
 */
export async function checkShipments(
  db: D1Database,
  parcels: FileParcel[],
  callKey: string,
  now: Date,
): Promise<{ checked: CheckedParcel[]; errors: TableErrors }> {
  const orders = await loadOrders(db, [...new Set(parcels.map(({ order }) => order))])
  const checked: CheckedParcel[] = []
  const errors: TableErrors = {}
  for (const parcel of parcels) {
    const order = orders.get(parcel.order)
    const [firstLine = 0] = parcel.fileLines
    if (!order) {
      errors[`lines.${firstLine}.order`] = 'not found'
      continue
    }
    const { carrier, trackingId, trackingUrl, pieces } = parcel
    const contents = pieces?.map(({ item, quantity }) => [item, quantity]) ?? null
    const key = `${callKey} ${await digest(JSON.stringify([carrier, trackingId, trackingUrl, contents]))}`
    if (order.changes.some(change => change.key === key)) {
      checked.push({ ...parcel, lines: [], key, isRecorded: true })
      continue
    }
    const facts = collectOrderFacts(order)
    if (!listAllowedActions(facts).includes('ship')) {
      errors[`lines.${firstLine}.order`] = describeActionRefusal('ship', facts)
      continue
    }
    const lines = findLines(order, parcel, errors)
    if (!lines) continue
    const decided = decideShipment(order, { carrier, trackingId, trackingUrl }, lines, now)
    if (!decided.ok) {
      errors[`lines.${firstLine}.order`] = Object.values(decided.errors).join('; ')
      continue
    }
    orders.set(parcel.order, decided.value.after)
    checked.push({ ...parcel, lines, key, isRecorded: false })
  }
  return { checked, errors }
}

/** Loads orders in groups, because a list of hundreds of orders could exceed D1's limits. */
async function loadOrders(db: D1Database, numbers: number[]): Promise<Map<number, Order>> {
  const orders = new Map<number, Order>()
  for (let start = 0; start < numbers.length; start += packingMaximum) {
    const group = await loadOrdersByNumber(db, numbers.slice(start, start + packingMaximum))
    for (const order of group) orders.set(order.number, order)
  }
  return orders
}

/** Finds the order lines in a parcel; null if a row has an error, which is added to `errors`. */
function findLines(order: Order, { pieces }: FileParcel, errors: TableErrors): LineQuantity[] | null {
  const left = new Map(listLeftToSend(order).map(({ line, quantity }) => [line, quantity]))
  if (pieces === null) return [...left].map(([line, quantity]) => ({ line, quantity }))
  const lines: LineQuantity[] = []
  let isValid = true
  for (const { fileLine, item, quantity } of pieces) {
    const line = order.snapshot.lines.find(sold => sold.item === item)?.line
    const open = left.get(line ?? '') ?? 0
    if (line !== undefined && quantity <= open) {
      left.set(line, open - quantity)
      lines.push({ line, quantity })
      continue
    }
    isValid = false
    if (line === undefined) errors[`lines.${fileLine}.item`] = 'is not in the order'
    else errors[`lines.${fileLine}.quantity`] = `${open} are left to send`
  }
  return isValid ? lines : null
}
