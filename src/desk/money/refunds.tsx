import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { DeskForm } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { formatShopTime } from '../times.ts'
import type { ListedRefund } from './money.ts'
import { findRefused, type MoneyScreen, mayRefund } from './screen.ts'

interface FailedRowProps {
  refund: ListedRefund
  screen: MoneyScreen
}

/** A refund that the provider rejected, with its error message and a form to request it again. */
export function FailedRow({ refund, screen }: FailedRowProps) {
  const { t, locale, urlTo } = useLanguage()
  const { reference, order, created, settled, error } = refund
  return (
    <li className="desk-row desk-section" {...{ [deskNames.row]: '' }}>
      <RefundFacts
        refund={refund}
        time={t('desk.moneyFailedAt', { time: formatShopTime(settled ?? created, locale) })}
      />
      <p>{error ? t('desk.moneyProviderSaid', { error }) : t('desk.moneyProviderSilent')}</p>
      {mayRefund(screen.operator) && (
        <DeskForm
          to={`${urlTo(paths.deskMoney)}#failed`}
          change="retry"
          state={createFormState()}
          button={t('desk.moneyRetry')}
          refusal={findRefused(screen, 'retry', reference)?.refusal}
        >
          <input type="hidden" name="id" value={reference} />
          <input type="hidden" name="order" value={order} />
        </DeskForm>
      )}
    </li>
  )
}

/** Failed refunds of orders that have a newer refund. The orders' pages show the newer refunds. */
export function ReplacedRefunds({ refunds }: { refunds: ListedRefund[] }) {
  const { t, locale } = useLanguage()
  if (refunds.length === 0) return null
  return (
    <details className="desk-more">
      <summary>{t('desk.moneyReplaced', { count: refunds.length })}</summary>
      <ul className="desk-rows">
        {refunds.map(refund => (
          <li key={refund.reference} className="desk-row">
            <RefundFacts
              refund={refund}
              time={t('desk.moneyFailedAt', { time: formatShopTime(refund.settled ?? refund.created, locale) })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** A refund that the provider has not confirmed yet. */
export function RequestedRow({ refund }: { refund: ListedRefund }) {
  const { t, locale } = useLanguage()
  return (
    <li className="desk-row" {...{ [deskNames.row]: '' }}>
      <RefundFacts refund={refund} time={t('desk.moneySince', { date: formatShopTime(refund.created, locale) })} />
    </li>
  )
}

function RefundFacts({ refund, time }: { refund: ListedRefund; time: string }) {
  const { locale, urlTo } = useLanguage()
  const { order, amountAsNumber, currency, method, reason } = refund
  return (
    <div className="desk-line">
      <a className="desk-target" href={`${urlTo(paths.deskOrder, order)}#refunds`}>
        {order}
      </a>
      <b>{formatAmount(amountAsNumber, currency, locale)}</b>
      <span>{time}</span>
      <span className="soft">{[method, reason].filter(Boolean).join(', ')}</span>
    </div>
  )
}
