import type { ReactNode } from 'react'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { ProductGrid } from '../document/list/product-grid.tsx'

interface ProductsBandProps {
  title: string
  products: ProductSummary[]
  /** Attributes that make the band and its title editable in a preview. */
  marks: Record<'whole' | 'title', Record<string, string>>
  /** Shown beside the heading. */
  children?: ReactNode
}

/** A heading and a row of products; renders nothing if there are none. */
export function ProductsBand({ title, products, marks, children }: ProductsBandProps) {
  if (products.length === 0) return null
  return (
    <section {...marks.whole} className="band">
      <div className="band-head">
        <h2 {...marks.title}>{title}</h2>
        {children}
      </div>
      <ProductGrid products={products} level="h3" row />
    </section>
  )
}
