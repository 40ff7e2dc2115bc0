import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { entryAddress } from '../shared/content/shapes/entry-address.ts'
import { PageOfList } from '../shared/document/list/page-of-list.tsx'
import { PopularBand } from '../shared/document/list/popular.tsx'
import { ProductGrid } from '../shared/document/list/product-grid.tsx'
import { SortMenu } from '../shared/document/list/sort-menu.tsx'
import { type SearchSort, searchSorts } from '../shared/edge/query/sorts.ts'
import { PopularSearches } from '../shared/frame/header/popular-searches.tsx'
import { SearchForm } from '../shared/frame/header/search-form.tsx'
import { getResultsAddress } from './addresses.ts'
import { maxHits, type SearchHits } from './query.ts'

interface SearchPageProps {
  /** The search term; empty before the visitor has searched. */
  term: string
  sort: SearchSort
  /** The value of `?after=` in this page's address; undefined on the first page. */
  after: string | undefined
  /** Number of cards on this page. Default: `productsPerPage`. */
  shown?: number
  found: SearchHits | null
  popular: string[]
  /** Popular products, which the page shows if nothing is found; may be empty. */
  products: ProductSummary[]
}

/** The page with the search form, results, and popular searches. It works without scripts. */
export function SearchPage({ found, popular, products, ...requested }: SearchPageProps) {
  const { t } = useLanguage()
  const { term } = requested
  const nothing = isEmpty(found)
  return (
    <div className="band search">
      <h1>{term && !nothing ? t('search.results', { term }) : t('search.title')}</h1>
      <SearchForm id="search-term" term={term} />
      {found?.corrected && <p role="status">{t('search.corrected', { term: found.corrected })}</p>}
      {nothing && (
        <div className="search-none" role="status">
          <p>{t('search.none')}</p>
          <p>{t('search.tryAgain')}</p>
        </div>
      )}
      {(!found || nothing) && <PopularSearches id="search-popular" terms={popular} />}
      <PopularBand products={products} />
      {found && found.total > 0 && <Products requested={requested} found={found} />}
      {found && found.pages.length > 0 && <Pages pages={found.pages} />}
    </div>
  )
}

/** Whether a search found neither products nor pages. */
export const isEmpty = (found: SearchHits | null) => found?.total === 0 && found.pages.length === 0

interface ProductsProps {
  requested: Omit<SearchPageProps, 'found' | 'popular' | 'products'>
  found: SearchHits
}

function Products({ requested: { term, ...requested }, found: { products, total, next } }: ProductsProps) {
  const { t, urlTo } = useLanguage()
  const count = total >= maxHits ? t('search.foundMany', { total }) : t('search.found', { total })
  return (
    <section className="search-products" aria-labelledby="search-products">
      <h2 className="visually-hidden" id="search-products">
        {t('search.products')}
      </h2>
      <div className="listing-bar">
        <SortMenu
          sorts={searchSorts}
          current={requested.sort}
          address={sort => getResultsAddress(urlTo, term, { sort })}
        />
        <p>{total === 1 ? t('search.foundOne') : count}</p>
      </div>
      <ProductGrid products={products} level="h3" priority={4} shown={requested.shown} />
      <PageOfList
        address={place => getResultsAddress(urlTo, term, { ...requested, ...place })}
        requested={requested}
        next={next}
      />
    </section>
  )
}

function Pages({ pages }: Pick<SearchHits, 'pages'>) {
  const { t, urlTo } = useLanguage()
  return (
    <section className="search-pages" aria-labelledby="search-pages">
      <h2 id="search-pages">{t('search.pages')}</h2>
      <ul>
        {pages.map(({ type, slug, title, lead }) => (
          <li key={`${type} ${slug}`}>
            <a className="link" href={entryAddress[type](urlTo, slug)}>
              {title}
            </a>
            {lead && <p>{lead}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}
