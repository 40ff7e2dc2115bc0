import type { StockLabel } from '../commerce/stock.ts'
import { useLanguage } from '../i18n/use-translate.ts'

/** The stock line. `data-stock` says to a script what stands there (`live-prices.ts`). */
export function Stock({ stock }: { stock: StockLabel }) {
  const { t } = useLanguage()
  return (
    <p className="stock" data-stock={stock}>
      {t(`stock.${stock}`)}
    </p>
  )
}
