import { type ReactNode, useEffect, useRef } from 'react'
import { useMutation } from '../../browser/use-mutation.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import * as paths from '../../paths.ts'
import { Button } from '../../ui/form/button.tsx'
import type { Loss, Problem } from './problem.ts'

interface ProblemNoticeProps {
  problem: Problem
  children?: ReactNode
}

/** The problem message: announced, scrolled to and focused each time. */
export function ProblemNotice({ problem, children }: ProblemNoticeProps) {
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
  const { losses = [], more = [] } = problem
  return (
    <div className="notice notice-error problem" ref={place} tabIndex={-1}>
      <div role="alert">
        <p>{[t(problem.key), ...more].join(' ')}</p>
        {losses.length > 0 && (
          <ul>
            {losses.map(loss => (
              <LossText key={loss.item} loss={loss} />
            ))}
          </ul>
        )}
      </div>
      {children}
    </div>
  )
}

/** Payment is blocked until the shopper accepts the new total. */
export function NewTotal({ total, onAccept }: { total: string; onAccept: () => void }) {
  const { t } = useLanguage()
  return (
    <Button look="quiet" small onClick={onAccept}>
      {t('checkout.acceptTotal', { total })}
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

/** A removed article, with a link to its page, where a stock notice can be requested. */
function LossText({ loss: { name, uri, left } }: { loss: Loss }) {
  const { t, urlTo } = useLanguage()
  return (
    <li>
      {left > 0 ? t('checkout.fewer', { name, left }) : t('checkout.lost', { name })}{' '}
      {left === 0 && uri && <a href={urlTo(paths.product, uri)}>{t('checkout.seeArticle')}</a>}
    </li>
  )
}
