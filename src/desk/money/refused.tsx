import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatShopTime } from '../times.ts'
import type { RefusedPayments } from './money.ts'

/**
 * A reason why payments could not be started, in the provider's words, and how often it occurred.
 */
export function RefusedRow({ refused }: { refused: RefusedPayments }) {
  const { t, locale } = useLanguage()
  const { method, refusal, payments, last } = refused
  return (
    <li className="desk-row desk-section">
      <div className="desk-line">
        <b>{refusal}</b>
        <span>{method}</span>
        <span className="soft">
          {t('desk.moneyRefusedTimes', { count: payments, last: formatShopTime(last, locale) })}
        </span>
      </div>
    </li>
  )
}
