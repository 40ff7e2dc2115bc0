import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Checkbox } from '#client/shared/ui/form/checkbox.tsx'
import { Field } from '#client/shared/ui/form/field.tsx'
import { formatShopDate } from '../times.ts'
import type { ManagedOrder } from './order.ts'
import { OrderForm } from './order-form.tsx'
import { PiecesFields } from './pieces-fields.tsx'
import { RefundConfirmation } from './refund-confirmation.tsx'
import { findSent, keepPieces, keepTyped, type OrderScreen } from './screen.ts'

interface RefundFormProps {
  screen: OrderScreen
  payment: NonNullable<ManagedOrder['payment']>
}

/**
 * The form for a refund. Its own button only shows what would be refunded; the confirmation that
 * then appears has the button that makes the refund.
 */
export function RefundForm({ screen, payment: { currency, refundableAsNumber } }: RefundFormProps) {
  const { t, locale } = useLanguage()
  const { items, lines, dueRefunds } = screen.order
  const confirmed = findSent(screen, 'refund')
  const sent = findSent(screen, 'preview') ?? confirmed
  const [due] = dueRefunds
  const most = lines.flatMap(({ line, ordered, refunded }) =>
    ordered > refunded ? [{ line, quantity: ordered - refunded }] : [],
  )
  const choices = [
    { value: 'all', label: t('desk.orderRefundAll', { amount: formatAmount(refundableAsNumber, currency, locale) }) },
    ...dueRefunds.map(({ withdrawal, amountAsNumber, dueBy }) => ({
      value: String(withdrawal),
      label: t('desk.orderRefundDue', {
        amount: formatAmount(amountAsNumber, currency, locale),
        date: formatShopDate(dueBy, locale),
      }),
    })),
    { value: 'part', label: t('desk.orderRefundPart') },
  ]
  const chosen = keepTyped(sent, 'what', due ? String(due.withdrawal) : 'all')
  return (
    <>
      {sent?.preview && <RefundConfirmation screen={screen} sent={sent} preview={sent.preview} currency={currency} />}
      <OrderForm
        screen={screen}
        change="preview"
        summary={t(sent?.preview ? 'desk.orderRefundOther' : 'desk.orderRefund')}
        isOpen={sent ? !sent.preview : due !== undefined}
        button={t('desk.orderPreview')}
        refusal={sent?.refusal}
      >
        <fieldset className="desk-choices">
          <legend className="field-label">{t('desk.orderRefundWhat')}</legend>
          {choices.map(({ value, label }) => (
            <label key={value} className="choice">
              <input type="radio" name="what" value={value} defaultChecked={value === chosen} />
              <span className="choice-name">{label}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className="desk-part">
          <legend className="field-label">{t('desk.orderRefundParts')}</legend>
          <PiecesFields items={items} most={most} typed={keepPieces(sent)} />
          <Checkbox
            name="shipping"
            label={t('desk.orderRefundShipping')}
            defaultChecked={keepTyped(sent, 'shipping') === 'on'}
          />
          <Field
            name="amount"
            inputMode="decimal"
            label={t('desk.orderRefundAmount', { currency })}
            defaultValue={keepTyped(sent, 'amount')}
            maxLength={12}
            autoComplete="off"
          />
        </fieldset>
        <Field name="reason" label={t('desk.orderReason')} defaultValue={keepTyped(sent, 'reason')} maxLength={300} />
        <Checkbox
          name="restock"
          label={t('desk.orderRestockUnsent')}
          defaultChecked={keepTyped(sent, 'restock', 'on') === 'on'}
        />
      </OrderForm>
    </>
  )
}
