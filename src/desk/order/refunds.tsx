import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatShopDate } from '../times.ts'
import { OrderForm } from './order-form.tsx'
import { RefundForm } from './refund-form.tsx'
import { findMoney, type OrderScreen } from './screen.ts'

/**
 * An order's refunds, with forms to request failed refunds again, and the form for a new refund.
 */
export function Refunds({ screen }: { screen: OrderScreen }) {
  const { t, locale } = useLanguage()
  const { refunds, actions } = screen.order
  const money = findMoney(screen)
  const mayRefund = actions.includes('refund') && (money?.payment.refundableAsNumber ?? 0) > 0
  if (!money || (refunds.length === 0 && !mayRefund)) return null
  return (
    <section className="desk-section" aria-labelledby="refunds">
      <h2 id="refunds">{t('desk.orderRefunds')}</h2>
      {refunds.length > 0 && (
        <ol className="desk-rows">
          {refunds.map(({ reference, status, amountAsNumber, reason, created }) => (
            <li key={reference} className="desk-row">
              <p>
                {formatShopDate(created, locale)} {formatAmount(amountAsNumber, money.payment.currency, locale)}{' '}
                <span className={status === 'failed' ? 'desk-mark-bad' : 'desk-mark'}>
                  {t(`desk.orderRefund_${status}`)}
                </span>{' '}
                {reason}
              </p>
              {status === 'failed' && (
                <OrderForm screen={screen} change="retry" id={reference} button={t('desk.orderRetry')} />
              )}
            </li>
          ))}
        </ol>
      )}
      {mayRefund && <RefundForm screen={screen} payment={money.payment} />}
    </section>
  )
}
