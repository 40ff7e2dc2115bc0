import { placedView } from '../catalogue/categories.ts'
import { descriptionView, itemView, priceView } from '../catalogue/product-view.ts'
import { type Currency, includedTax, moneyPair } from '../lib/money.ts'
import type { QuotedLine } from './quote.ts'

/** A line of a selection; `vatTenths` is the tax it is shown with. */
export function lineView({ line, quantity, article, ...given }: QuotedLine, currency: Currency, vatTenths: number) {
  const { price, priceBefore, item, size, itemSku, ean } = article
  return {
    item,
    line,
    productUrl: given.productUrl ?? null,
    category: given.category ?? null,
    comment: given.comment ?? '',
    size,
    sku: itemSku,
    ean,
    quantity,
    ...moneyPair('priceEach', price, currency),
    ...moneyPair('totalPrice', price * quantity, currency),
    ...moneyPair('priceEachBeforeDiscount', priceBefore, currency),
    ...moneyPair('totalPriceBeforeDiscount', priceBefore * quantity, currency),
    ...moneyPair('priceEachReduction', priceBefore - price, currency),
    ...moneyPair('priceEachWithoutTax', price - includedTax(price, vatTenths), currency),
    anyDiscount: priceBefore > price,
    taxPercent: vatTenths / 10,
    product: {
      ...descriptionView(article),
      ...priceView(article, currency),
      ...placedView(article.categories),
      items: article.siblings.map(itemView),
    },
  }
}
