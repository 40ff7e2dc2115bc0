import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import { findBestStock } from '../shared/content/shapes/product-summary.ts'
import type { Product } from './product.ts'

export const soldItems = ({ items }: Product) => items.filter(({ stock }) => parseStockLabel(stock) === 'none')

/** The product as it is with these items sold out, and no others; as it was published for null. */
export function withSold(product: Product, sold: string[] | null): Product {
  if (!sold) return product
  const items = product.items.map(each => {
    if (sold.includes(each.item)) return { ...each, stock: 'no' }
    return parseStockLabel(each.stock) === 'none' ? { ...each, stock: 'few' } : each
  })
  return { ...product, items, stock: findBestStock(items) }
}
