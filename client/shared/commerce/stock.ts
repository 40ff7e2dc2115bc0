export type StockLabel = 'none' | 'few' | 'yes'

/**
 * The label for the platform's stock value, which is a number or a word. Over 10 is `yes`, 1 to 10
 * is `few`. The platform's `preorder` and `infinite` can be bought, so they are `yes`; unknown
 * words are `none`.
 */
export function parseStockLabel(stock: string | number | null | undefined): StockLabel {
  if (stock === 'few') return 'few'
  if (stock === 'yes' || stock === 'preorder' || stock === 'infinite') return 'yes'
  const count = stock === '' || stock === null || stock === undefined ? 0 : Number(stock)
  if (!(count > 0)) return 'none'
  return count > 10 ? 'yes' : 'few'
}

/** The stock as a number. A word becomes 1 if the item can be bought, otherwise 0. */
export function parseStockNumber(stock: string | number | null | undefined): number {
  const count = Number(stock)
  if (Number.isFinite(count)) return Math.max(0, count)
  return parseStockLabel(stock) === 'none' ? 0 : 1
}
