import * as deskNames from '#client/desk/names.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { formatShopTime } from '../times.ts'
import type { UnreturnedPayment } from './money.ts'
import { NoteForm } from './note-form.tsx'
import { type MoneyScreen, mayRefund } from './screen.ts'

interface RowProps {
  payment: UnreturnedPayment
  screen: MoneyScreen
}

/** A payment without an order whose money must be returned by hand, with a form to record that. */
export function UnreturnedRow({ payment, screen }: RowProps) {
  const { locale } = useLanguage()
  const { reference, method, providerId, email, amountAsNumber, currency, created } = payment
  return (
    <li className="desk-row desk-section" {...{ [deskNames.row]: '' }}>
      <div className="desk-line">
        <b>{formatAmount(amountAsNumber, currency, locale)}</b>
        <span>{formatShopTime(created, locale)}</span>
        <span>{email}</span>
        <span className="soft">{[method, providerId ?? reference].join(', ')}</span>
      </div>
      {mayRefund(screen.operator) && (
        <NoteForm
          screen={screen}
          change="returned"
          id={reference}
          part="unreturned"
          button="desk.moneyReturned"
          label="desk.moneyReturnedHow"
        />
      )}
    </li>
  )
}
