import { useEffect, useState } from 'react'
import * as paths from '../../paths.ts'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { login } from '../../shared/commerce/accounts.ts'
import { CommerceError, isResponseLost } from '../../shared/commerce/error.ts'
import { loadReceipt, type PaymentData, pay } from '../../shared/commerce/payments.ts'
import type { PaymentAnswer } from '../../shared/commerce/schema/payment.ts'
import type { Selection } from '../../shared/commerce/schema/selection.ts'
import { recoverLogin } from '../../shared/commerce/session/carry-bag.ts'
import { queueChange } from '../../shared/commerce/session/in-turn.ts'
import { cacheSelection, getKnownSelection, reloadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { withItem } from '../buy-now/bought-item.ts'
import type { CheckoutErrors } from '../form-data.ts'
import { addBagChanges, type CheckoutProblem, isRefusal } from '../problem/problem.ts'
import { answerWidget } from '../widgets/widgets.ts'

interface Attempt {
  data: PaymentData
  sameAddress: boolean
  /** The bag as the shopper saw it. */
  selection: Selection
  /** Whether a widget started the payment; the widget is then notified of the result. */
  fromWidget?: boolean
}

/** The page that starts a payment. */
interface PaymentPage {
  path: string
  /** The item that is bought with a selection of its own; null for the bag. */
  item: string | null
}

/**
 * Starts a payment and follows the platform's response. Only one payment runs at a time: a second
 * click does nothing. If the payment fails, the shopper returns to the page with this `path`.
 */
export function usePayment(
  onProblem: (problem: CheckoutProblem | undefined) => void,
  { path, item }: PaymentPage = { path: paths.checkout, item: null },
) {
  const language = useLanguage()
  const { urlTo } = language
  const thankYou = withItem(urlTo(paths.thankYou), item)
  const [errors, setErrors] = useState<CheckoutErrors>({})
  const payment = useMutation({
    mutationFn: ({ data, selection }: Attempt) => {
      const page = (path: string) => new URL(path, location.href).href
      return queueChange('payment', async () => {
        rejectUnseenTotal(selection)
        return pay(bagCommerce, {
          // Sent even if the shopper has chosen none, so that the service need not find the first.
          paymentMethod: selection.paymentMethod,
          ...data,
          additionalFields: { ...data.additionalFields, shownTotal: selection.totals.grandTotalPriceAsNumber },
          termsAndConditions: true,
          paymentReturnPage: page(withItem(urlTo(paths.checkoutReturn), item)),
          paymentFailedPage: page(withItem(`${urlTo(path)}?failed`, item)),
        }).catch(error => rethrowAfterLogin(error, data))
      })
    },
    onSuccess: handleAnswer,
    onError: handleError,
  })
  const { data: paymentAnswer, variables, isPending, reset, mutate } = payment

  // The form stays locked until the next page loads. If the browser then restores this page, the
  // form is unlocked.
  const busy = isPending || (paymentAnswer !== undefined && paymentAnswer.action !== 'failed')
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [reset])

  function handleAnswer(answer: PaymentAnswer, { fromWidget = false }: Attempt) {
    if (answer.action === 'redirect') location.assign(answer.url)
    if (answer.action === 'success') location.assign(thankYou)
    if (answer.action === 'failed') {
      fail()
      if (fromWidget) answerWidget({ error: true })
    }
    if (answer.action === 'javascript' && fromWidget) answerWidget(answer.formFields)
  }

  async function handleError(error: Error, { data, sameAddress, fromWidget, selection }: Attempt) {
    const commerceError = error instanceof CommerceError ? error : null
    if (fromWidget) answerWidget({ error: true })
    // Perhaps the order was already paid, in another tab or by a request whose response was lost.
    if (commerceError?.status === 412 && commerceError.field('selection') && (await isOrdered())) {
      location.assign(thankYou)
      return
    }
    const payment = { registers: Boolean(data.address?.register), sameAddress }
    // The code that explains a rejection is loaded only when there is one.
    const explained =
      commerceError &&
      (await import('../problem/refusal.ts').then(
        ({ readRefusal }) => readRefusal(commerceError, payment, language),
        console.warn,
      ))
    const proceedFailed: CheckoutProblem = { key: 'checkout.proceedFailed', more: commerceError?.messages ?? [] }
    const { errors, problem } = explained ?? { errors: {}, problem: proceedFailed }
    setErrors(errors)
    if (commerceError?.selection) cacheSelection(commerceError.selection)
    if (Object.keys(errors).length > 0) return onProblem(problem)
    const after = commerceError?.selection?.selection
    if (after) onProblem(addBagChanges(problem, selection, after, commerceError?.unavailable))
    else if (isRefusal(commerceError)) await review(problem, selection)
    else onProblem(problem)
  }

  /**
   * Reloads the bag, and shows the problem and how the bag differs from `before`. The payment is
   * blocked while the bag cannot be loaded.
   */
  async function review(problem: CheckoutProblem, before: Selection) {
    const { selection } = await reloadSelection().catch(() => ({ selection: null }))
    onProblem(selection ? addBagChanges(problem, before, selection) : { ...problem, unreadSince: before })
  }

  const fail = () => onProblem({ key: 'checkout.paymentFailed' })

  /** Cancels the payment, even while the payment page is loading. */
  function cancel() {
    window.stop()
    reset()
  }

  /** Shows the form's errors. Returns true if there are none. */
  function accept(found: CheckoutErrors) {
    const hasErrors = Object.keys(found).length > 0
    setErrors(found)
    onProblem(hasErrors ? { key: 'checkout.lookAgain' } : undefined)
    return !hasErrors
  }

  /** Removes the errors of these fields, because they were edited or depend on an edited field. */
  const clear = (...names: string[]) =>
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))))

  const form = paymentAnswer && !variables?.fromWidget ? findForm(paymentAnswer) : undefined
  return { errors, accept, clear, pay: mutate, busy, isPending, form, cancel, fail, review }
}

/** The HTML or script that the platform sends to continue the payment on this page. */
function findForm(paymentAnswer: PaymentAnswer) {
  if (paymentAnswer.action === 'form') return { html: paymentAnswer.formHtml }
  if (paymentAnswer.action === 'javascript') return { code: paymentAnswer.code }
}

/**
 * Throws if the total has changed since the shopper clicked, because of a change that was still
 * running.
 */
function rejectUnseenTotal(seen: Selection) {
  const { answer } = getKnownSelection()
  if (answer?.selection && addBagChanges({ key: 'checkout.totalChanged' }, seen, answer.selection).isChanged)
    throw new CommerceError(412, { fields: { total: 'changed' }, selection: answer })
}

/** Whether this session has placed an order. */
const isOrdered = () => loadReceipt(bagCommerce).then(Boolean, () => false)

/**
 * Rethrows the error of a payment. If the response was lost, the payment may have created an
 * account and moved the bag to the account's session, so this first logs in to get the bag back.
 */
async function rethrowAfterLogin(
  error: unknown,
  { address: { register, email, password } = {} }: PaymentData,
): Promise<never> {
  if (register && isResponseLost(error)) {
    const again = () => login(bagCommerce, String(email), String(password))
    await recoverLogin(error, { logsIn: true, again }).then(cacheSelection, () => {})
  }
  throw error
}
