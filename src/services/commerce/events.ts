import { announceShipment } from './mail/shipped.ts'
import { noticeStock } from './newsletter/stock-requests.ts'
import { findOrderByNumber } from './orders.ts'

/*
 * What the operator did and shoppers hear of, called once the change is stored. Both may be called again: a mail that was
 * written is not written twice.
 */

/** An order was sent: its buyer is told, once a shipment. */
export async function orderShipped(env: Env, orderNumber: number): Promise<void> {
  const order = await findOrderByNumber(env.COMMERCE_DB, orderNumber)
  if (!order) throw new Error(`No order ${orderNumber}`)
  for (const shipment of order.shipments) {
    await announceShipment(env, order.reference, { ...shipment, shipment: String(shipment.shipment) })
  }
}

/** An item that had run out can be bought again: those who asked for it are told, once. */
export const stockRaised = (env: Env, item: string): Promise<unknown> => noticeStock(env, item)
