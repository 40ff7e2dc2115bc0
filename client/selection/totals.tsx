import type { Selection } from '../commerce/schema.ts'
import { useLanguage } from '../i18n/use-translate.ts'

/** What the selection costs, as the platform computed it: nothing is added up here. */
export function Totals({ selection: { totals, discounts } }: { selection: Pick<Selection, 'totals' | 'discounts'> }) {
  const { t } = useLanguage()
  const rows: [label: string, value: string][] = [
    [t('bag.subtotal'), totals.itemsTotalPrice],
    ...discounts.vouchers.map(({ voucher, priceOff }): [string, string] => [
      t('bag.voucher', { code: voucher }),
      priceOff,
    ]),
    [t('bag.shipping'), totals.shippingPriceAsNumber === 0 ? t('bag.free') : totals.shippingPrice],
  ]
  if (totals.taxDeductedAsNumber !== 0) rows.push([t('bag.taxDeducted'), totals.taxDeducted])
  return (
    <dl className="totals">
      {rows.map(([label, value]) => (
        <div key={label} className="totals-row">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="totals-row totals-grand">
        <dt>{t('bag.total')}</dt>
        <dd>{totals.grandTotalPrice}</dd>
      </div>
      {totals.grandTotalPriceTaxAsNumber > 0 && (
        <div className="totals-row totals-tax">
          <dt>{t('bag.taxIncluded')}</dt>
          <dd>{totals.grandTotalPriceTax}</dd>
        </div>
      )}
    </dl>
  )
}
