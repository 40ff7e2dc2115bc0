import * as paths from '#client/paths.ts'
import type { DatedOrder } from '#client/shared/commerce/schema/order-days.ts'
import { findOrderStatus } from '#client/shared/purchase/order-status.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { PlacedOrder } from './page.tsx'

/** The page of an expired link: the state of the order, and a form to get a new link. */
export function OldOrderPage({ order }: { order: DatedOrder }) {
  const { t, urlTo } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <h1>{t('order.title', { number: order.order })}</h1>
        <p className="receipt-lead">{t(findOrderStatus(order))}</p>
        <PlacedOrder date={order.date} />
      </header>
      <form className="receipt-old" method="post" action={urlTo(paths.findOrder)} noValidate>
        <p>{t('order.old')}</p>
        <input type="hidden" name="order" value={order.order} />
        <Field name="email" type="email" label={t('withdraw.email')} required maxLength={254} autoComplete="email" />
        <Button type="submit">{t('findOrder.send')}</Button>
      </form>
    </article>
  )
}
