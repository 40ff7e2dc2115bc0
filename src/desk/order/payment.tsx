import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatShopDate } from '../times.ts'
import type { ManagedOrder } from './order.ts'

interface PaymentProps {
  order: ManagedOrder
  payment: NonNullable<ManagedOrder['payment']>
}

/** How an order was paid, and its receipt and credit notes. */
export function OrderPayment({ order, payment: { method, reference, providerReference, captured } }: PaymentProps) {
  const { t, locale, urlTo } = useLanguage()
  return (
    <section className="desk-section" aria-labelledby="payment">
      <h2 id="payment">{t('desk.orderPayment')}</h2>
      <p>
        {order.paymentMethodName || method}{' '}
        <span className="soft">
          {captured ? t('desk.orderCaptured', { date: formatShopDate(captured, locale) }) : t('desk.orderNotCaptured')}
        </span>
      </p>
      <p className="desk-code">{[...new Set([reference, providerReference])].filter(Boolean).join(' · ')}</p>
      {order.payouts.map(({ payout, day, currency, amountAsNumber, feeAsNumber }) => (
        <p key={`${payout} ${amountAsNumber}`}>
          {t('desk.orderPaidOut', {
            amount: formatAmount(amountAsNumber, currency, locale),
            fee: formatAmount(feeAsNumber, currency, locale),
          })}{' '}
          <span className="soft">{formatShopDate(`${day}T12:00:00Z`, locale)}</span>
        </p>
      ))}
      <p>
        <a className="desk-target" href={urlTo(paths.deskSummary, order.order)}>
          {t('desk.summaryPdf')}
        </a>
      </p>
      {order.documents.length > 0 && (
        <ul className="desk-rows">
          {order.documents.map(({ number, kind, date }) => (
            <li key={number}>
              <a
                href={
                  kind === 'receipt'
                    ? urlTo(paths.deskReceipt, order.order)
                    : urlTo(paths.deskCreditNote, order.order, `${number}.pdf`)
                }
              >
                {t(kind === 'receipt' ? 'desk.orderReceipt' : 'desk.orderCreditNote', { number })}
              </a>{' '}
              <span className="soft">{formatShopDate(date, locale)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
