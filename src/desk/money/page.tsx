import * as paths from '#client/paths.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { SavedNotice } from '../saved-notice.tsx'
import { DisputeRow } from './disputes.tsx'
import { Documents } from './documents.tsx'
import { DueRow, UnmatchedRow } from './due.tsx'
import { MoneyPart } from './part.tsx'
import { FailedRow, ReplacedRefunds, RequestedRow } from './refunds.tsx'
import { RefusedRow } from './refused.tsx'
import { findRefused, type MoneyScreen, mayReadBooks } from './screen.ts'
import { UnreturnedRow } from './unreturned.tsx'

/**
 * The page with refunds that are due, failed or unconfirmed, other money problems, and disputes.
 */
export function MoneyPage({ screen }: { screen: MoneyScreen }) {
  const { t, urlTo } = useLanguage()
  const { failed, requested, disputed, hasMoreProblems, operator, isDone, refused, months } = screen
  const due = screen.due?.filter(({ matched }) => matched) ?? null
  const unmatched = screen.due?.filter(({ matched }) => !matched) ?? null
  const open = failed?.refunds.filter(({ isReplaced }) => !isReplaced) ?? null
  const older = (part: string, before: string | null | undefined) =>
    before && (
      <a className="desk-target" href={`${urlTo(paths.deskMoney)}?${new URLSearchParams({ [part]: before })}#${part}`}>
        {t('desk.older')}
      </a>
    )
  const isListed =
    open?.some(({ reference }) => findRefused(screen, 'retry', reference)) ||
    unmatched?.some(({ withdrawal }) => findRefused(screen, 'handled', withdrawal)) ||
    screen.unreturned?.some(({ reference }) => findRefused(screen, 'returned', reference))
  const lost = isListed ? null : refused
  return (
    <>
      <h1>{t('desk.money')}</h1>
      {isDone && <SavedNotice />}
      <MoneyPart
        id="due"
        title="desk.refundsDue"
        empty="desk.moneyNoneDue"
        rows={due}
        row={each => <DueRow key={each.withdrawal} due={each} screen={screen} />}
      />
      <MoneyPart
        id="unmatched"
        title="desk.withdrawals"
        empty="desk.moneyNoneUnmatched"
        rows={unmatched}
        lost={lost?.kind === 'handled' ? lost : null}
        row={each => <UnmatchedRow key={each.withdrawal} due={each} screen={screen} />}
      />
      <MoneyPart
        id="failed"
        title="desk.refundsFailed"
        empty="desk.moneyNoneFailed"
        rows={open}
        lost={lost?.kind === 'retry' ? lost : null}
        row={each => <FailedRow key={each.reference} refund={each} screen={screen} />}
      >
        <ReplacedRefunds refunds={failed?.refunds.filter(({ isReplaced }) => isReplaced) ?? []} />
        {older('failed', failed?.next)}
      </MoneyPart>
      {screen.unreturned?.length !== 0 && (
        <MoneyPart
          id="unreturned"
          title="desk.moneyUnreturned"
          empty="desk.moneyNoneFailed"
          rows={screen.unreturned}
          row={each => <UnreturnedRow key={each.reference} payment={each} screen={screen} />}
        />
      )}
      {screen.refusedStarts?.length !== 0 && (
        <MoneyPart
          id="refused"
          title="desk.moneyRefused"
          empty="desk.moneyNoneFailed"
          rows={screen.refusedStarts}
          row={each => <RefusedRow key={`${each.method} ${each.refusal}`} refused={each} />}
        />
      )}
      <MoneyPart
        id="requested"
        title="desk.moneyRequested"
        empty="desk.moneyNoneRequested"
        rows={requested?.refunds ?? null}
        row={each => <RequestedRow key={each.reference} refund={each} />}
      >
        {older('requested', requested?.next)}
      </MoneyPart>
      <MoneyPart
        id="disputes"
        title="desk.disputes"
        empty="desk.moneyNoneDisputed"
        rows={disputed}
        row={each => <DisputeRow key={each.order} order={each} />}
      >
        {hasMoreProblems && (
          <a className="desk-target" href={`${urlTo(paths.deskOrders)}?work=problems`}>
            {t('desk.moneyProblems')}
          </a>
        )}
      </MoneyPart>
      {mayReadBooks(operator) && <Documents months={months} />}
    </>
  )
}
