import { wireDayText } from '#client/commerce/moment.ts'
import type { Order } from '#client/commerce/schema/order.ts'
import { useLanguage } from '#client/i18n/use-translate.ts'
import * as paths from '#client/paths.ts'
import { orderStatus } from '#client/selection/order-status.ts'
import { Button } from '#client/ui/form/button.tsx'
import { Field } from '#client/ui/form/field.tsx'

/** What an old link shows: the state of the order, and how to get a new link. */
export function OldOrderPage({ order }: { order: Order }) {
  const { t, urlTo, locale } = useLanguage()
  return (
    <article className="receipt">
      <header className="receipt-head">
        <p className="receipt-status">{t(orderStatus(order))}</p>
        <h1>{t('order.title', { number: order.order })}</h1>
        <p>
          {t('order.placed')}{' '}
          <time dateTime={`${order.date.replace(' ', 'T')}Z`}>{wireDayText(order.date, locale)}</time>
        </p>
      </header>
      <p>{t('order.old')}</p>
      <form className="account-form receipt-old" method="post" action={urlTo(paths.findOrder)}>
        <input type="hidden" name="order" value={order.order} />
        <Field name="email" type="email" label={t('withdraw.email')} required maxLength={254} autoComplete="email" />
        <Button type="submit">{t('findOrder.send')}</Button>
      </form>
    </article>
  )
}
