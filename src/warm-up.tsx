import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import { defaultLocale } from '#client/shared/texts/locales.ts'
import { LanguageContext } from '#client/shared/texts/use-translate.ts'
import { CategoryPage } from './listing/page.tsx'
import type { Listing } from './listing/query.ts'
import { contentSummary, toSummary } from './shared/content/shapes/product-summary.ts'
import { Document } from './shared/document/document.tsx'
import { sorts } from './shared/edge/query/sorts.ts'
import { fixSlotMark } from './shared/edge/slots.ts'
import { languages } from './shared/edge/visit/languages.ts'
import { buildBuiltInContent } from './shared/frame/content/built-in.ts'
import { globalSchema } from './shared/frame/content/global-content.ts'
import { PageFrame } from './shared/frame/page-frame.tsx'
import type { Visit } from './visit.ts'

/*
 * Renders a sample page while the Worker starts.
 *
 * Why: an isolate's first page takes several times as much CPU time as later ones, because React's
 * code is not compiled yet. Start-up has a CPU limit of its own (decision 3).
 * What breaks it: a component that uses a timer, a random number or the network while it is
 * rendered, because these are not available while a Worker starts; or a start-up limit below 200
 * ms.
 * To remove it: delete this file, and its import and call in `src/worker.ts`.
 */

/* More rounds do not make the first page faster. With only 8 cards it is slower. */
const rounds = 5
const cards = 12

/** Replaces the random slot mark, because random numbers are not available at start-up. */
const none = '`none'

/** A Hono app. Its router is built on the first match, so the warm-up matches a path. */
interface Routed {
  router: { match: (method: string, path: string) => unknown }
}

/** Renders a sample listing several times, without a content service or a visitor. */
export async function warmUp(apps: Routed[]) {
  for (const { router } of apps) router.match('GET', paths.home)
  // React uses timers for late content, but a starting Worker may not use timers.
  const { setTimeout } = globalThis
  Object.assign(globalThis, { setTimeout: () => 0 })
  fixSlotMark(none)
  try {
    for (let round = 0; round < rounds; round++) await readToEnd(page(round))
  } finally {
    Object.assign(globalThis, { setTimeout })
    fixSlotMark(undefined)
  }
}

async function readToEnd(node: ReactNode) {
  const reader = (await renderToReadableStream(node)).getReader()
  while (!(await reader.read()).done);
}

function page(round: number) {
  return (
    <LanguageContext value={languages[defaultLocale]}>
      <Document
        title=""
        description=""
        sheet="listing"
        visit={visit}
        path={paths.shop}
        site=""
        nonce={none}
        reportToken={none}
        tag=""
      >
        <PageFrame
          content={v.parse(globalSchema, buildBuiltInContent(defaultLocale, ''))}
          visit={visit}
          path={paths.shop}
          tradePortal=""
          hasTag={false}
        >
          <CategoryPage listing={listing(round)} requested={{ sort: sorts[0], chosen: new URLSearchParams() }} />
        </PageFrame>
      </Document>
    </LanguageContext>
  )
}

const visit: Visit = {
  locale: defaultLocale,
  country: none,
  market: 1,
  priceList: 65,
  currency: 'SEK',
  shipTo: true,
  canBuyNow: false,
  terms: null,
  preview: false,
}

/** A sample product in the shape that the content service sends. */
const answer = {
  id: '0',
  slug: 'none',
  name: 'None',
  variantName: 'none',
  markets: [visit.market],
  isNew: true,
  isExclusive: true,
  media: [
    {
      alt: '',
      layers: null,
      images: ['unlit', 'lit'].map(light => ({
        light,
        src: `${apiPaths.image}/p/none.0`,
        width: 9,
        height: 9,
        colour: '#888888',
      })),
    },
  ],
  attributes: [{ slug: 'ip-class', values: [{ name: 'IP44' }] }],
  prices: [
    {
      priceList: visit.priceList,
      currency: visit.currency,
      priceAsNumber: 1,
      priceBeforeDiscountAsNumber: 2,
      lowestPriceAsNumber: 2,
    },
  ],
  items: [{ stock: 'yes' }],
  finishes: Array.from({ length: 6 }, (_, index) => ({
    id: `${index}`,
    slug: `finish-${index}`,
    variantName: 'Finish',
    swatch: '#888888',
    markets: [1],
  })),
}

const values = Array.from({ length: 8 }, (_, index) => ({
  slug: `value-${index}`,
  name: 'Value',
  parent: null,
  colour: null,
  count: index,
}))

/** Creates a listing with different cards for each round, because cards are cached as HTML. */
const listing = (round: number): Listing => ({
  category: null,
  categories: values.map(({ slug, name }) => ({ slug, name, image: null })),
  products: Array.from({ length: cards }, (_, index) =>
    toSummary(v.parse(contentSummary, { ...answer, id: `${round}-${index}` }), visit),
  ),
  shown: cards,
  total: cards * 2,
  facets: Array.from({ length: 6 }, (_, index) => ({ slug: `facet-${index}`, name: 'Facet', values })),
  prices: { lowest: 1, highest: 2 },
  ranges: [],
  currency: visit.currency,
  rooms: [],
  next: 'next',
})
