import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { CommerceError } from '../commerce/error.ts'
import { commerce, keepSelection } from '../commerce/query.ts'
import type { PaymentAnswer, SelectionAnswer } from '../commerce/schema.ts'
import type { PlainKey } from '../i18n/index.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { checkForm, type FieldErrors, toFieldErrors, toPaymentFields } from './form-data.ts'
import { isFailedReturn, returnedFields, stockMismatch } from './payment-return.ts'

/** Checks the form, starts the payment and follows the platform's answer. One payment at a time: a second click does nothing. */
export function usePayment(answer: SelectionAnswer) {
  const { urls } = useLanguage()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [message, setMessage] = useState<PlainKey | undefined>(failedReturn)
  const payment = useMutation({
    scope: { id: 'selection' },
    mutationFn: (form: FormData) => {
      const page = (path: string) => new URL(path, location.href).href
      return commerce.pay({
        ...toPaymentFields(form),
        termsAndConditions: true,
        paymentReturnPage: page(urls.checkoutReturn()),
        paymentFailedPage: page(`${urls.checkout()}?failed`),
      })
    },
    onSuccess: follow,
    onError: (error, form) => refuse(error, form.has('sameAddress')),
  })

  // Until the next page stands, a second click must not start anything; a page the browser brings back may pay again.
  const busy = payment.isPending || payment.data?.action === 'redirect' || payment.data?.action === 'success'
  const { reset } = payment
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && reset()
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [reset])

  function follow(paid: PaymentAnswer) {
    if (paid.action !== 'redirect' && paid.action !== 'success') return setMessage('checkout.paymentFailed')
    location.assign(paid.action === 'redirect' ? paid.url : urls.thankYou())
  }

  function refuse(error: Error, sameAddress: boolean) {
    const refused = error instanceof CommerceError ? error : null
    if (refused?.selection) keepSelection(refused.selection)
    setErrors(toFieldErrors(refused?.fields ?? {}, sameAddress))
    setMessage(refused?.status === 410 ? 'checkout.stockGone' : 'checkout.proceedFailed')
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const found = checkForm(form, country =>
      answer.countries.some(one => one.country === country && one.states.length > 0),
    )
    setErrors(found)
    setMessage(Object.keys(found).length > 0 ? 'checkout.lookAgain' : undefined)
    if (Object.keys(found).length === 0) payment.mutate(form)
    else firstOf(event.currentTarget, found)?.focus()
  }

  /** Editing a field takes its error away (specification, §5). */
  const clear = (name: string) => setErrors(({ [name]: _, ...others }) => others)

  return { errors, message, submit, clear, busy }
}

/** What to say to a shopper who comes back from a payment that did not work. Only words of our own: the address is anybody's. */
function failedReturn(): PlainKey | undefined {
  if (!isFailedReturn(location.search)) return
  return returnedFields(location.hash).error === stockMismatch ? 'checkout.stockGone' : 'checkout.paymentFailed'
}

/** The first control of the form, from the top, that has an error. */
const firstOf = (form: HTMLFormElement, errors: FieldErrors) =>
  form.querySelector<HTMLElement>(
    Object.keys(errors)
      .map(name => `[name="${name}"]`)
      .join(),
  )
