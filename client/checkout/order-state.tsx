import type { DatedOrder } from '../commerce/schema/order-days.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { leadOf } from '../selection/lead.ts'
import { orderStatus } from '../selection/order-status.ts'

/** What became of an order: in one sentence, or its state. */
export function OrderState({ order }: { order: DatedOrder }) {
  const language = useLanguage()
  return <p className="receipt-lead">{leadOf(order, language) || language.t(orderStatus(order))}</p>
}
