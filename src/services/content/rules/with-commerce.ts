import type { ProductEntry } from '../entries/documents.ts'

/** An older version with all that commerce owns as it is now: also sizes, SKU and EAN. */
export const restoredWithCommerce = (older: ProductEntry, now: ProductEntry): ProductEntry => ({
  ...withCommerce(older, now),
  sku: now.sku,
  items: now.items,
  prepareDays: now.prepareDays,
})

/**
 * An older draft or version with what commerce says of the product by now: prices, markets and
 * stock.
 */
export function withCommerce(product: ProductEntry, { prices, markets, items }: ProductEntry): ProductEntry {
  const stock = new Map(items.map(item => [item.item, item.stock]))
  return {
    ...product,
    prices,
    markets,
    items: product.items.map(item => ({ ...item, stock: stock.get(item.item) ?? item.stock })),
  }
}
