import { use } from 'react'
import * as paths from '#client/paths.ts'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ProductGrid } from '../../shared/document/list/product-grid.tsx'
import { maxCompared } from '../../shared/edge/query/product-ids.ts'
import type { Relations } from './relations.ts'

interface Related<Found> {
  /** The id of the page's product. */
  id: string
  relations: Found
  /** Whether the gallery has a light switch, which then switches the lamps on these cards too. */
  unswitched: boolean
}

/** Related products that are streamed later, at the page's end, so that nothing else moves. */
export function LateRelations({ relations, ...of }: Related<Promise<Relations | null>>) {
  return <RelatedProducts relations={use(relations)} {...of} />
}

export function RelatedProducts({ id, relations, unswitched }: Related<Relations | null>) {
  const { t, urlTo } = useLanguage()
  const rows: [title: string, products: ProductSummary[]][] = relations
    ? [
        [t(choosePartsTitle(relations)), [...relations.accessories, ...relations.spareParts]],
        [t('product.related'), relations.related],
      ]
    : []
  return rows.map(
    ([title, products]) =>
      products.length > 0 && (
        <section key={title} className="band related">
          {products === relations?.related ? (
            <div className="band-head">
              <h2>{title}</h2>
              <a className="link" href={urlTo(paths.compare, comparedIds(id, products))}>
                {t('compare.title')}
              </a>
            </div>
          ) : (
            <h2 className="band-head">{title}</h2>
          )}
          <ProductGrid products={products.map(withoutColour)} level="h3" row unswitched={unswitched} />
        </section>
      ),
  )
}

/** Accessories and spare parts share a row, because there are few. Chooses the row's title. */
function choosePartsTitle({ accessories, spareParts }: Relations) {
  if (spareParts.length === 0) return 'product.accessories'
  return accessories.length === 0 ? 'product.spareParts' : 'product.accessoriesAndParts'
}

/** Returns the ids to compare: the page's product and the first related products. */
const comparedIds = (id: string, products: ProductSummary[]) => [
  id,
  ...products.slice(0, maxCompared - 1).map(product => product.id),
]

/** Removes the placeholder colour, which is not worth its bytes far below the first view. */
const withoutColour = (product: ProductSummary): ProductSummary =>
  product.picture
    ? { ...product, picture: { ...product.picture, unlit: { ...product.picture.unlit, colour: null } } }
    : product
