import { useEffect, useState } from 'react'
import * as paths from '../../paths.ts'
import { useMutation } from '../../shared/browser/use-mutation.ts'
import { CommerceError } from '../../shared/commerce/error.ts'
import { loadReceipt, type PaymentData, pay } from '../../shared/commerce/payments.ts'
import type { PaymentAnswer } from '../../shared/commerce/schema/payment.ts'
import type { Selection } from '../../shared/commerce/schema/selection.ts'
import { queueChange } from '../../shared/commerce/session/in-turn.ts'
import { cacheSelection, getKnownSelection, reloadSelection } from '../../shared/commerce/session/selection-store.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { CheckoutErrors } from '../form-data.ts'
import { type CheckoutProblem, isRefusal, withChanges } from '../problem/problem.ts'
import { answerWidget } from '../widgets/widgets.ts'
import { keepAccount } from './keep-account.ts'

export interface Attempt {
  data: PaymentData
  sameAddress: boolean
  /** The bag as the shopper saw it. */
  selection: Selection
  /** Set when a widget started the payment: it is notified of the result. */
  fromWidget?: boolean
}

/**
 * Starts a payment and follows the platform's response. One at a time: a second click does nothing.
 */
export function usePayment(onProblem: (problem: CheckoutProblem | undefined) => void) {
  const language = useLanguage()
  const { urlTo } = language
  const [errors, setErrors] = useState<CheckoutErrors>({})
  const payment = useMutation({
    mutationFn: ({ data, selection }: Attempt) => {
      const page = (path: string) => new URL(path, location.href).href
      return queueChange('payment', async () => {
        refuseUnseen(selection)
        return pay(bagCommerce, {
          ...data,
          additionalFields: { ...data.additionalFields, shownTotal: selection.totals.grandTotalPriceAsNumber },
          termsAndConditions: true,
          paymentReturnPage: page(urlTo(paths.checkoutReturn)),
          paymentFailedPage: page(`${urlTo(paths.checkout)}?failed`),
        }).catch(error => keepAccount(error, data))
      })
    },
    onSuccess: follow,
    onError: refuse,
  })
  const { data: paid, variables, isPending, reset, mutate } = payment

  // Stay locked until the next page loads; a page restored by the browser may pay again.
  const busy = isPending || (paid !== undefined && paid.action !== 'failed')
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [reset])

  function follow(answer: PaymentAnswer, { fromWidget = false }: Attempt) {
    if (answer.action === 'redirect') location.assign(answer.url)
    if (answer.action === 'success') location.assign(urlTo(paths.thankYou))
    if (answer.action === 'failed') {
      fail()
      if (fromWidget) answerWidget({ error: true })
    }
    if (answer.action === 'javascript' && fromWidget) answerWidget(answer.formFields)
  }

  async function refuse(error: Error, { data, sameAddress, fromWidget, selection }: Attempt) {
    const refused = error instanceof CommerceError ? error : null
    if (fromWidget) answerWidget({ error: true })
    // Already paid in another tab, or by a request whose response was lost.
    if (refused?.status === 412 && refused.field('selection') && (await isOrdered())) {
      location.assign(urlTo(paths.thankYou))
      return
    }
    const payment = { registers: Boolean(data.address?.register), sameAddress }
    // What a rejection says is loaded once there is one.
    const said =
      refused &&
      (await import('../problem/refusal.ts').then(
        ({ readRefusal }) => readRefusal(refused, payment, language),
        console.warn,
      ))
    const proceedFailed: CheckoutProblem = { key: 'checkout.proceedFailed', more: refused?.messages ?? [] }
    const { errors, problem } = said ?? { errors: {}, problem: proceedFailed }
    setErrors(errors)
    if (refused?.selection) cacheSelection(refused.selection)
    if (Object.keys(errors).length > 0) return onProblem(problem)
    const after = refused?.selection?.selection
    if (after) onProblem(withChanges(problem, selection, after, refused?.unavailable))
    else if (isRefusal(refused)) await review(problem, selection)
    else onProblem(problem)
  }

  /** Shows a problem with the current bag. Payment is blocked while the bag cannot be loaded. */
  async function review(problem: CheckoutProblem, before: Selection) {
    const { selection } = await reloadSelection().catch(() => ({ selection: null }))
    onProblem(selection ? withChanges(problem, before, selection) : { ...problem, unreadSince: before })
  }

  const fail = () => onProblem({ key: 'checkout.paymentFailed' })

  /** Cancels the payment; also when its page does not load. */
  function cancel() {
    window.stop()
    reset()
  }

  /** Shows the form's errors; true when there are none. */
  function accept(found: CheckoutErrors) {
    const wrong = Object.keys(found).length > 0
    setErrors(found)
    onProblem(wrong ? { key: 'checkout.lookAgain' } : undefined)
    return !wrong
  }

  /**
   * Removes outdated errors: of an edited field (specification, §5), or of fields that depend on
   * it.
   */
  const clear = (...names: string[]) =>
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))))

  const form = paid && !variables?.fromWidget ? formOf(paid) : undefined
  return { errors, accept, clear, pay: mutate, busy, isPending, form, cancel, fail, review }
}

/** What the platform sends to go on with the payment in this page. */
function formOf(paid: PaymentAnswer) {
  if (paid.action === 'form') return { html: paid.formHtml }
  if (paid.action === 'javascript') return { code: paid.code }
}

/** A change that was on its way when the shopper paid may have brought another total. */
function refuseUnseen(seen: Selection) {
  const { answer } = getKnownSelection()
  if (answer?.selection && withChanges({ key: 'checkout.totalChanged' }, seen, answer.selection).isChanged)
    throw new CommerceError(412, { fields: { total: 'changed' }, selection: answer })
}

/** The bag is empty: its order may have been placed. */
const isOrdered = () => loadReceipt(bagCommerce).then(Boolean, () => false)
