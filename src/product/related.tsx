import { use } from 'react'
import { useLanguage } from '#client/i18n/use-translate.ts'
import type { ProductSummary } from '#client/product/product.ts'
import { ProductGrid } from '../document/product-grid.tsx'
import type { Relations } from './relations.ts'

interface Related<Found> {
  relations: Found
  /** The gallery's light switch is for these lamps too. */
  unswitched: boolean
}

/** Streamed later: below everything a buyer needs, so that nothing moves. */
export function LateRelations({ relations, unswitched }: Related<Promise<Relations | null>>) {
  return <RelatedProducts relations={use(relations)} unswitched={unswitched} />
}

export function RelatedProducts({ relations, unswitched }: Related<Relations | null>) {
  const { t } = useLanguage()
  const rows: [title: string, products: ProductSummary[]][] = relations
    ? [
        [t('product.accessories'), relations.accessories],
        [t('product.related'), relations.related],
        [t('product.spareParts'), relations.spareParts],
      ]
    : []
  return rows.map(
    ([title, products]) =>
      products.length > 0 && (
        <section key={title} className="band related">
          <h2 className="band-head">{title}</h2>
          <ProductGrid products={products.map(withoutColour)} level="h3" row unswitched={unswitched} />
        </section>
      ),
  )
}

/** Far below the first view a placeholder's own colour is not worth its bytes. */
const withoutColour = (product: ProductSummary): ProductSummary =>
  product.picture
    ? { ...product, picture: { ...product.picture, unlit: { ...product.picture.unlit, colour: null } } }
    : product
