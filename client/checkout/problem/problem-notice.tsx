import { type ReactNode, useEffect, useRef } from 'react'
import { useMutation } from '../../browser/use-mutation.ts'
import type { Selection } from '../../commerce/schema/selection.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { moneyText } from '../../money/money.ts'
import * as paths from '../../paths.ts'
import { Button } from '../../ui/form/button.tsx'
import { type Loss, type PriceChange, type Problem, priceChanges } from './problem.ts'

interface ProblemNoticeProps {
  problem: Problem
  /** The bag as it is now. */
  now?: Selection
  children?: ReactNode
}

/** The problem message: announced, scrolled to and focused each time. */
export function ProblemNotice({ problem, now, children }: ProblemNoticeProps) {
  const { t, locale } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Invalid fields are focused instead of this message; the login's are not the form's.
    const { current } = place
    const form = problem.key === 'checkout.lookAgain' ? current?.closest('form') : null
    const target = form?.querySelector<HTMLElement>('[aria-invalid=true]:not([form])') ?? current
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [problem])
  const { losses = [], more = [], seen, isChanged } = problem
  const [before, after] = [seen, now].map(bag => bag && totalText(bag, locale))
  const newTotal = isChanged && before && after && before !== after ? [t('checkout.newTotal', { before, after })] : []
  const changes = isChanged && seen && now ? priceChanges(seen, now) : []
  function changeText({ name, before, now: amount }: PriceChange) {
    const money = (value: number, bag = now) => bag && moneyText(value, bag.currency, locale)
    const parts = { name: name || t('bag.shipping'), now: money(amount) ?? '' }
    return before === null
      ? t('checkout.nowToo', parts)
      : t('checkout.nowCosts', { ...parts, before: money(before, seen) ?? '' })
  }

  return (
    <div className="notice notice-error problem" ref={place} tabIndex={-1}>
      <div role="alert">
        <p>{[t(problem.key), ...newTotal, ...more].join(' ')}</p>
        {losses.length + changes.length > 0 && (
          <ul>
            {losses.map(loss => (
              <LossText key={loss.item} loss={loss} />
            ))}
            {changes.map(change => (
              <li key={change.name}>{changeText(change)}</li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </div>
  )
}

const totalText = ({ totals, currency }: Selection, locale: Locale) =>
  moneyText(totals.grandTotalPriceAsNumber, currency, locale)

/** Payment is blocked until the shopper accepts the new total. */
export function NewTotal({ now, onAccept }: { now: Selection; onAccept: () => void }) {
  const { t, locale } = useLanguage()
  return (
    <Button look="quiet" small onClick={onAccept}>
      {t('checkout.acceptTotal', { total: totalText(now, locale) })}
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
