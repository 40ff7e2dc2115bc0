import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaymentData } from '../commerce/client.ts'
import { CommerceError } from '../commerce/error.ts'
import { commerce, keepSelection, refreshSelection } from '../commerce/query.ts'
import type { PaymentAnswer } from '../commerce/schema.ts'
import type { PlainKey } from '../i18n/index.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { runScript } from './embed.ts'
import { type FieldErrors, toFieldErrors } from './form-data.ts'
import { isFailedReturn, returnedFields, stockMismatch } from './payment-return.ts'
import { answerWidget } from './widgets.ts'

export interface Attempt {
  data: PaymentData
  sameAddress: boolean
  /** A widget began it, and waits to be told what came of it. */
  fromWidget?: boolean
}

/** What is said above the form: of our own words, and of the platform's own for the shopper. */
interface Message {
  key: PlainKey
  more?: string[]
}

/** Starts a payment and follows the platform's answer. One at a time: a second click does nothing. */
export function usePayment() {
  const { urls } = useLanguage()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<Message | undefined>(failedReturn)
  const payment = useMutation({
    scope: { id: 'selection' },
    mutationFn: ({ data }: Attempt) => {
      const page = (path: string) => new URL(path, location.href).href
      return commerce.pay({
        ...data,
        termsAndConditions: true,
        paymentReturnPage: page(urls.checkoutReturn()),
        paymentFailedPage: page(`${urls.checkout()}?failed`),
      })
    },
    onSuccess: follow,
    onError: refuse,
  })
  const { data: paid, isPending, reset, mutate } = payment

  // Until the next page stands, a second click must not start anything; a page the browser brings back may pay again.
  const busy = isPending || (paid !== undefined && paid.action !== 'failed')
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [reset])

  function follow(answer: PaymentAnswer, { fromWidget = false }: Attempt) {
    if (answer.action === 'redirect') location.assign(answer.url)
    if (answer.action === 'success') location.assign(urls.thankYou())
    if (answer.action === 'failed') fail()
    if (answer.action === 'javascript') {
      if (fromWidget) answerWidget(answer.formFields)
      else runScript(answer.code)
    } else if (fromWidget && answer.action === 'failed') answerWidget({ error: true })
  }

  async function refuse(error: Error, { sameAddress, fromWidget }: Attempt) {
    const refused = error instanceof CommerceError ? error : null
    if (fromWidget) answerWidget({ error: true })
    if (refused?.selection) keepSelection(refused.selection)
    // Paid in another tab, or by a question whose answer was lost.
    if (refused?.status === 412 && refused.field('selection')) return finish()
    setErrors(toFieldErrors(refused?.fields ?? {}, sameAddress))
    if (refused?.field('voucher')) void refreshSelection()
    setMessage({ key: reasonOf(refused), more: refused?.messages })
  }

  /** The bag is empty: its order is shown, where it has become one. */
  async function finish() {
    const receipt = await commerce.receipt().catch(() => null)
    if (receipt) location.assign(urls.thankYou())
    else void refreshSelection()
  }

  const fail = () => setMessage({ key: 'checkout.paymentFailed' })

  /** The shopper changed their mind; also one whose next page does not come. */
  function cancel() {
    window.stop()
    reset()
  }

  /** Shows what is wrong with the form; true when nothing is. */
  function accept(found: FieldErrors) {
    const wrong = Object.keys(found).length > 0
    setErrors(found)
    setMessage(wrong ? { key: 'checkout.lookAgain' } : undefined)
    return !wrong
  }

  /** Editing a field takes its error away (specification, §5). */
  const clear = (name: string) => setErrors(({ [name]: _, ...others }) => others)

  const formHtml = paid?.action === 'form' ? paid.formHtml : ''
  return { errors, message, accept, clear, pay: mutate, busy, isPending, formHtml, cancel, fail }
}

function reasonOf(refused: CommerceError | null): PlainKey {
  if (refused?.status === 410) return 'checkout.stockGone'
  return refused?.field('voucher') ? 'checkout.voucherUnknown' : 'checkout.proceedFailed'
}

/** What to say to a shopper who comes back from a payment that did not work. Only words of our own: the address is anybody's. */
function failedReturn(): Message | undefined {
  if (!isFailedReturn(location.search)) return
  const key = returnedFields(location.hash).error === stockMismatch ? 'checkout.stockGone' : 'checkout.paymentFailed'
  return { key }
}
