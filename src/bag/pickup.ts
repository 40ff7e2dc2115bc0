import { type LinkedLine, parseItemProduct } from '#client/bag/share/bag-link.ts'
import { parseStockLabel } from '#client/shared/commerce/stock.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { Fetch } from '../services.ts'
import { toSummary } from '../shared/content/shapes/product-summary.ts'
import { type ContentProduct, loadProducts } from '../shared/content/shapes/products.ts'
import type { Visit } from '../visit.ts'

/** One line of a shared bag, with today's price and stock. */
export interface PickupLine extends LinkedLine {
  /** Null for an item that the shop does not have, or no longer has. */
  product: ProductSummary | null
  /** The name of the size; empty for a product with one size. */
  size: string
  /** Why the item cannot be added to the bag; null if it can. */
  missing: 'unknown' | 'notSold' | 'soldOut' | null
  /** Whether only a few pieces are left in stock. */
  few: boolean
}

/** Loads product, price and stock for the lines of a bag link. Throws `ContentError`. */
export async function loadPickup(content: Fetch, visit: Visit, lines: LinkedLine[]): Promise<PickupLine[]> {
  const ids = [...new Set(lines.map(({ item }) => parseItemProduct(item)))]
  const products = new Map((await loadProducts(content, visit, ids)).map(product => [product.id, product]))
  return lines.map(line => toLine(line, products.get(parseItemProduct(line.item)), visit))
}

function toLine(line: LinkedLine, product: ContentProduct | undefined, visit: Visit): PickupLine {
  const item = product?.items.find(one => one.item === line.item)
  if (!product || !item) return { ...line, product: null, size: '', missing: 'unknown', few: false }
  const summary = toSummary(product, visit)
  const label = parseStockLabel(item.stock)
  return {
    ...line,
    product: summary,
    size: product.items.length > 1 ? item.name : '',
    missing: !summary.isSoldHere || !summary.price ? 'notSold' : label === 'none' ? 'soldOut' : null,
    few: label === 'few',
  }
}
