import { Suspense } from 'react'
import * as paths from '#client/paths.ts'
import { type Language, useLanguage } from '#client/shared/texts/use-translate.ts'
import * as uiNames from '#client/shared/ui/names.ts'
import { Breadcrumbs } from '#client/shared/ui/text/breadcrumbs.tsx'
import { LateSheets } from '../shared/document/late-sheets.tsx'
import { useMarks } from '../shared/preview/marks.ts'
import { type FactsProps, ProductFacts } from './facts/facts.tsx'
import { Gallery } from './gallery.tsx'
import type { Product } from './product.ts'
import { LateRelations, RelatedProducts } from './related/related.tsx'
import { ProductTabs } from './tabs.tsx'

/**
 * A product page. Pictures with the light switch are beside the facts and the form to buy. Below
 * them are the lamp in a room, the tabs with everything else, and related products.
 */
export function ProductPage({ product, relations, ...place }: FactsProps) {
  const unswitched = product.pictures.some(picture => picture.lit)
  const marks = useMarks()('product', product.id)
  return (
    <div className="bands">
      <article
        {...marks()}
        className="band"
        {...{ [uiNames.product]: product.id }}
        {...{ [uiNames.category]: product.mainCategory?.name }}
      >
        <Breadcrumbs crumbs={getProductCrumbs(product, useLanguage())} />
        <div className="product">
          <Gallery {...product} marks={marks('media')} />
          <ProductFacts product={product} relations={relations} {...place} />
        </div>
        {product.hasMore && <MoreLink product={product} />}
        <LateSheets own="product-late" />
        <ProductTabs product={product} />
      </article>
      {relations instanceof Promise ? (
        <Suspense>
          <LateRelations id={product.id} relations={relations} unswitched={unswitched} />
        </Suspense>
      ) : (
        <RelatedProducts id={product.id} relations={relations} unswitched={unswitched} />
      )}
    </div>
  )
}

/** A link to the second part of the page. Scripts replace the link with that part. */
function MoreLink({ product: { slug } }: { product: Product }) {
  const { t, urlTo } = useLanguage()
  return (
    <a className="product-more" href={urlTo(paths.productMore, slug)}>
      {t('product.more')}
    </a>
  )
}

export const getProductCrumbs = ({ mainCategory }: Product, { t, urlTo }: Language) => [
  { title: t('listing.all'), href: urlTo(paths.shop) },
  ...(mainCategory ? [{ title: mainCategory.name, href: urlTo(paths.category, mainCategory.slug) }] : []),
]
