import type { Order } from '#client/commerce/schema.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import { OrderSummary } from '#client/selection/order-summary.tsx'

/** The order status page: where the order is, and what it holds. */
export function OrderPage({ order }: { order: Order }) {
  const { t } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <p className="receipt-status">
          {order.statusDescription === 'Completed' ? t('order.sent') : t('order.received')}
        </p>
        <h1>{t('order.title', { number: order.order })}</h1>
        <p>
          {t('order.placed')} <time dateTime={order.date.replace(' ', 'T')}>{order.date.slice(0, 10)}</time>
        </p>
      </header>
      <OrderSummary order={order} />
    </article>
  )
}
