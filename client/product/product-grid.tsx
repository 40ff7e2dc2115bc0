import type { ProductSummary } from './product.ts'
import { ProductCard } from './product-card.tsx'

interface ProductGridProps {
  products: ProductSummary[]
  level: 'h2' | 'h3'
  /** One row that slides on a phone, instead of as many rows as it takes. */
  row?: boolean
  /** How many of the pictures are in the first screen. */
  priority?: number
}

/** Products side by side: two columns on a phone, then three, then four. */
export function ProductGrid({ products, level, row, priority = 0 }: ProductGridProps) {
  return (
    <ul className={row ? 'product-grid product-grid-row lights' : 'product-grid lights'}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} level={level} priority={index < priority} />
      ))}
    </ul>
  )
}
