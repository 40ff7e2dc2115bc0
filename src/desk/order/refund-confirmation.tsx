import { formatAmount } from '#client/shared/money/money.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Announcement } from '../announcement.tsx'
import { formatParts } from './names.ts'
import type { RefundPreview } from './order.ts'
import { OrderForm } from './order-form.tsx'
import { type Attempt, keepPieces, type OrderScreen } from './screen.ts'

interface RefundConfirmationProps {
  screen: OrderScreen
  /** The sent form that describes the refund. */
  sent: Attempt
  preview: RefundPreview
  currency: string
}

/**
 * Shows the sums of a refund, and the button that makes it. Pressing Tab once focuses the button,
 * but pressing Enter twice in the form does not press it.
 */
export function RefundConfirmation({ screen, sent, preview, currency }: RefundConfirmationProps) {
  const { t, locale } = useLanguage()
  const format = (amount: number) => formatAmount(amount, currency, locale)
  const { amountAsNumber, lines, shippingAsNumber, otherAsNumber } = preview
  const rows = [
    ...lines.map(part => ({ label: formatParts([part], screen.order.items), amount: part.amountAsNumber })),
    { label: t('desk.orderDelivery'), amount: shippingAsNumber },
    { label: t('desk.orderOther'), amount: otherAsNumber },
  ].filter(({ amount }) => amount !== 0)
  return (
    <Announcement className="desk-confirm">
      <h3>{t('desk.orderRefundCheck')}</h3>
      <dl className="desk-sums">
        {rows.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format(amount)}</dd>
          </div>
        ))}
        <div className="is-strong">
          <dt>{t('desk.orderTotal')}</dt>
          <dd>{format(amountAsNumber)}</dd>
        </div>
      </dl>
      <OrderForm
        screen={screen}
        change="refund"
        button={t('desk.orderRefundNow', { amount: format(amountAsNumber) })}
        isMain
      >
        {['what', 'shipping', 'amount', 'reason', 'restock'].map(name => (
          <input key={name} type="hidden" name={name} value={sent.form.field(name)} />
        ))}
        {[...keepPieces(sent)].map(([line, pieces]) => (
          <span key={line}>
            <input type="hidden" name="line" value={line} />
            <input type="hidden" name="pieces" value={pieces} />
          </span>
        ))}
      </OrderForm>
    </Announcement>
  )
}
