import { type Context, Hono } from 'hono'
import { renderToString } from 'react-dom/server'
import * as paths from '#client/paths.ts'
import { cleanLine } from '#client/shared/commerce/clean.ts'
import { formatAmount } from '#client/shared/money/money.ts'
import { LanguageContext, useLanguage } from '#client/shared/texts/use-translate.ts'
import { Picture } from '#client/shared/ui/picture/picture.tsx'
import { EnergyArrow } from '#client/shared/ui/product/energy-arrow.tsx'
import type { AppEnv } from '../env.ts'
import { ContentError } from '../shared/content/client.ts'
import { entryAddress } from '../shared/content/shapes/entry-address.ts'
import { loadPopular } from '../shared/document/list/popular.tsx'
import { parseShown } from '../shared/edge/query/shown.ts'
import { parseSearchSort, searchSorts } from '../shared/edge/query/sorts.ts'
import { PopularSearches } from '../shared/frame/header/popular-searches.tsx'
import { loadFrameContent, renderPage } from '../shared/frame/render.tsx'
import { getResultsAddress } from './addresses.ts'
import { isEmpty, SearchPage } from './page.tsx'
import { loadSearchResults, maxHits, type SearchHits } from './query.ts'

/** Serves suggestions and search results, for the form (`?q=`) and for links to a search term. */
export const searchRoutes = new Hono<AppEnv>()

searchRoutes.get(paths.search, c => renderResults(c, c.req.query('q') ?? ''))
searchRoutes.get(paths.searchFor, c => renderResults(c, c.req.param('term')))

/** Serves suggestions for a typed term as HTML, or popular searches if there is no term. */
searchRoutes.get(paths.suggestions, async c => {
  const term = cleanTerm(c.req.query('q') ?? '')
  const { popularSearches } = (await loadFrameContent(c)).config
  const found = await loadSearchResults(c.var.services.content, c.var.visit, term, {
    sort: searchSorts[0],
    first: suggested,
  })
  c.header('X-Robots-Tag', 'noindex')
  return c.html(
    renderToString(
      <LanguageContext value={c.var.language}>
        {term ? (
          <Suggestions term={term} found={found} />
        ) : (
          <PopularSearches id="popular-searches" terms={popularSearches} />
        )}
      </LanguageContext>,
    ),
  )
})

/** Maximum length of a term in characters. No name in the shop is longer. */
const maxTerm = 100

/** Number of products that the header's search suggests. */
const suggested = 5

/** Removes characters that HTML cannot contain, and cuts the term to `maxTerm` characters. */
const cleanTerm = (requested: string) => [...cleanLine(requested.replace(/\p{Cc}+/gu, ' '))].slice(0, maxTerm).join('')

async function renderResults(c: Context<AppEnv>, requested: string) {
  const { t, urlTo } = c.var.language
  const term = cleanTerm(requested)
  const sort = parseSearchSort(c.req.query('sort'))
  const after = c.req.query('after')
  const { count: shown } = parseShown(c.req.query('shown'))
  const found = await loadSearchResults(c.var.services.content, c.var.visit, term, { sort, first: shown, after }).catch(
    error => {
      if (after && error instanceof ContentError) return 'lost' as const
      throw error
    },
  )
  // The cursor may be invalid or expired, so redirect to the first page, which needs no cursor.
  if (found === 'lost') return c.redirect(term ? getResultsAddress(urlTo, term, { sort }) : urlTo(paths.search))
  const { config } = await loadFrameContent(c)
  // Only popular searches are cached, because pages link to them. Anyone can type any other term.
  const isOrdered = sort !== searchSorts[0]
  if (!after && !isOrdered && config.popularSearches.some(popular => popular.toLowerCase() === term))
    c.set('isCached', true)
  const products = !found || isEmpty(found) ? await loadPopular(c.var.services.content, c.var.visit) : []
  const place = { term, sort, after, shown }
  return renderPage(c, <SearchPage {...place} found={found} popular={config.popularSearches} products={products} />, {
    title: term ? t('search.results', { term }) : t('search.title'),
    description: term ? undefined : config.seoData.description,
    // Results are not indexed, because they repeat other pages' content in endless variants.
    noIndex: term !== '',
    sheet: 'search',
  })
}

/**
 * The suggestions in the search drawer, with the number of results, the first results, and a link
 * to all of them.
 */
function Suggestions({ term, found }: { term: string; found: SearchHits | null }) {
  const { locale, t, urlTo } = useLanguage()
  if (!found) return null
  const { products, pages, total, corrected } = found
  if (products.length + pages.length === 0) return <p>{t('search.none')}</p>
  const many = total >= maxHits ? t('search.foundMany', { total }) : t('search.found', { total })
  return (
    <>
      {corrected && <p>{t('search.corrected', { term: corrected })}</p>}
      <p>{total === 1 ? t('search.foundOne') : many}</p>
      <ul>
        {products.map(({ id, slug, name, finish, picture, price, energy }) => (
          <li key={id}>
            <a href={urlTo(paths.product, slug)}>
              {picture && <Picture image={picture.unlit} alt="" sizes="3.5rem" />}
              <span>
                {name} <span className="soft">{finish}</span>
              </span>
              <span>{price && formatAmount(price.amount, price.currency, locale)}</span>
            </a>
            {price && energy && <EnergyArrow letter={energy} slug={slug} />}
          </li>
        ))}
        {pages.slice(0, 3).map(({ type, slug, title }) => (
          <li key={`${type} ${slug}`}>
            <a href={entryAddress[type](urlTo, slug)}>{title}</a>
          </li>
        ))}
      </ul>
      <a className="link" href={urlTo(paths.searchFor, term.toLowerCase())}>
        {t('search.all', { term })}
      </a>
    </>
  )
}
