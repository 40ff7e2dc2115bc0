import type { StockLabel } from '../shared/commerce/stock.ts'
import { useLanguage } from '../shared/texts/use-translate.ts'
import * as uiNames from '../shared/ui/names.ts'

/** The stock line. Scripts read and update `data-stock` (`client/product/live-prices.ts`). */
export function Stock({ stock }: { stock: StockLabel }) {
  const { t } = useLanguage()
  return (
    <p className="stock" {...{ [uiNames.stock]: stock }}>
      {t(`stock.${stock}`)}
    </p>
  )
}
