import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Checkbox } from '#client/shared/ui/form/checkbox.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { OrderForm } from './order-form.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { mayChangeOrder } from './rights.ts'
import { findSent, keepPieces, keepTyped, type OrderScreen } from './screen.ts'

/** The forms that are rarely needed: to record that goods came back, and to cancel the order. */
export function RareActions({ screen }: { screen: OrderScreen }) {
  const { t, urlTo } = useLanguage()
  const { order, operator } = screen
  const mayReturn = order.actions.includes('return') && mayChangeOrder(operator, 'return')
  const mayCancel = order.actions.includes('cancel') && mayChangeOrder(operator, 'cancel')
  if (!mayReturn && !mayCancel) return null
  const [returned, cancelled] = [findSent(screen, 'return'), findSent(screen, 'cancel')]
  const withBuyer = order.lines.flatMap(({ line, shipped, returned: back }) =>
    shipped > back ? [{ line, quantity: shipped - back }] : [],
  )
  return (
    <section className="desk-section" aria-labelledby="actions">
      <h2 id="actions">{t('desk.orderActions')}</h2>
      {mayReturn && order.expectedBack > 0 && (
        <p>
          <a className="desk-target" href={`${urlTo(paths.deskReturnLabels)}?orders=${order.order}`}>
            {t('desk.orderReturnLabel')}
          </a>
        </p>
      )}
      {mayReturn && (
        <OrderForm screen={screen} change="return" summary={t('desk.orderReturn')} button={t('desk.orderReturnNow')}>
          <PiecesFields items={order.items} most={withBuyer} typed={keepPieces(returned)} />
          <Checkbox
            name="restock"
            label={t('desk.orderRestock')}
            defaultChecked={keepTyped(returned, 'restock', 'on') === 'on'}
          />
        </OrderForm>
      )}
      {mayCancel && (
        <OrderForm screen={screen} change="cancel" summary={t('desk.orderCancel')} button={t('desk.orderCancelNow')}>
          <p>{t('desk.orderCancelMeans')}</p>
          <Field
            name="reason"
            label={t('desk.orderReason')}
            defaultValue={keepTyped(cancelled, 'reason')}
            maxLength={300}
          />
          <Checkbox
            name="restock"
            label={t('desk.orderRestock')}
            defaultChecked={keepTyped(cancelled, 'restock', 'on') === 'on'}
          />
        </OrderForm>
      )}
    </section>
  )
}
