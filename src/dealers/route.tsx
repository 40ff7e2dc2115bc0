import { Hono } from 'hono'
import * as paths from '#client/paths.ts'
import type { AppEnv } from '../env.ts'
import { toSectionHead } from '../shared/content/shapes/section.ts'
import type { Head } from '../shared/document/document.tsx'
import { parseDealerSearch } from '../shared/edge/query/dealer-search.ts'
import { renderPage } from '../shared/frame/render.tsx'
import type { StructuredThing } from '../shared/structured-data/things.ts'
import { openingHours } from './hours.ts'
import { DealersPage } from './page.tsx'
import { type Dealer, loadDealers } from './query.ts'

/**
 * Dealers that show the products, and the search among them. Registered before the information
 * pages, whose pattern matches it.
 */
export const dealers = new Hono<AppEnv>()

dealers.get(paths.retailer, async c => {
  const answer = await loadDealers(c.var.services.content, c.var.visit)
  const { page, dealers } = answer
  if (!page) return c.notFound()
  const search = parseDealerSearch(new URL(c.req.url).searchParams)
  const isSearch = search.term !== '' || search.country !== ''
  const head: Head = {
    ...toSectionHead(page),
    sheet: 'dealers',
    // Search results repeat the page in endless variants.
    noIndex: isSearch,
    things: isSearch ? [] : [{ '@type': 'ItemList', itemListElement: dealers.map(dealerItem) }],
  }
  // What was searched for is in the address.
  return renderPage(c, <DealersPage section={page} dealers={dealers} search={search} />, head, { sources: [answer] })
})

const dealerItem = (dealer: Dealer, index: number): StructuredThing => ({
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
    openingHoursSpecification: dealer.hours.length > 0 ? openingHours(dealer.hours) : undefined,
  },
})
