import { Suspense, useEffect, useState } from 'react'
import { readStored } from '../shared/browser/storage.ts'
import type { Selection, SelectionAnswer } from '../shared/commerce/schema/selection.ts'
import { useSelection } from '../shared/hooks/use-selection.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { withTexts } from '../shared/texts/with-texts.tsx'
import { loadLater } from '../shared/ui/fallback/later.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutFailed, EmptyCheckout } from './closed.tsx'
import { Opening } from './opening.tsx'
import { findReturnProblem } from './payment/payment-return.ts'
import { isBlocking } from './problem/problem.ts'
import { ProblemNotice } from './problem/problem-notice.tsx'
import { useRemovedLine } from './removed-line.tsx'

/** Loaded when needed, because few shoppers return from a payment without a result. */
const UnknownPayment = loadLater(async () => (await import('./payment/unknown-payment.tsx')).UnknownPayment)

/** Loaded when needed, as a part of the checkout's island, whose first script stays small. */
const BuyNow = loadLater(async () =>
  withTexts(['checkout', 'checkout/buy-now'], (await import('./buy-now/buy-now.tsx')).BuyNow),
)

/** The checkout, or the “Buy now” page, which leaves out most of the checkout's form. */
export default function Checkout({ buysNow = false }: { buysNow?: boolean }) {
  return buysNow ? <BuyNowPage /> : <WholeCheckout />
}

function BuyNowPage() {
  const { t } = useLanguage()
  const opening = <Opening title={t('bag.buyNow')} />
  const [isMounted, setMounted] = useState(false)
  // The first render must equal what the server rendered.
  useEffect(() => setMounted(true), [])
  return isMounted ? (
    <Suspense fallback={opening}>
      <BuyNow />
    </Suspense>
  ) : (
    opening
  )
}

/** The checkout: one page with three numbered parts, and the summary beside them. */
function WholeCheckout() {
  const { t } = useLanguage()
  const { status, answer, failed, retry } = useSelection()
  const [before, setBefore] = useState<Selection | null>(null)
  if (status === 'STORAGE' && answer?.selection && !before) setBefore(answer.selection)
  if (status === 'READY' && answer?.selection) {
    return <OpenCheckout answer={answer} selection={answer.selection} before={before} />
  }
  if (failed) return <CheckoutFailed title={t('checkout.title')} retry={retry} />
  return <Opening title={t('checkout.title')} />
}

interface OpenCheckoutProps {
  answer: SelectionAnswer
  selection: Selection
  /** The bag that this browser showed last, from local storage. */
  before: Selection | null
}

/** The checkout once the bag is known. Shows a failed payment even if the bag is empty. */
function OpenCheckout({ answer, selection, before }: OpenCheckoutProps) {
  const { t } = useLanguage()
  const [problem, setProblem] = useState(() => findReturnProblem(location, before, selection))
  const [hash] = useState(() => readStored('unknownPayment'))
  const removedLine = useRemovedLine()
  const unknown = hash !== null && (
    <Suspense>
      <UnknownPayment hash={hash} onFailed={() => setProblem(problem ?? { key: 'checkout.paymentFailed' })} />
    </Suspense>
  )
  if (selection.items.length === 0) {
    const shownProblem = problem && isBlocking(problem) ? { ...problem, isChanged: false } : problem
    return (
      <EmptyCheckout title={t('checkout.title')}>
        {unknown}
        {removedLine.removedMessage}
        {shownProblem && <ProblemNotice problem={shownProblem} />}
      </EmptyCheckout>
    )
  }
  return (
    <CheckoutForm answer={answer} selection={selection} problem={problem} onProblem={setProblem} {...removedLine}>
      {unknown}
    </CheckoutForm>
  )
}
