import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { LanguageContext } from '#client/shared/texts/use-translate.ts'
import { EditorialPage } from '#src/editorial/page.tsx'
import { loadEditorialPage } from '#src/editorial/query.ts'
import { HomePage } from '#src/home/page.tsx'
import { loadStartPage } from '#src/home/query.ts'
import { CategoryPage } from '#src/listing/page.tsx'
import { loadListing } from '#src/listing/query.ts'
import { AddToBag } from '#src/product/facts/add-forms.tsx'
import { ProductPage } from '#src/product/page.tsx'
import { findProduct } from '#src/product/query.ts'
import { loadRelations } from '#src/product/related/relations.ts'
import type { Fetch } from '#src/services.ts'
import { parseSort } from '#src/shared/edge/query/sorts.ts'
import { languages } from '#src/shared/edge/visit/languages.ts'
import { fetchGlobalContent } from '#src/shared/frame/content/global-content.ts'
import { Frame } from '#src/shared/frame/frame.tsx'
import type { Visit } from '#src/visit.ts'
import { createOtherPageLoaders } from './section-kinds.tsx'

const visit: Visit = {
  locale: 'sv',
  country: 'SE',
  market: 1,
  priceList: 65,
  currency: 'SEK',
  shipTo: true,
  terms: null,
  canBuyNow: false,
  preview: false,
}
const slug = 'murla-portable-brass'

type Load = (content: Fetch) => Promise<ReactNode>

/**
 * Functions that load each kind of page from `content`, the service under test. They return null
 * for a page that does not exist. Other queries of the page go to `real`.
 */
export const createPageLoaders = (real: Fetch): Record<string, Load> => ({
  frame: async content => (
    <Frame
      content={await fetchGlobalContent(content, 'sv')}
      path="/"
      country="SE"
      place="Sverige (SE), "
      currency="SEK"
      tradePortal="https://b2b.test"
      bag={null}
      hasTag={false}
      newsletter={null}
      account={null}
      countries={null}
    >
      The page.
    </Frame>
  ),
  start: async content => {
    const page = await loadStartPage(content, visit)
    return page && <HomePage page={page} />
  },
  listing: async content => {
    const asked = { category: 'table', sort: parseSort(undefined), chosen: new URLSearchParams('socket=e27&min=100') }
    const listing = await loadListing(content, visit, asked)
    return listing && <CategoryPage listing={listing} requested={asked} />
  },
  product: async content => {
    const product = await findProduct(content, visit, slug)
    if (!product) return null
    return (
      <ProductPage
        product={product}
        relations={Promise.resolve(null)}
        shipTo
        terms={null}
        legalGuarantee="2"
        country="SE"
        purchase={<AddToBag items={product.items} canBuyNow />}
      />
    )
  },
  relations: async content => {
    const product = await findProduct(real, visit, slug)
    const relations = Promise.resolve(await loadRelations(content, visit, slug))
    return (
      product && (
        <ProductPage
          product={product}
          relations={relations}
          shipTo
          terms={null}
          purchase={null}
          legalGuarantee="2"
          country="SE"
        />
      )
    )
  },
  ...createOtherPageLoaders(visit),
  editorial: async content => {
    const page = await loadEditorialPage(content, visit, '/info/faq')
    return page && <EditorialPage page={page} path="/info/faq" />
  },
})

/** Renders the complete page as HTML. Throws if any part of it throws. */
export async function renderWhole(page: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(<LanguageContext value={languages.sv}>{page}</LanguageContext>, {
    onError: failure => void failures.push(failure),
  })
  await stream.allReady
  const html = await new Response(stream).text()
  if (failures.length > 0) throw failures[0]
  return html
}
