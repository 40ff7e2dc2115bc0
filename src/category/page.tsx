import { useLanguage } from '#client/i18n/use-translate.ts'
import { ProductGrid } from '#client/product/product-grid.tsx'
import type { Listing } from './query.ts'
import { type Sort, sorts } from './sorts.ts'

interface CategoryPageProps {
  listing: Listing
  sort: Sort
  /** The `?after=` of this page; undefined on the first. */
  after?: string
}

/** A listing: what it is, its neighbours, the orders, the products, and the way to the next page. */
export function CategoryPage({ listing, sort, after }: CategoryPageProps) {
  const { t, urls } = useLanguage()
  const { category, categories, products, total, next } = listing
  const address = category ? urls.category(category.slug) : urls.shop()
  return (
    <div className="band listing">
      <header className="listing-head">
        <h1>{category ? category.title || category.name : t('listing.all')}</h1>
        <p>{category?.intro ?? t('listing.allIntro')}</p>
      </header>
      <Neighbours categories={categories} chosen={category?.slug} />
      {products.length === 0 ? (
        <Empty />
      ) : (
        <>
          <div className="listing-bar">
            <p>{t('listing.showing', { shown: products.length, total })}</p>
            <Sorts address={address} chosen={sort} />
          </div>
          <ProductGrid products={products} level="h2" priority={4} />
          <nav className="page-links" aria-label={t('listing.pages')}>
            {next && (
              <a className="button button-quiet" rel="next" href={pageAddress(address, sort, next)}>
                {t('listing.next')}
              </a>
            )}
            {after && (
              <a className="link" href={pageAddress(address, sort)}>
                {t('listing.first')}
              </a>
            )}
          </nav>
        </>
      )}
    </div>
  )
}

/** The most popular first needs no word: one page has one address. */
function pageAddress(address: string, sort: Sort, after?: string): string {
  const search = new URLSearchParams()
  if (sort !== sorts[0]) search.set('sort', sort.word)
  if (after) search.set('after', after)
  return search.size > 0 ? `${address}?${search}` : address
}

function Neighbours({ categories, chosen }: { categories: Listing['categories']; chosen: string | undefined }) {
  const { t, urls } = useLanguage()
  return (
    <nav aria-label={t('listing.categories')}>
      <ul className="link-row">
        <li>
          <a href={urls.shop()} aria-current={chosen ? undefined : 'page'}>
            {t('listing.all')}
          </a>
        </li>
        {categories.map(({ slug, name }) => (
          <li key={slug}>
            <a href={urls.category(slug)} aria-current={slug === chosen ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Sorts({ address, chosen }: { address: string; chosen: Sort }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('listing.sort')}>
      <ul className="link-row">
        {sorts.map(sort => (
          <li key={sort.word}>
            <a href={pageAddress(address, sort)} rel="nofollow" aria-current={sort === chosen ? 'true' : undefined}>
              {t(sort.key)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Empty() {
  const { t, urls } = useLanguage()
  return (
    <div className="listing-empty">
      <p>{t('listing.empty')}</p>
      <a className="button" href={urls.shop()}>
        {t('error.toShop')}
      </a>
    </div>
  )
}
