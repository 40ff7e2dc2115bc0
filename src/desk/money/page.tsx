import type { ReactNode } from 'react'
import * as paths from '#client/paths.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Button, ButtonLink } from '#client/shared/ui/form/button.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { Operator } from '../../shared/edge/operator.ts'
import type { Refusal } from '../call.ts'
import { DeskForm } from '../form.tsx'
import { createFormState } from '../form-data.ts'
import { formatDay, formatTime } from '../times.ts'
import type { DueRefund, ListedRefund } from './money.ts'

interface MoneyScreen {
  /** Null if the part could not be loaded. */
  due: DueRefund[] | null
  rejected: ListedRefund[] | null
  requested: ListedRefund[] | null
  operator: Operator
  isDone: boolean
  /** The withdrawal or refund whose form was refused, and why; null for none. */
  failed: { id: string; refusal: Refusal } | null
}

/** The money that is due: refunds for withdrawals, and refunds that failed or are not confirmed. */
export function MoneyPage({ screen }: { screen: MoneyScreen }) {
  const { t, urlTo } = useLanguage()
  const { due, rejected, requested, operator, isDone } = screen
  const mayRead = operator.roles.includes('accounts') || operator.roles.includes('own')
  return (
    <>
      <h1>{t('desk.money')}</h1>
      {isDone && (
        <p className="notice notice-ok" role="status">
          {t('desk.saved')}
        </p>
      )}
      <Part id="due" title="desk.refundsDue" rows={due}>
        {row => <DueRow key={row.withdrawal} row={row} screen={screen} />}
      </Part>
      <Part id="failed" title="desk.refundsFailed" rows={rejected}>
        {row => <RefundRow key={row.reference} row={row} screen={screen} isFailed />}
      </Part>
      <Part id="requested" title="desk.moneyRequested" rows={requested}>
        {row => <RefundRow key={row.reference} row={row} screen={screen} isFailed={false} />}
      </Part>
      <p>
        <a href={`${urlTo(paths.deskOrders)}?work=problems`}>{t('desk.moneyProblems')}</a>
      </p>
      {mayRead && (
        <section className="desk-section" aria-labelledby="documents">
          <h2 id="documents">{t('desk.moneyDocuments')}</h2>
          <form className="desk-filter" action={urlTo(paths.deskMoney)}>
            <Field name="from" type="date" label={t('desk.from')} required />
            <Field name="to" type="date" label={t('desk.to')} required />
            {(['documents', 'ledger'] as const).map(table => (
              <Button key={table} type="submit" name="table" value={table} look="quiet" small>
                {t(`desk.moneyTable_${table}`)}
              </Button>
            ))}
          </form>
        </section>
      )}
    </>
  )
}

interface PartProps<T> {
  id: string
  title: PlainKey
  rows: T[] | null
  children: (row: T) => ReactNode
}

function Part<T>({ id, title, rows, children }: PartProps<T>) {
  const { t } = useLanguage()
  return (
    <section className="desk-section" aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      {rows === null && <p role="alert">{t('desk.moneyNotLoaded')}</p>}
      {rows?.length === 0 && <p className="soft">{t('desk.nothingWaits')}</p>}
      {rows && rows.length > 0 && <ul className="desk-rows">{rows.map(children)}</ul>}
    </section>
  )
}

const mayRefund = ({ roles }: Operator) => roles.includes('service') || roles.includes('own')

function DueRow({ row, screen: { operator, failed } }: { row: DueRefund; screen: MoneyScreen }) {
  const { t, locale, urlTo } = useLanguage()
  const { withdrawal, order, matched, name, email, dueBy, daysLeft, currency, amountAsNumber } = row
  const isLate = daysLeft < 0
  return (
    <li className="desk-row">
      <p>
        {matched ? <a href={urlTo(paths.deskOrder, order)}>{order}</a> : order} {name} {email}{' '}
        {amountAsNumber !== null && currency && <b>{formatAmount(amountAsNumber, currency, locale)}</b>}{' '}
        <span className={isLate ? 'desk-mark-bad' : 'desk-mark'}>
          {t(isLate ? 'desk.moneyLate' : 'desk.moneyDueBy', { date: formatDay(dueBy, locale) })}
        </span>
      </p>
      {matched && mayRefund(operator) && (
        <ButtonLink href={`${urlTo(paths.deskOrder, order)}#refunds`} look="quiet" small>
          {t('desk.moneyRefund')}
        </ButtonLink>
      )}
      {!matched && <p>{t('desk.moneyUnmatched')}</p>}
      {!matched && mayRefund(operator) && (
        <DeskForm
          to={urlTo(paths.deskMoney)}
          change="handled"
          state={createFormState()}
          button={t('desk.moneyHandled')}
          refusal={failed?.id === withdrawal ? failed.refusal : null}
        >
          <input type="hidden" name="id" value={withdrawal} />
          <Field name="note" label={t('desk.moneyNote')} required maxLength={300} autoComplete="off" />
        </DeskForm>
      )}
    </li>
  )
}

interface RefundRowProps {
  row: ListedRefund
  screen: MoneyScreen
  isFailed: boolean
}

function RefundRow({ row, screen: { operator, failed }, isFailed }: RefundRowProps) {
  const { t, locale, urlTo } = useLanguage()
  const { reference, order, amountAsNumber, currency, reason, created, error } = row
  return (
    <li className="desk-row">
      <p>
        <a href={urlTo(paths.deskOrder, order)}>{order}</a> <b>{formatAmount(amountAsNumber, currency, locale)}</b>{' '}
        {t('desk.moneySince', { date: formatTime(created, locale) })} {reason}
      </p>
      {error && <p>{error}</p>}
      {isFailed && mayRefund(operator) && (
        <DeskForm
          to={urlTo(paths.deskMoney)}
          change="retry"
          state={createFormState()}
          button={t('desk.moneyRetry')}
          refusal={failed?.id === reference ? failed.refusal : null}
        >
          <input type="hidden" name="id" value={reference} />
          <input type="hidden" name="order" value={order} />
        </DeskForm>
      )}
    </li>
  )
}
