import * as browserNames from '#client/shared/browser/names.ts'
import * as listingNames from '#client/shared/names/listing.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Skeleton } from '#client/shared/ui/fallback/skeleton.tsx'
import { Drawer } from '#client/shared/ui/overlay/drawer.tsx'
import { Icon } from '#client/shared/ui/picture/icon.tsx'
import * as icons from '#client/shared/ui/picture/icons.ts'
import { CachedHtml } from '../shared/document/html-cache.tsx'
import { sorts } from '../shared/edge/query/sorts.ts'
import { getListingAddress, getListingBase, withoutValue } from './addresses.ts'
import { formatTotal, type Listing, type ListingRequest } from './query.ts'
import { formatLimit, listRanges, RangeFilter } from './ranges.tsx'

interface FiltersProps {
  listing: Listing
  requested: ListingRequest
}

/**
 * A link to the same listing with the filter form on the page, or the form itself if the address
 * requests it. With scripts (`client/listing`), the link opens the form in a drawer. The drawer is
 * empty until then, because the form would be a third of the page's HTML.
 */
export function Filters({ listing, requested }: FiltersProps) {
  const { t, urlTo } = useLanguage()
  const { facets, total } = listing
  const { chosen, sort, view, hasFilterForm } = requested
  // A filter is left out if it has only one value and every product has that value.
  const offered = facets.filter(
    ({ slug, values }) => values.length > 1 || chosen.has(slug) || values.some(({ count }) => count !== total),
  )
  if (offered.length === 0) return null
  if (hasFilterForm) return <FilterForm listing={listing} requested={requested} offered={offered} />
  return (
    <>
      <a
        className="button button-quiet button-small filters-opener"
        href={getListingAddress(getListingBase(listing, urlTo), { sort, chosen, view, hasFilterForm: true })}
        rel="nofollow"
        {...{ [browserNames.opens]: listingNames.drawerId }}
      >
        {t('listing.filter')}
      </a>
      <Drawer id={listingNames.drawerId} menu="filters" title={t('listing.filter')} from="start" narrow>
        <Skeleton lines={3} label={t('listing.filtersLoading')} />
      </Drawer>
    </>
  )
}

/**
 * The filters that are open at first, in two lists: above the price and below it. The price is open
 * too; all others are in "More filters". The categories are last, because their list is long and
 * the page has links to them.
 */
const firstFacets = { above: ['color', 'socket'], below: ['category'] }

/** A form with all filters. With scripts, each choice takes effect at once. */
function FilterForm({ listing, requested, offered }: FiltersProps & { offered: Offered[] }) {
  const { t, urlTo } = useLanguage()
  const { chosen, sort, view } = requested
  const base = getListingBase(listing, urlTo)
  const { above, below } = firstFacets
  const isFirst = ({ slug }: Offered) => above.includes(slug) || below.includes(slug)
  const ranges = listRanges(listing, chosen, t)
  const [price, measures] = [ranges.filter(({ min }) => min === 'min'), ranges.filter(({ min }) => min !== 'min')]
  const hasMore =
    offered.some(facet => !isFirst(facet) && chosen.has(facet.slug)) ||
    measures.some(({ min, max }) => chosen.has(min) || chosen.has(max))
  return (
    <form
      className="filters"
      action={base}
      autoComplete="off"
      aria-label={t('listing.filter')}
      {...{ [listingNames.filters]: '' }}
    >
      {sort !== sorts[0] && <input type="hidden" name="sort" value={sort.word} />}
      {view && <input type="hidden" name={listingNames.view} value={view} />}
      <FacetFilters facets={offered.filter(({ slug }) => above.includes(slug))} chosen={chosen} areOpen />
      {price.map(range => (
        <RangeFilter key={range.min} range={range} chosen={chosen} isOpen />
      ))}
      <FacetFilters facets={offered.filter(({ slug }) => below.includes(slug))} chosen={chosen} areOpen />
      <details className="filter filters-more" open={hasMore}>
        <summary>{t('listing.more')}</summary>
        <FacetFilters facets={offered.filter(facet => !isFirst(facet))} chosen={chosen} />
        {measures.map(range => (
          <RangeFilter key={range.min} range={range} chosen={chosen} />
        ))}
      </details>
      <div className="filters-actions">
        <a className="link" href={getListingAddress(base, { sort, view, chosen: new URLSearchParams() })}>
          {t('listing.clear')}
        </a>
        <button className="button" type="submit">
          {t('listing.apply', { total: formatTotal(listing.total, chosen) })}
        </button>
        <p className="visually-hidden" role="status" />
      </div>
    </form>
  )
}

type Offered = Listing['facets'][number]

interface FacetFiltersProps {
  facets: Offered[]
  chosen: URLSearchParams
  /** Whether the filters are open even if nothing is chosen. */
  areOpen?: boolean
}

const FacetFilters = ({ facets, chosen, areOpen }: FacetFiltersProps) =>
  facets.map(facet => {
    const props = { facet, chosen: chosen.getAll(facet.slug) }
    const isOpen = areOpen || props.chosen.length > 0
    return <CachedHtml key={facet.slug} as="details" className="filter" open={isOpen} component={Facet} props={props} />
  })

function Facet({ facet: { slug, name, values }, chosen }: { facet: Offered; chosen: string[] }) {
  return (
    <>
      <summary>{name}</summary>
      <fieldset aria-label={name}>
        {values.map(value => (
          <Value key={value.slug} facet={slug} value={value} isChosen={chosen.includes(value.slug)} />
        ))}
      </fieldset>
    </>
  )
}

interface ValueProps {
  facet: string
  value: Offered['values'][number]
  isChosen: boolean
}

/** A filter value. It is disabled if it matches no product, unless it is chosen. */
function Value({ facet, value: { slug, name, parent, colour, count }, isChosen }: ValueProps) {
  return (
    <label className={parent ? 'choice filter-part' : 'choice'}>
      <input type="checkbox" name={facet} value={slug} defaultChecked={isChosen} disabled={count === 0 && !isChosen} />
      {colour && <svg color={colour} />}
      {`${name} `}
      <small>{count}</small>
    </label>
  )
}

/** The chosen filter values, each as a link that removes it. */
export function ChosenFilters({ listing, requested }: FiltersProps) {
  const { t, urlTo, locale } = useLanguage()
  const { chosen, sort, view } = requested
  if (chosen.size === 0) return null
  const base = getListingBase(listing, urlTo)
  const nameOf = (facet: string, value: string) => {
    const limit = formatLimit(listing, [facet, value], t, locale)
    if (limit) return limit
    const found = listing.facets.find(({ slug }) => slug === facet)
    const name = found?.values.find(({ slug }) => slug === value)?.name ?? value
    // Several filters can have a value with the same name: brass is a colour and a material.
    return found ? `${found.name}: ${name}` : name
  }
  return (
    <ul className="filters-chosen" aria-label={t('listing.chosen')}>
      {[...chosen].map(([facet, value]) => {
        const name = nameOf(facet, value)
        const rest = { sort, view, chosen: withoutValue(chosen, facet, value) }
        return (
          <li key={`${facet} ${value}`}>
            <a className="filter-chip" href={getListingAddress(base, rest)} aria-label={t('listing.remove', { name })}>
              {name}
              <Icon path={icons.close} small />
            </a>
          </li>
        )
      })}
      <li>
        <a className="link" href={getListingAddress(base, { sort, view, chosen: new URLSearchParams() })}>
          {t('listing.clear')}
        </a>
      </li>
    </ul>
  )
}
