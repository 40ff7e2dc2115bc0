import { type ReactNode, Suspense, useState } from 'react'
import * as paths from '../paths.ts'
import { readStored } from '../shared/browser/storage.ts'
import type { Selection, SelectionAnswer } from '../shared/commerce/schema/selection.ts'
import { useSelection } from '../shared/hooks/use-selection.ts'
import type { Removed } from '../shared/purchase/removed-notice.tsx'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { loadLater } from '../shared/ui/fallback/later.ts'
import { Button, ButtonLink } from '../shared/ui/form/button.tsx'
import { rescueFocus } from '../shared/ui/rescue-focus.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { findReturnProblem } from './payment/payment-return.ts'
import { type CheckoutProblem, isBlocking } from './problem/problem.ts'
import { ProblemNotice } from './problem/problem-notice.tsx'

/** Loaded when a line was removed. If the code does not load, the notice is left out. */
const RemovedNotice = loadLater(async () => (await import('../shared/purchase/removed-notice.tsx')).RemovedNotice)

interface RemovedLineProps {
  /** The line that was removed last; null when its notice has ended. */
  removed: Removed | null
  /** The message about a line that is no longer in the bag. */
  lost: string
  onEnd: () => void
}

/**
 * The message about a line that the shopper removed, with an undo button, or about a line that is
 * no longer in the bag. Its element is always rendered, so that screen readers announce changes.
 */
export function RemovedLine({ removed, lost, onEnd }: RemovedLineProps) {
  const { t } = useLanguage()
  const [back, setBack] = useState('')
  return (
    <div className="bag-said" role="status">
      {lost && <p>{lost}</p>}
      {back && !removed && <p className="visually-hidden">{t('bag.back', { name: back })}</p>}
      {removed && (
        <Suspense>
          <RemovedNotice
            key={removed.line}
            removed={removed}
            onBack={name => {
              setBack(name)
              onEnd()
            }}
            onEnd={onEnd}
            onGone={() => rescueFocus(document.querySelector<HTMLElement>('#order-summary, .checkout-message h1'))}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Loaded when needed, because few shoppers return from a payment without a result. */
const UnknownPayment = loadLater(async () => (await import('./payment/unknown-payment.tsx')).UnknownPayment)

/** The checkout: one page with three numbered parts, and the summary beside them. */
export default function Checkout() {
  const { t } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const [before, setBefore] = useState<Selection | null>(null)
  if (status === 'STORAGE' && answer?.selection && !before) setBefore(answer.selection)
  if (status === 'READY' && answer?.selection) {
    return <OpenCheckout answer={answer} selection={answer.selection} before={before} />
  }
  if (failed) {
    return (
      <div className="checkout-message" role="alert">
        <h1>{t('checkout.title')}</h1>
        <p>{t('bag.unreachable')}</p>
        <Button onClick={retry}>{t('bag.retry')}</Button>
      </div>
    )
  }
  return (
    <div className="checkout-message" aria-busy="true">
      <h1>{t('checkout.title')}</h1>
      <p role="status">{t('bag.loading')}</p>
      <noscript>{t('checkout.noScript')}</noscript>
    </div>
  )
}

interface OpenCheckoutProps {
  answer: SelectionAnswer
  selection: Selection
  /** The bag that this browser showed last, from local storage. */
  before: Selection | null
}

/** The checkout once the bag is known. Shows a failed payment even if the bag is empty. */
function OpenCheckout({ answer, selection, before }: OpenCheckoutProps) {
  const [problem, setProblem] = useState(() => findReturnProblem(location, before, selection))
  const [hash] = useState(() => readStored('unknownPayment'))
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [lost, setLost] = useState('')
  const unknown = hash !== null && (
    <Suspense>
      <UnknownPayment hash={hash} onFailed={() => setProblem(problem ?? { key: 'checkout.paymentFailed' })} />
    </Suspense>
  )
  const said = <RemovedLine removed={removed} lost={lost} onEnd={() => setRemoved(null)} />
  if (selection.items.length === 0) {
    return (
      <EmptyCheckout problem={problem}>
        {unknown}
        {said}
      </EmptyCheckout>
    )
  }
  return (
    <CheckoutForm
      answer={answer}
      selection={selection}
      problem={problem}
      onProblem={setProblem}
      onRemoved={line => {
        setLost('')
        setRemoved(line)
      }}
      onLost={setLost}
      said={said}
    >
      {unknown}
    </CheckoutForm>
  )
}

function EmptyCheckout({ problem, children }: { problem: CheckoutProblem | undefined; children: ReactNode }) {
  const { t, urlTo } = useLanguage()
  const shownProblem = problem && isBlocking(problem) ? { ...problem, isChanged: false } : problem
  return (
    <div className="checkout-message">
      <h1 tabIndex={-1}>{t('checkout.title')}</h1>
      {children}
      {shownProblem && <ProblemNotice problem={shownProblem} />}
      <p>{t('checkout.empty')}</p>
      <ButtonLink href={urlTo(paths.shop)}>{t('error.toShop')}</ButtonLink>
    </div>
  )
}
