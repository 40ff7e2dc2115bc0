import * as deskNames from '#client/desk/names.ts'
import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import { DeskForm } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { formatShopTime } from '../times.ts'
import type { UnreturnedPayment } from './money.ts'
import { findRefused, type MoneyScreen, mayRefund } from './screen.ts'

interface RowProps {
  payment: UnreturnedPayment
  screen: MoneyScreen
}

/** A payment without an order whose money an operator must return, and a form that records it. */
export function UnreturnedRow({ payment, screen }: RowProps) {
  const { t, locale, urlTo } = useLanguage()
  const { reference, method, providerId, email, amountAsNumber, currency, created } = payment
  const refused = findRefused(screen, 'returned', reference)
  return (
    <li className="desk-row desk-section" {...{ [deskNames.row]: '' }}>
      <div className="desk-line">
        <b>{formatAmount(amountAsNumber, currency, locale)}</b>
        <span>{formatShopTime(created, locale)}</span>
        <span>{email}</span>
        <span className="soft">{[method, providerId ?? reference].join(', ')}</span>
      </div>
      {mayRefund(screen.operator) && (
        <DeskForm
          to={`${urlTo(paths.deskMoney)}#unreturned`}
          change="returned"
          state={createFormState()}
          button={t('desk.moneyReturned')}
          refusal={refused?.refusal}
        >
          <input type="hidden" name="id" value={reference} />
          <Field
            name="note"
            label={t('desk.moneyReturnedHow')}
            defaultValue={refused?.note ?? ''}
            required
            maxLength={300}
            autoComplete="off"
          />
        </DeskForm>
      )}
    </li>
  )
}
