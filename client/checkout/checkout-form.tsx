import { type FocusEvent, type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { track } from '../shared/analytics/track.ts'
import { useLate } from '../shared/browser/use-late.ts'
import { useWide } from '../shared/browser/use-wide.ts'
import type { Selection, SelectionAnswer } from '../shared/commerce/schema/selection.ts'
import { useChanging } from '../shared/hooks/use-changing.ts'
import type { Removed } from '../shared/purchase/removed-notice.tsx'
import type { PlainKey } from '../shared/texts/translate.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import { loadLater } from '../shared/ui/fallback/later.ts'
import { BackToBag } from './back-to-bag.tsx'
import { DeliveryStep } from './delivery/delivery.tsx'
import { isShipped } from './delivery/shipped.ts'
import { useShippingReport } from './delivery/use-shipping-report.ts'
import { DetailsStep } from './details/details.tsx'
import { fillEmpty } from './details/fill-empty.ts'
import { useSavedTyping } from './details/use-saved-typing.ts'
import { checkForm, pickErrors, toAccountRequest, toPaymentFields, toSavedFields } from './form-data.ts'
import { CancelPayment } from './payment/cancel-payment.tsx'
import { PaymentStepForm } from './payment/payment.tsx'
import { isFailedReturn } from './payment/payment-return.ts'
import type { WidgetPayment } from './payment/payment-widget.tsx'
import { usePayment } from './payment/use-payment.ts'
import { Missing } from './problem/missing.ts'
import { type CheckoutProblem, findLosses, isBlocking } from './problem/problem.ts'
import { NewTotal, ProblemNotice, UnknownTotal } from './problem/problem-notice.tsx'
import { Lines, Summary } from './summary.tsx'
import { useLock } from './use-lock.ts'
import { useCheckoutScript } from './widgets/use-checkout-script.ts'

/** These parts are loaded separately, so that the form is usable before they are loaded. */
const Guarantees = loadLater(async () => (await import('./guarantees.tsx')).Guarantees)
const PaymentForm = loadLater(async () => (await import('./payment/payment-form.tsx')).PaymentForm, Missing)
const PaymentWidget = loadLater(async () => (await import('./payment/payment-widget.tsx')).PaymentWidget, Missing)

interface CheckoutFormProps {
  answer: SelectionAnswer
  selection: Selection
  problem: CheckoutProblem | undefined
  onProblem: (problem: CheckoutProblem | undefined) => void
  onRemoved: (line: Removed) => void
  /** Called with the message about a line that is no longer in the bag. */
  onLost: (text: string) => void
  /** The message about the line that was last removed, or about one that is not available. */
  removedMessage: ReactNode
  /** Content below the title. */
  children: ReactNode
}

/**
 * The checkout form, for a bag that is not empty. Each field is saved on the platform when it loses
 * the focus, so that a reload keeps it.
 */
export function CheckoutForm(props: CheckoutFormProps) {
  const { answer, selection, problem, onProblem, onRemoved, onLost, removedMessage, children } = props
  const { t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { errors, accept, pay, clear, busy, isPending, form: paymentForm, cancel, fail, review } = usePayment(onProblem)
  const [lockedOutside, unlock] = useLock()
  const locked = busy || lockedOutside
  const isMended = problem?.key === 'checkout.lookAgain' && Object.keys(errors).length === 0
  const shownProblem = busy || isMended ? undefined : problem
  const unreadSince = shownProblem?.unreadSince
  const isLate = useLate(useChanging())
  const widget = useCheckoutScript(selection)
  const isWide = useWide()
  const reportShipping = useShippingReport(answer, selection)
  const save = useSavedTyping()
  // The form keeps the typed values; the platform's address is only their initial value.
  const [initialSelection] = useState(selection)
  const method = answer.paymentMethods.find(one => one.paymentMethod === selection.paymentMethod)
  const hasWidget = method?.supportsInitiateOnly === true

  function cancelPayment() {
    cancel()
    unlock()
  }
  /** Cancels the payment when the platform's payment form cannot continue. */
  function cancelBlocked() {
    if (!locked) return
    cancelPayment()
    fail()
  }

  useEffect(() => {
    if (!isFailedReturn(location.search)) track(analytics => analytics.reportCheckoutStart(initialSelection))
  }, [initialSelection])

  function saveTyped({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
    if (
      !('name' in target) ||
      !/^(shipping|billing|buyer)\.|^(additionalNotes|sameAddress|giftMessage)$/.test(String(target.name))
    )
      return
    save(toSavedFields(new FormData(currentTarget)))
  }

  function showLosses(after: SelectionAnswer, key: PlainKey) {
    const losses = after.selection ? findLosses(selection, after.selection) : []
    if (losses.length > 0) onProblem({ key, losses, isChanged: true, seen: selection })
  }

  /**
   * Checks the form and starts the payment. Returns false if the payment was not started. If a
   * widget collects the address itself, only the form's terms and account password are checked.
   */
  function startPayment(widgetPayment: WidgetPayment | null): boolean {
    if (!form.current || busy || !isShipped(answer)) return false
    // Shows the problem again: the payment cannot start until the shopper has resolved it.
    if (problem && isBlocking(problem)) {
      onProblem({ ...problem })
      return false
    }
    const formData = new FormData(form.current)
    const hasStates = (country: string) =>
      answer.countries.some(one => one.country === country && one.states.length > 0)
    const formErrors = checkForm(formData, hasStates)
    const relevantErrors = widgetPayment?.address ? pickErrors(formErrors, 'terms', 'accountPassword') : formErrors
    if (!accept(relevantErrors)) return false
    reportShipping()
    const fields = { ...toPaymentFields(formData), ...widgetPayment }
    const data = { ...fields, address: { vatNumber: '', ...fields.address, ...toAccountRequest(formData) } }
    pay({ data, selection, sameAddress: formData.has('sameAddress'), fromWidget: widgetPayment !== null })
    return true
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!hasWidget) startPayment(null)
  }

  const summary = { selection, locked, onRemoved, onLost, removedMessage }
  // A changed total is shown beside the button that the shopper clicked.
  const isAtButton = shownProblem?.key === 'checkout.totalChanged' && isShipped(answer)
  const notice = shownProblem && (
    <ProblemNotice problem={shownProblem} now={selection}>
      {shownProblem.isChanged && (
        <NewTotal
          now={selection}
          onAccept={() => {
            onProblem(undefined)
            const button = isAtButton && form.current?.querySelector<HTMLElement>('[type=submit]:not([form])')
            const next = button || title.current
            next?.focus()
          }}
        />
      )}
      {unreadSince && <UnknownTotal onRetry={() => review({ ...shownProblem, unreadSince: undefined }, unreadSince)} />}
    </ProblemNotice>
  )
  return (
    <div className="checkout">
      <div className="checkout-main">
        <form ref={form} className="checkout-parts" onSubmit={submit} onBlur={saveTyped} noValidate aria-busy={busy}>
          <h1 ref={title} tabIndex={-1}>
            {t('checkout.title')}
          </h1>
          <BackToBag />
          {!isWide && <Summary {...summary} folded />}
          {children}
          {!isAtButton && notice}
          <DetailsStep
            answer={answer}
            start={initialSelection}
            errors={errors}
            onEdit={clear}
            locked={locked}
            onMoved={after => showLosses(after, 'checkout.notSold')}
            onLogin={after => {
              if (form.current) {
                clear(...fillEmpty(form.current, after))
                save(toSavedFields(new FormData(form.current)))
              }
              showLosses(after, 'checkout.stockGone')
            }}
          />
          <DeliveryStep
            answer={answer}
            selection={selection}
            locked={locked}
            widget={widget}
            onZipCode={zipCode => {
              const field = form.current?.elements.namedItem('shipping.zipCode')
              if (field instanceof HTMLInputElement) field.value = zipCode
              clear('shipping.zipCode')
            }}
          />
          <PaymentStepForm
            answer={answer}
            selection={selection}
            errors={errors}
            onEdit={clear}
            busy={busy}
            locked={locked}
            hasWidget={hasWidget}
            onChosen={() => {
              if (!isBlocking(problem)) onProblem(undefined)
            }}
          >
            <Suspense>
              <Guarantees country={answer.location.country} lines={selection.items} />
            </Suspense>
            {!isWide && <Lines selection={selection} />}
            {isAtButton && notice}
          </PaymentStepForm>
        </form>
        {hasWidget && isShipped(answer) && (
          <Suspense>
            <PaymentWidget
              answer={answer}
              selection={selection}
              onPay={startPayment}
              onMissing={fail}
              onBlocked={cancelBlocked}
            />
          </Suspense>
        )}
        {paymentForm && (
          <Suspense>
            <PaymentForm {...paymentForm} onMissing={cancelBlocked} />
          </Suspense>
        )}
        {isLate && (
          <p className="notice" role="status">
            {t('checkout.slow')}
          </p>
        )}
        <CancelPayment shown={(busy && !isPending) || lockedOutside} onCancel={cancelPayment} />
        <p className="visually-hidden" role="status">
          {locked && t('checkout.locked')}
        </p>
      </div>
      {isWide && <Summary {...summary} />}
    </div>
  )
}
