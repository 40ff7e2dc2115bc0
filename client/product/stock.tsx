import { useLanguage } from '../i18n/use-translate.ts'
import type { StockLabel } from '../stock.ts'

/** The stock line. All three sentences are there and `data-stock` shows one, so that a script changes only that. */
export function Stock({ stock }: { stock: StockLabel }) {
  const { t } = useLanguage()
  return (
    <p className="stock" data-stock={stock}>
      <span data-when="yes">{t('product.inStock')}</span>
      <span data-when="few">{t('bag.fewLeft')}</span>
      <span data-when="none">{t('product.soldOut')}</span>
    </p>
  )
}
