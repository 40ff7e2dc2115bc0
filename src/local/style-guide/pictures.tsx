import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { LitPicture } from '#client/shared/ui/picture/lit-picture.tsx'
import { ChosenFilters } from '../../listing/filters.tsx'
import type { Listing } from '../../listing/query.ts'
import { Finishes } from '../../product/facts/finishes.tsx'
import { Gallery } from '../../product/gallery.tsx'
import type { Product } from '../../product/product.ts'
import { sorts } from '../../shared/edge/query/sorts.ts'

/** A gallery with a light switch, a single picture, and a choice of finishes. */
export function PictureSamples({ product, plain }: { product: Product; plain: ProductSummary | undefined }) {
  const [first] = product.pictures
  return (
    <div className="style-guide-pictures">
      {first && <Gallery pictures={[first]} dimming={null} model={null} measured={null} />}
      {plain?.picture && <LitPicture picture={{ ...plain.picture, lit: null }} sizes="25vw" />}
      <Finishes product={product} />
    </div>
  )
}

/** Chips for selected filters: two values of the shop's first filter, and a maximum price. */
export function Chips({ listing }: { listing: Listing }) {
  const [facet] = listing.facets
  const values = facet?.values.slice(0, 2).map(({ slug }) => [facet.slug, slug]) ?? []
  return (
    <ChosenFilters
      listing={listing}
      requested={{ sort: sorts[0], chosen: new URLSearchParams([...values, ['max', '5000']]) }}
    />
  )
}
