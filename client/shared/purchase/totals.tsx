import type { Selection } from '../commerce/schema/selection.ts'
import { formatAmount } from '../money/money.ts'
import { useLanguage } from '../texts/use-translate.ts'

type Shown = 'currency' | 'totals' | 'discounts' | 'delivery' | 'freeDelivery' | 'taxNote'

/** The totals and tax that the platform computed, with texts about delivery and tax. */
export function TotalsRows({ selection }: { selection: Pick<Selection, Shown> }) {
  const { t, locale } = useLanguage()
  const { currency, totals, discounts, delivery, freeDelivery, taxNote } = selection
  const money = (amount: number) => formatAmount(amount, currency, locale)
  const rows: [label: string, value: string, note?: string, look?: string][] = [
    [t('bag.subtotal'), money(totals.itemsTotalPriceAsNumber)],
    ...discounts.automaticDiscounts.map(({ name, priceOffAsNumber }): [string, string] => [
      t('bag.discount', { name }),
      money(priceOffAsNumber),
    ]),
    ...discounts.vouchers.map(({ voucher, priceOffAsNumber }): [string, string] => [
      t('bag.voucher', { code: voucher }),
      money(priceOffAsNumber),
    ]),
    [
      t('bag.shipping'),
      totals.shippingPriceAsNumber === 0 ? t('bag.free') : money(totals.shippingPriceAsNumber),
      `${delivery.text}\n${freeDelivery.text}`.trim(),
    ],
  ]
  if (totals.taxDeductedAsNumber !== 0) rows.push([t('bag.taxDeducted'), money(totals.taxDeductedAsNumber)])
  rows.push([t('bag.total'), money(totals.grandTotalPriceAsNumber), taxNote.text, 'totals-grand'])
  if (totals.grandTotalPriceTaxAsNumber > 0)
    rows.push([t('bag.taxIncluded'), money(totals.grandTotalPriceTaxAsNumber), '', 'totals-tax'])
  return (
    <dl className="totals">
      {rows.map(([label, value, note, look = '']) => (
        <div key={label} className={`totals-row ${look}`}>
          <dt>
            {label}
            <small>{note}</small>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
