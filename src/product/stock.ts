import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import { findBestStock } from '../shared/content/shapes/product-summary.ts'
import type { Product } from './product.ts'

export const listSoldOutItems = ({ items }: Product) => items.filter(({ stock }) => parseStockLabel(stock) === 'none')

/** Returns the product with exactly these items sold out; unchanged for null. */
export function withSoldOut(product: Product, sold: string[] | null): Product {
  if (!sold) return product
  const items = product.items.map(each => {
    if (sold.includes(each.item)) return { ...each, stock: 'no' }
    return parseStockLabel(each.stock) === 'none' ? { ...each, stock: 'few' } : each
  })
  return { ...product, items, stock: findBestStock(items) }
}
