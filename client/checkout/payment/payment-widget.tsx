import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { useQuery } from '../../shared/browser/use-query.ts'
import { type PaymentData, pay } from '../../shared/commerce/payments.ts'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { wireFlag, wireText } from '../../shared/commerce/schema/wire.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChange } from '../../shared/hooks/use-change.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Skeleton } from '../../shared/ui/fallback/skeleton.tsx'
import { Button } from '../../shared/ui/form/button.tsx'
import { answerWidget } from '../widgets/widgets.ts'
import { PaymentForm } from './payment-form.tsx'

/** The fields of a widget's event. They are added to the form's fields or replace them. */
export type WidgetPayment = Pick<
  PaymentData,
  'address' | 'shippingAddress' | 'paymentMethod' | 'paymentMethodSpecificFields'
>

interface PaymentWidgetProps {
  answer: SelectionAnswer
  selection: Selection
  /** Called with the widget's fields; returns whether the payment was started. */
  onPay: (payment: WidgetPayment) => boolean
  onMissing: () => void
  onBlocked: () => void
}

/** An address as a map; undefined if it is malformed. Some of its values are null or numbers. */
const addressMap = <T extends v.GenericSchema>(field: T) =>
  v.fallback(v.optional(v.record(v.string(), field)), undefined)
const paymentRequest = v.object({
  responseEventRequired: wireFlag,
  addressIncluded: wireFlag,
  paymentMethod: v.fallback(v.optional(v.string()), undefined),
  paymentMethodSpecificFields: v.fallback(v.optional(v.record(v.string(), v.unknown())), {}),
  billingAddress: addressMap(v.union([v.boolean(), wireText])),
  shippingAddress: addressMap(wireText),
})

/** The widget of a payment method. It starts the payment by dispatching an event on `document`. */
export function PaymentWidget({ answer, selection, onPay, onMissing, onBlocked }: PaymentWidgetProps) {
  const { t } = useLanguage()
  const { paymentMethod, totals } = selection
  const country = answer.location.country ?? ''
  // The widget shows the total, so a new total needs a new widget.
  const { data, isError, refetch } = useQuery({
    queryKey: ['payment-widget', paymentMethod, country, totals.grandTotalPriceAsNumber],
    queryFn: async () => {
      const widget = await pay(bagCommerce, { paymentMethod, paymentInitiateOnly: true, address: { country } })
      if (widget.action !== 'form') throw new Error(`Expected the HTML of a payment widget, but got ${widget.action}.`)
      return widget.formHtml
    },
    gcTime: 0,
  })
  const other = answer.paymentMethods.find(one => !one.supportsInitiateOnly)?.paymentMethod
  const { mutate: choose } = useChange(bagCommerce.setPaymentMethod)

  // If the widget does not load, a payment method without a widget is chosen.
  const chooseOther = useEffectEvent(() => {
    onMissing()
    if (other) choose(other)
  })
  useEffect(() => {
    if (isError) chooseOther()
  }, [isError])

  const onEvent = useEffectEvent((event: Event) => {
    const parsed = v.safeParse(paymentRequest, event instanceof CustomEvent ? event.detail : null)
    if (!parsed.success) return
    const { addressIncluded, responseEventRequired, billingAddress, shippingAddress, ...fields } = parsed.output
    const addresses = addressIncluded ? { address: billingAddress, shippingAddress } : {}
    if (!onPay({ ...fields, ...addresses }) && responseEventRequired) answerWidget({ error: true })
  })
  useEffect(() => {
    const listen = (event: Event) => onEvent(event)
    document.addEventListener('centra_checkout_payment_callback', listen)
    return () => document.removeEventListener('centra_checkout_payment_callback', listen)
  }, [])

  if (data) return <PaymentForm html={data} onMissing={onBlocked} />
  if (isError) return <Button onClick={() => void refetch()}>{t('bag.retry')}</Button>
  return <Skeleton lines={2} label={t('checkout.paymentLoading')} />
}
