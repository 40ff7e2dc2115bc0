import { type FocusEvent, useRef, useState } from 'react'
import { commerce, useChange } from '../commerce/query.ts'
import type { Selection, SelectionAnswer } from '../commerce/schema.ts'
import { useLanguage } from '../i18n/use-translate.ts'
import { Delivery } from './delivery.tsx'
import { Details } from './details.tsx'
import { toPaymentFields } from './form-data.ts'
import { Payment } from './payment.tsx'
import { Summary } from './summary.tsx'
import { usePayment } from './use-payment.ts'

/** The form itself, for a bag that is not empty. What is typed is saved when a field is left, so that nothing is lost on the way. */
export function CheckoutForm({ answer, selection }: { answer: SelectionAnswer; selection: Selection }) {
  const { t } = useLanguage()
  const { errors, message, submit, clear, busy } = usePayment(answer)
  const { mutate: save } = useChange(commerce.setPaymentFields)
  const saved = useRef('')
  // Typed values are the form's own: the address from the platform is only where it starts.
  const [start] = useState(selection)

  function saveTyped({ currentTarget, target }: FocusEvent<HTMLFormElement>) {
    if (!('name' in target) || !/^(shipping|billing)\.|additionalNotes/.test(String(target.name))) return
    const fields = toPaymentFields(new FormData(currentTarget))
    const text = JSON.stringify(fields)
    if (text === saved.current) return
    saved.current = text
    save(fields)
  }

  return (
    <form className="checkout" onSubmit={submit} onBlur={saveTyped} noValidate aria-busy={busy}>
      <div className="checkout-parts">
        <h1>{t('checkout.title')}</h1>
        {message && (
          <p className="notice notice-error" role="alert">
            {t(message)}
          </p>
        )}
        <Details answer={answer} start={start} errors={errors} onEdit={clear} />
        <Delivery answer={answer} chosen={selection.shippingMethod} />
        <Payment answer={answer} selection={selection} errors={errors} onEdit={clear} busy={busy} />
      </div>
      <Summary selection={selection} />
    </form>
  )
}
