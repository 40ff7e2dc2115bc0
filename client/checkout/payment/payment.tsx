import { type ReactNode, Suspense } from 'react'
import type { Selection, SelectionAnswer } from '../../shared/commerce/schema/selection.ts'
import { bagCommerce } from '../../shared/commerce/session/session-client.ts'
import { useChoice } from '../../shared/hooks/use-choice.ts'
import { formatAmount } from '../../shared/money/money.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { loadLater } from '../../shared/ui/fallback/later.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { RadioGroup } from '../../shared/ui/form/radio-group.tsx'
import { isShipped } from '../delivery/shipped.ts'
import { Unloaded } from '../details/unloaded.tsx'
import type { CheckoutErrors } from '../form-data.ts'
import { AcceptTerms } from './accept-terms.tsx'

/** Loaded when needed, because the shop delivers to most shoppers. */
const NotShipped = loadLater(async () => (await import('./not-shipped.tsx')).NotShipped, Unloaded)

interface PaymentProps {
  answer: SelectionAnswer
  selection: Selection
  errors: CheckoutErrors
  onEdit: (name: string) => void
  busy: boolean
  locked: boolean
  /** Whether the chosen payment method has a widget, which has its own payment button. */
  hasWidget: boolean
  /** Called when another payment method was chosen. */
  onChosen: () => void
  /** Content above the button. */
  children: ReactNode
}

/** Part three of the checkout: payment method, terms, and the payment button. */
export function PaymentStepForm(props: PaymentProps) {
  const { answer, selection, errors, onEdit, busy, locked, hasWidget, onChosen, children } = props
  const { t, locale } = useLanguage()
  const money = (amount: number) => formatAmount(amount, selection.currency, locale)
  const { shown, choose, failed } = useChoice(selection.paymentMethod, bagCommerce.setPaymentMethod)
  const isClosed = answer.paymentMethods.length === 0
  if (!isShipped(answer))
    return (
      <Suspense>
        <NotShipped reason={selection.refusal.text || t('checkout.notShipped')} />
      </Suspense>
    )
  return (
    <section className="checkout-part" aria-labelledby="checkout-payment">
      <h2 id="checkout-payment">{t('checkout.payment')}</h2>
      {isClosed && <p className="notice">{answer.paymentRefusal.text || t('checkout.paymentClosed')}</p>}
      <div className="checkout-choices" inert={locked}>
        {!isClosed && (
          <RadioGroup
            legend={t('checkout.paymentMethod')}
            name="paymentMethod"
            options={answer.paymentMethods.map(({ paymentMethod, name, offer, handlingCostAsNumber }) => ({
              value: paymentMethod,
              label: name,
              hint: offer,
              aside: handlingCostAsNumber > 0 ? money(handlingCostAsNumber) : undefined,
            }))}
            value={shown}
            onChange={method => {
              onChosen()
              choose(method)
            }}
            error={failed ? t('checkout.proceedFailed') : undefined}
          />
        )}
        <AcceptTerms error={errors.terms} onEdit={onEdit} />
      </div>
      {children}
      {!hasWidget && (
        <Button type="submit" wide loading={busy} disabled={isClosed || (locked && !busy)}>
          {busy ? t('checkout.paying') : t('checkout.pay', { total: money(selection.totals.grandTotalPriceAsNumber) })}
        </Button>
      )}
    </section>
  )
}
