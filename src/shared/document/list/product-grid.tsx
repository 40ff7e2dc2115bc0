import type { ReactNode } from 'react'
import type { CardDrawing, ProductSummary } from '#client/shared/product-card/product.ts'
import { ProductCard } from '#client/shared/product-card/product-card.tsx'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { productsPerPage } from '../../edge/query/shown.ts'
import { useMarks } from '../../preview/marks.ts'
import { CachedHtml } from '../html-cache.tsx'

interface ProductGridProps {
  products: ProductSummary[]
  level: 'h2' | 'h3'
  /** Phones show one row that scrolls sideways instead of a grid. */
  row?: boolean
  /** Cards have no light switch of their own, because the page has a switch for all lamps. */
  unswitched?: boolean
  /** Drawings by product id, which replace the pictures. */
  drawings?: Record<string, CardDrawing> | undefined
  /** What stands between the cards: one after every eight. */
  between?: ReactNode[] | undefined
  /** How many pictures are in the first view and load with high priority. Default: 0. */
  priority?: number
  /**
   * How many products the address requests (`?shown=`). The first product of the last 24 gets the
   * id `more`, which the "load more" link points to.
   */
  shown?: number | undefined
}

const cardsBetween = 8

/** A grid of products with two columns on phones, and three or four on wider screens. */
export function ProductGrid({
  products,
  level,
  row,
  unswitched,
  drawings,
  between,
  priority = 0,
  shown = 0,
}: ProductGridProps) {
  const { t } = useLanguage()
  const edit = useMarks()
  return (
    <ul
      className={row ? 'product-grid product-grid-row lights' : 'product-grid lights'}
      {...{ [uiNames.lampsOn]: unswitched ? undefined : t('product.lampsOn') }}
    >
      {products.map((product, index) => {
        const id = index > 0 && index === shown - productsPerPage ? 'more' : undefined
        const item = {
          ...edit('product', product.id)('name'),
          className: 'product-card lit-by',
          [uiNames.product]: product.id,
          id,
        }
        const drawing = drawings && (drawings[product.id] ?? null)
        const card =
          index < priority ? (
            <li key={product.id} {...item}>
              <ProductCard product={product} level={level} drawing={drawing} priority />
            </li>
          ) : (
            <CachedHtml
              key={product.id}
              as="li"
              {...item}
              component={ProductCard}
              props={{ product, level, drawing }}
            />
          )
        return index > 0 && index % cardsBetween === 0 ? [between?.[index / cardsBetween - 1], card] : card
      })}
    </ul>
  )
}
