import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import type { Selection } from '../../shared/commerce/schema/selection.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { type CheckoutProblem, grandTotalText } from './problem.ts'

const BagChanges = loadLater(async () => (await import('./bag-changes.tsx')).BagChanges)

interface ProblemNoticeProps {
  problem: CheckoutProblem
  /** The bag as it is now. */
  now?: Selection
  children?: ReactNode
}

/** The problem message: announced, scrolled to and focused each time. */
export function ProblemNotice({ problem, now, children }: ProblemNoticeProps) {
  const { t } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Invalid fields are focused instead of this message; the login's are not the form's.
    const { current } = place
    const form = problem.key === 'checkout.lookAgain' ? current?.closest('form') : null
    const target = form?.querySelector<HTMLElement>('[aria-invalid=true]:not([form])') ?? current
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [problem])
  const { losses = [], more = [], isChanged } = problem
  return (
    <div className="notice notice-error problem" ref={place} tabIndex={-1}>
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

/** Payment is blocked until the shopper accepts the new total. */
export function NewTotal({ now, onAccept }: { now: Selection; onAccept: () => void }) {
  const { t, locale } = useLanguage()
  return (
    <Button look="quiet" small onClick={onAccept}>
      {t('checkout.acceptTotal', { total: grandTotalText(now, locale) })}
    </Button>
  )
}

/** Payment is blocked while the bag cannot be loaded. */
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
