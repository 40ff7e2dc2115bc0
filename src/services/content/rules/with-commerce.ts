import type { ProductEntry } from '../entries/documents.ts'

/** An older version with all current data from commerce, including sizes, SKU and EAN. */
export const withAllCommerceData = (older: ProductEntry, now: ProductEntry): ProductEntry => ({
  ...withCommerceData(older, now),
  sku: now.sku,
  items: now.items,
  prepareDays: now.prepareDays,
})

/** An older draft or version with the current prices, markets and stock from commerce. */
export function withCommerceData(product: ProductEntry, { prices, markets, items }: ProductEntry): ProductEntry {
  const stock = new Map(items.map(item => [item.item, item.stock]))
  return {
    ...product,
    prices,
    markets,
    items: product.items.map(item => ({ ...item, stock: stock.get(item.item) ?? item.stock })),
  }
}
