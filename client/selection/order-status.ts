import type { Order } from '../commerce/schema/order.ts'
import type { PlainKey } from '../i18n/index.ts'

/** The state of an order in words. */
export function orderStatus({ statusDescription, shipments }: Order): PlainKey {
  const status = statuses[statusDescription] ?? 'order.received'
  return status === 'order.packing' && shipments.length > 0 ? 'order.partlySent' : status
}

/** The platform's names of order states; one of them has two spellings. */
const statuses: Partial<Record<string, PlainKey>> = {
  Processing: 'order.packing',
  Completed: 'order.sent',
  Archived: 'order.closed',
  Canceled: 'order.cancelled',
  Cancelled: 'order.cancelled',
  Incomplete: 'order.cancelled',
}
