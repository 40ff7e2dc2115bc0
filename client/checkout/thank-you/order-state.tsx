import * as paths from '../../paths.ts'
import type { DatedOrder } from '../../shared/commerce/schema/order-days.ts'
import { formatOrderHeadline } from '../../shared/purchase/lead.ts'
import { findOrderStatus } from '../../shared/purchase/order-status.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { ButtonLink } from '../../shared/ui/form/button.tsx'

/**
 * Shows an order's headline (`formatOrderHeadline`), or the name of the order's state if the
 * headline is empty.
 */
export function OrderStateText({ order }: { order: DatedOrder }) {
  const language = useLanguage()
  return <p className="receipt-lead">{formatOrderHeadline(order, language) || language.t(findOrderStatus(order))}</p>
}

/**
 * The state of an order that was placed in another browser, and a link to the account with its
 * details.
 */
export function Elsewhere({ order }: { order: DatedOrder }) {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <OrderStateText order={order} />
      <p>{t('order.elsewhere')}</p>
      <ul className="receipt-actions">
        <li>
          <ButtonLink href={urlTo(paths.account)}>{t('orders.title')}</ButtonLink>
        </li>
      </ul>
    </>
  )
}
