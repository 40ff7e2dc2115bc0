import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { track } from '../analytics/track.ts'
import type { Selection, SelectionAnswer } from '../commerce/schema.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { Delivery } from './delivery.tsx'
import { Details } from './details.tsx'
import { checkForm, toPaymentFields, toSavedFields } from './form-data.ts'
import { Payment } from './payment.tsx'
import { CancelPayment, PaymentForm } from './payment-form.tsx'
import { isFailedReturn } from './payment-return.ts'
import { PaymentWidget, type WidgetPayment } from './payment-widget.tsx'
import { Summary } from './summary.tsx'
import { useCheckoutScript } from './use-checkout-script.ts'
import { useLock } from './use-lock.ts'
import { usePayment } from './use-payment.ts'
import { useSavedTyping } from './use-saved-typing.ts'
import { useShippingTold } from './use-shipping-told.ts'

/** The form itself, for a bag that is not empty. What is typed is saved when a field is left, so that nothing is lost on the way. */
export function CheckoutForm({ answer, selection }: { answer: SelectionAnswer; selection: Selection }) {
  const { t } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const { errors, message, accept, pay, clear, busy, isPending, formHtml, cancel, fail } = usePayment()
  const [lockedOutside, unlock] = useLock()
  const locked = busy || lockedOutside
  const widget = useCheckoutScript(selection)
  const tellShipping = useShippingTold(answer, selection)
  const save = useSavedTyping()
  // Typed values are the form's own: the address from the platform is only where it starts.
  const [start] = useState(selection)
  const method = answer.paymentMethods.find(one => one.paymentMethod === selection.paymentMethod)
  const hasWidget = method?.supportsInitiateOnly === true

  useEffect(() => {
    if (!isFailedReturn(location.search)) track(analytics => analytics.checkoutBegun(start))
  }, [start])

  function saveTyped({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
    if (!('name' in target) || !/^(shipping|billing)\.|^(additionalNotes|sameAddress)$/.test(String(target.name)))
      return
    save(toSavedFields(new FormData(currentTarget)))
  }

  /** A widget that brings the address itself leaves only the terms to be looked at. False when something is wrong. */
  function begin(own: WidgetPayment | null): boolean {
    if (!form.current || busy) return false
    const typed = new FormData(form.current)
    const hasStates = (country: string) =>
      answer.countries.some(one => one.country === country && one.states.length > 0)
    const found = checkForm(typed, hasStates)
    const wrong = own?.address ? { ...(found.terms && { terms: found.terms }) } : found
    if (!accept(wrong)) {
      const names = Object.keys(wrong).map(name => `[name="${name}"]`)
      form.current.querySelector<HTMLElement>(names.join())?.focus()
      return false
    }
    tellShipping()
    const data = { ...toPaymentFields(typed), ...own }
    pay({ data, sameAddress: typed.has('sameAddress'), fromWidget: own !== null })
    return true
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!hasWidget) begin(null)
  }

  return (
    <div className="checkout">
      <div className="checkout-main">
        <form ref={form} className="checkout-parts" onSubmit={submit} onBlur={saveTyped} noValidate aria-busy={busy}>
          <h1>{t('checkout.title')}</h1>
          {message && (
            <div className="notice notice-error" role="alert">
              <p>{[t(message.key), ...(message.more ?? [])].join(' ')}</p>
            </div>
          )}
          <Details answer={answer} start={start} errors={errors} onEdit={clear} locked={locked} />
          <Delivery
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
          <Payment
            answer={answer}
            selection={selection}
            errors={errors}
            onEdit={clear}
            busy={busy}
            locked={locked}
            hasWidget={hasWidget}
          />
        </form>
        {hasWidget && <PaymentWidget answer={answer} selection={selection} onPay={begin} onMissing={fail} />}
        {formHtml && <PaymentForm html={formHtml} />}
        <CancelPayment
          shown={(busy && !isPending) || lockedOutside}
          onCancel={() => {
            cancel()
            unlock()
          }}
        />
        <p className="visually-hidden" role="status">
          {locked && t('checkout.locked')}
        </p>
      </div>
      <Summary selection={selection} locked={locked} />
    </div>
  )
}
