import type { ProductSummary } from '#client/product/product.ts'
import { ProductCard } from '#client/product/product-card.tsx'
import * as uiNames from '#client/ui/names.ts'
import { pageSize } from '../edge/shown.ts'
import { CachedHtml } from './html-cache.tsx'

interface ProductGridProps {
  products: ProductSummary[]
  level: 'h2' | 'h3'
  /** One row that slides on a phone, instead of as many rows as it takes. */
  row?: boolean
  /** How many of the pictures are in the first screen. */
  priority?: number
  /**
   * How many were asked for (`shown.ts`): those of the last "load more" begin where its link leads.
   */
  shown?: number | undefined
}

/** Products side by side: two columns on a phone, then three, then four. */
export function ProductGrid({ products, level, row, priority = 0, shown = 0 }: ProductGridProps) {
  return (
    <ul className={row ? 'product-grid product-grid-row lights' : 'product-grid lights'}>
      {products.map((product, index) => {
        const id = index > 0 && index === shown - pageSize ? 'more' : undefined
        const item = { className: 'product-card lit-by', [uiNames.product]: product.id, id }
        return index < priority ? (
          <li key={product.id} {...item}>
            <ProductCard product={product} level={level} priority />
          </li>
        ) : (
          <CachedHtml key={product.id} as="li" {...item} component={ProductCard} props={{ product, level }} />
        )
      })}
    </ul>
  )
}
