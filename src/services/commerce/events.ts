import type { RequestContext } from './webhook.ts'

/*
 * What the operator did and shoppers hear of. These are the places where mails hook in: each is called once the change is stored,
 * and what it does must not make the operator's call fail. A mail that must not be lost when the process ends in between is best
 * written to the outbox by the same batch that stores the change (`management/shipping.ts`, `management/stock.ts`) and only
 * announced here.
 */

/** An order was sent: the place to tell its buyer (`announceShipment`). Its shipment is stored, see `Order.shipments`. */
export async function orderShipped(_env: Env, _context: RequestContext, _orderNumber: number): Promise<void> {}

/** An item that had run out can be bought again: the place to tell those who asked for it, once. */
export async function stockRaised(_env: Env, _context: RequestContext, _item: string): Promise<void> {}
