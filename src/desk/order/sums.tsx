import { formatAmount } from '#client/shared/money/money.ts'
import { formatPercent } from '#client/shared/texts/locales.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Sums } from './order.ts'

/** The amounts that make up an order's total, and how much was paid and refunded. */
export function OrderSums({ sums, currency }: { sums: Sums; currency: string }) {
  const { t, locale } = useLanguage()
  const rows: { label: string; amount: number; isStrong?: boolean }[] = [
    { label: t('desk.orderGoods'), amount: sums.goodsAsNumber },
    ...sums.discounts.map(({ name, isAutomatic, amountAsNumber }) => ({
      label: t(isAutomatic ? 'desk.orderCampaign' : 'desk.orderVoucher', { name }),
      amount: -Math.abs(amountAsNumber),
    })),
    { label: t('desk.orderDelivery'), amount: sums.shippingAsNumber },
    ...(sums.taxDeductedAsNumber === 0
      ? []
      : [{ label: t('desk.orderTaxDeducted'), amount: -Math.abs(sums.taxDeductedAsNumber) }]),
    { label: t('desk.orderTotal'), amount: sums.totalAsNumber, isStrong: true },
    ...sums.taxes.map(({ taxPercent, taxAsNumber }) => ({
      label: t('desk.orderTax', { rate: formatPercent(taxPercent, locale) }),
      amount: taxAsNumber,
    })),
    { label: t('desk.orderPaid'), amount: sums.paidAsNumber },
    { label: t('desk.orderRefundedSum'), amount: sums.refundedAsNumber },
    { label: t('desk.orderKept'), amount: sums.leftAsNumber, isStrong: true },
  ]
  return (
    <section className="desk-section" aria-labelledby="sums">
      <h2 id="sums">{t('desk.orderSums')}</h2>
      <dl className="desk-sums">
        {rows.map(({ label, amount, isStrong }) => (
          <div key={label} className={isStrong ? 'is-strong' : undefined}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount, currency, locale)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
