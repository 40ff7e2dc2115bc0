import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import { sumPieces } from '../order/names.ts'
import { formatShopDate } from '../times.ts'
import type { DueRefund } from './money.ts'
import { NoteForm } from './note-form.tsx'
import { type MoneyScreen, mayRefund } from './screen.ts'

interface DueRowProps {
  due: DueRefund
  screen: MoneyScreen
}

/** A refund that is due for a withdrawal, with a link to the order's page, where it can be made. */
export function DueRow({ due, screen }: DueRowProps) {
  const { t, locale, urlTo } = useLanguage()
  const { order, name, email, currency, amountAsNumber, shippingAsNumber, lines, sent, cameBack } = due
  const pieces = sumPieces(lines)
  return (
    <li className="desk-row desk-line" {...{ [deskNames.row]: '' }}>
      <a className="desk-target" href={`${urlTo(paths.deskOrder, order)}#refunds`}>
        {order}
      </a>
      {amountAsNumber !== null && currency && <b>{formatAmount(amountAsNumber, currency, locale)}</b>}
      <DueMark due={due} />
      <span>
        {name}, <span className="desk-code">{email}</span>
      </span>
      <span className="soft">
        {t(pieces === 1 ? 'desk.moneyOnePiece' : 'desk.moneyPieces', { pieces })}
        {(shippingAsNumber ?? 0) > 0 && `, ${t('desk.moneyWithDelivery')}`}
        {`. ${t(cameBack ? 'desk.moneyCameBack' : sent ? 'desk.moneyNotBack' : 'desk.moneyNotSent')}`}
      </span>
      {mayRefund(screen.operator) && (
        <ButtonLink href={`${urlTo(paths.deskOrder, order)}#refunds`} look="quiet" small>
          {t('desk.moneyRefund')} <span className="visually-hidden">{order}</span>
        </ButtonLink>
      )}
    </li>
  )
}

/** A withdrawal that matches no order, with a form to mark it as dealt with, without a refund. */
export function UnmatchedRow({ due, screen }: DueRowProps) {
  const { t, locale, urlTo } = useLanguage()
  const { withdrawal, order, name, email, confirmed } = due
  return (
    <li className="desk-row desk-section" {...{ [deskNames.row]: '' }}>
      <div className="desk-line">
        <a className="desk-target" href={`${urlTo(paths.deskOrders)}?${new URLSearchParams({ find: email })}`}>
          {t('desk.moneyFindOrders', { name })}
        </a>
        <DueMark due={due} />
        <span className="desk-code">{email}</span>
        <span className="soft">
          {t('desk.moneyClaimed', { withdrawal, order: order || '–', date: formatShopDate(confirmed, locale) })}
        </span>
      </div>
      {mayRefund(screen.operator) && (
        <NoteForm
          screen={screen}
          change="handled"
          id={withdrawal}
          part="unmatched"
          button="desk.moneyHandled"
          label="desk.moneyNote"
        />
      )}
    </li>
  )
}

/** The date by which a withdrawal must be refunded. It is red on the last day and afterwards. */
function DueMark({ due: { dueBy, daysLeft } }: { due: DueRefund }) {
  const { t, locale } = useLanguage()
  const date = formatShopDate(dueBy, locale)
  if (daysLeft < 0) return <span className="desk-mark-bad">{t('desk.moneyLate', { date })}</span>
  if (daysLeft === 0) return <span className="desk-mark-bad">{t('desk.moneyDueToday')}</span>
  return (
    <span className="desk-mark">
      {t(daysLeft === 1 ? 'desk.moneyDayLeft' : 'desk.moneyDaysLeft', { date, days: daysLeft })}
    </span>
  )
}
