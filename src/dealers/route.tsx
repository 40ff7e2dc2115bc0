import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { parseDealerSearch } from '../shared/edge/query/dealer-search.ts'
import { renderPage } from '../shared/frame/render.tsx'
import type { StructuredThing } from '../shared/structured-data/things.ts'
import { describeOpeningHours } from './hours.ts'
import { DealersPage } from './page.tsx'
import { type Dealer, loadDealers } from './query.ts'

/**
 * Serves the dealers' page with its search. It has to be registered before the information pages,
 * whose pattern also matches its path.
 */
export const dealerRoutes = new Hono<AppEnv>()

dealerRoutes.get(paths.retailer, async c => {
  const answer = await loadDealers(c.var.services.content, c.var.visit)
  const { page, dealers } = answer
  if (!page) return c.notFound()
  const search = parseDealerSearch(new URL(c.req.url).searchParams)
  const isSearch = search.term !== '' || search.country !== ''
  const head: Head = {
    ...toSectionHead(page),
    sheet: 'dealers',
    // Search results are not indexed, because there are endless variants of the same page.
    noIndex: isSearch,
    things: isSearch ? [] : [{ '@type': 'ItemList', itemListElement: dealers.map(describeDealer) }],
  }
  // `search` is not among the sources, because the address is already part of the cache key.
  return renderPage(c, <DealersPage section={page} dealers={dealers} search={search} />, head, { sources: [answer] })
})

const describeDealer = (dealer: Dealer, index: number): StructuredThing => ({
  '@type': 'ListItem',
  position: index + 1,
  item: {
    '@type': 'Store',
    name: dealer.name,
    telephone: dealer.phone,
    url: dealer.website ?? undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: dealer.street,
      postalCode: dealer.postalCode,
      addressLocality: dealer.town,
      addressCountry: dealer.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
    openingHoursSpecification: dealer.hours.length > 0 ? describeOpeningHours(dealer.hours) : undefined,
  },
})
