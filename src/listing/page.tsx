import * as paths from '#client/paths.ts'
import * as listingNames from '#client/shared/names/listing.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { CachedHtml } from '../shared/document/html-cache.tsx'
import { LateSheets } from '../shared/document/late-sheets.tsx'
import { PageOfList } from '../shared/document/list/page-of-list.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { SortMenu } from '../shared/document/list/sort-menu.tsx'
import { sorts } from '../shared/edge/query/sorts.ts'
import { useMarks } from '../shared/preview/marks.ts'
import { getListingAddress, getListingBase } from './addresses.ts'
import { CategoryStrip } from './category-strip.tsx'
import type { ScaleDrawings } from './drawings.ts'
import { ChosenFilters, Filters } from './filters.tsx'
import { formatTotal, type Listing, type ListingRequest } from './query.ts'
import { RoomTile } from './room-tile.tsx'

interface CategoryPageProps {
  listing: Listing
  requested: ListingRequest
  /** The drawings for the view at one scale. */
  scale?: ScaleDrawings | undefined
}

/**
 * The page of a listing with a heading, links to all categories, filters, sorts, products, and a
 * link to the next page.
 */
export function CategoryPage({ listing, requested, scale }: CategoryPageProps) {
  const { t } = useLanguage()
  const { category, categories, products } = listing
  const edit = useMarks()
  const marksOf = (field: string) => (category ? edit('category', category.slug)(field) : {})
  const isEmpty = products.length === 0
  return (
    <div className="band listing">
      <header className="listing-head">
        <h1 {...marksOf('title')}>{category ? category.title || category.name : t('listing.all')}</h1>
        <p {...marksOf('intro')}>{category?.intro ?? t('listing.allIntro')}</p>
      </header>
      <CategoryStrip categories={categories} chosen={category?.slug} />
      {requested.hasFilterForm && <LateSheets own="listing-late" />}
      {(!isEmpty || requested.chosen.size > 0) && <Filters listing={listing} requested={requested} />}
      <div className="listing-results" {...{ [listingNames.results]: '' }}>
        {isEmpty ? (
          <NoResults listing={listing} requested={requested} />
        ) : (
          <Results listing={listing} requested={requested} scale={scale} />
        )}
      </div>
      {!requested.hasFilterForm && <LateSheets own="listing-late" />}
    </div>
  )
}

function Results({ listing, requested, scale }: CategoryPageProps) {
  const { t, urlTo } = useLanguage()
  const { products, rooms, total, next } = listing
  const { sort, chosen, view } = requested
  const base = getListingBase(listing, urlTo)
  const shown = t('listing.showing', {
    shown: listing.shown,
    total: formatTotal(total, chosen),
  })
  return (
    <>
      <div className="listing-bar">
        <SortMenu sorts={sorts} current={sort} address={sort => getListingAddress(base, { sort, chosen, view })} />
        <ViewLink base={base} requested={requested} />
        <p role="status">
          {shown}
          {scale && `. ${t('compare.lines', { distance: scale.distance })}`}
        </p>
      </div>
      <ChosenFilters listing={listing} requested={requested} />
      <ProductGrid
        products={products}
        level="h2"
        priority={4}
        shown={requested.shown}
        drawings={scale?.drawings}
        between={
          scale
            ? []
            : rooms.map(room => (
                <CachedHtml key={room.slug} as="li" className="room-tile" component={RoomTile} props={room} />
              ))
        }
      />
      <PageOfList
        address={place => getListingAddress(base, { sort, chosen, view, ...place })}
        requested={requested}
        next={next}
      />
    </>
  )
}

/** Links to the same listing with drawings instead of pictures, or back. */
function ViewLink({ base, requested }: { base: string; requested: ListingRequest }) {
  const { t } = useLanguage()
  const { sort, chosen, shown } = requested
  const view = requested.view ? undefined : 'scale'
  return (
    <a
      className="button button-quiet button-small"
      href={getListingAddress(base, { sort, chosen, shown, view })}
      rel="nofollow"
    >
      {t(view ? 'listing.toScale' : 'listing.pictures')}
    </a>
  )
}

function NoResults(props: CategoryPageProps) {
  const { t, urlTo } = useLanguage()
  return (
    <>
      <ChosenFilters {...props} />
      <div className="listing-empty">
        <p role="status">{t('listing.empty')}</p>
        <a className="button" href={urlTo(paths.shop)}>
          {t('error.toShop')}
        </a>
      </div>
    </>
  )
}
