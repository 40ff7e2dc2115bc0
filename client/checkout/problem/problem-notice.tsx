import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import type { Selection } from '../../shared/commerce/schema/selection.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { type CheckoutProblem, formatGrandTotal } from './problem.ts'

const BagChanges = loadLater(async () => (await import('./bag-changes.tsx')).BagChanges)

interface ProblemNoticeProps {
  problem: CheckoutProblem
  /** The bag as it is now. */
  now?: Selection
  children?: ReactNode
}

/** The message of a problem. A new problem is announced, scrolled into view and focused. */
export function ProblemNotice({ problem, now, children }: ProblemNoticeProps) {
  const { t } = useLanguage()
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // If fields are invalid, the first one is focused instead. Login fields, which have a `form`
    // attribute, are ignored.
    const { current } = notice
    const form = problem.key === 'checkout.lookAgain' ? current?.closest('form') : null
    const target = form?.querySelector<HTMLElement>('[aria-invalid=true]:not([form])') ?? current
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [problem])
  const { losses = [], more = [], isChanged } = problem
  return (
    <div className="notice notice-error problem" ref={notice} tabIndex={-1}>
      <div role="alert">
        <p>{[t(problem.key), ...more].join(' ')}</p>
        {(isChanged || losses.length > 0) && (
          <Suspense>
            <BagChanges problem={problem} losses={losses} now={now} />
          </Suspense>
        )}
      </div>
      {children}
    </div>
  )
}

/** The button that accepts the new total. The payment is blocked until it is clicked. */
export function NewTotal({ now, onAccept }: { now: Selection; onAccept: () => void }) {
  const { t, locale } = useLanguage()
  return (
    <Button look="quiet" small onClick={onAccept}>
      {t('checkout.acceptTotal', { total: formatGrandTotal(now, locale) })}
    </Button>
  )
}

/** A retry button. The payment stays blocked until the bag has been loaded. */
export function UnknownTotal({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useLanguage()
  const { mutate, isPending } = useMutation({ mutationFn: onRetry })
  return (
    <>
      <p>{t('bag.unreachable')}</p>
      <Button look="quiet" small loading={isPending} onClick={() => mutate()}>
        {t('bag.retry')}
      </Button>
    </>
  )
}
