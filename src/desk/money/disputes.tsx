import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatShopDate } from '../times.ts'
import type { ProblemOrder } from './money.ts'

/** An order whose payment is disputed, with the date, the reason and the amount of the dispute. */
export function DisputeRow({ order: { order, address, history, payment } }: { order: ProblemOrder }) {
  const { t, locale, urlTo } = useLanguage()
  const dispute = history.findLast(({ change }) => change === 'disputed')
  const minorUnits = dispute?.details.amount
  return (
    <li className="desk-row desk-line" {...{ [deskNames.row]: '' }}>
      <a className="desk-target" href={urlTo(paths.deskOrder, order)}>
        {order}
      </a>
      {minorUnits !== undefined && payment && <b>{formatAmount(minorUnits / 100, payment.currency, locale)}</b>}
      {dispute && <span>{t('desk.moneySince', { date: formatShopDate(dispute.date, locale) })}</span>}
      <span>{[address.firstName, address.lastName].filter(Boolean).join(' ')}</span>
      {dispute?.details.reason && <span className="desk-code">{dispute.details.reason}</span>}
    </li>
  )
}
