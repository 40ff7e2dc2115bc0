export type StockLabel = 'none' | 'few' | 'yes'

/**
 * The label of a stock value as the platform sends it (specification §4): a number, or a word. Over
 * 10 is `yes`, 1 to 10 is
 * `few`. The platform's `preorder` and `infinite` can be bought, so they are `yes`; a word we do
 * not know cannot, so it is `none`.
 */
export function stockLabel(stock: string | number | null | undefined): StockLabel {
  if (stock === 'few') return 'few'
  if (stock === 'yes' || stock === 'preorder' || stock === 'infinite') return 'yes'
  const count = stock === '' || stock === null || stock === undefined ? 0 : Number(stock)
  if (!(count > 0)) return 'none'
  return count > 10 ? 'yes' : 'few'
}

/** The stock as a number; `yes` and `few` count as 1 (specification §4). */
export function stockNumber(stock: string | number | null | undefined): number {
  const count = Number(stock)
  if (Number.isFinite(count)) return Math.max(0, count)
  return stockLabel(stock) === 'none' ? 0 : 1
}
