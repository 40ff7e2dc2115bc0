import type { ReactNode } from 'react'
import { loadCampaign } from '#src/campaigns/query.ts'
import { CampaignPage } from '#src/campaigns/route.tsx'
import { DealersPage } from '#src/dealers/page.tsx'
import { loadDealers } from '#src/dealers/query.ts'
import { loadDesigner, loadDesigners } from '#src/designers/query.ts'
import { DesignerPage, DesignersPage } from '#src/designers/route.tsx'
import { loadLabelledProduct } from '#src/energy-label/query.ts'
import { EnergyLabelPage } from '#src/energy-label/route.tsx'
import { SharedFavoritesPage } from '#src/favorites/page.tsx'
import { loadFavorites } from '#src/favorites/query.ts'
import { NewsPage } from '#src/news/list-page.tsx'
import { loadNews, loadNewsItem } from '#src/news/query.ts'
import { NewsItemPage } from '#src/news/route.tsx'
import { SearchPage } from '#src/search/page.tsx'
import { loadSearchResults } from '#src/search/query.ts'
import type { Fetch } from '#src/services.ts'
import { searchSorts } from '#src/shared/edge/query/sorts.ts'
import { CasesPage } from '#src/stories/case-list-page.tsx'
import { CasePage } from '#src/stories/case-page.tsx'
import { loadCase, loadCases } from '#src/stories/case-query.ts'
import { ConceptPage } from '#src/stories/concept-page.tsx'
import { loadConcept, loadConcepts } from '#src/stories/concept-query.ts'
import { ConceptsPage } from '#src/stories/concept-route.tsx'
import type { Visit } from '#src/visit.ts'

/** Loaders for search and the pages of sections. They return null if the page does not exist. */
export const createOtherPageLoaders = (visit: Visit): Record<string, (content: Fetch) => Promise<ReactNode>> => ({
  search: async content => {
    const [sort] = searchSorts
    const found = await loadSearchResults(content, visit, 'mässing', { sort, first: 24 })
    return <SearchPage term="mässing" sort={sort} after={undefined} found={found} popular={['ekvika']} products={[]} />
  },
  'energy label': async content => {
    const product = await loadLabelledProduct(content, visit, 'glim-e27-globe-opal')
    return product && <EnergyLabelPage product={product} />
  },
  favorites: async content => <SharedFavoritesPage favorites={await loadFavorites(content, visit, ['1001', '1014'])} />,
  designers: async content => {
    const { page, designers } = await loadDesigners(content, visit)
    return page && <DesignersPage section={page} designers={designers} />
  },
  designer: async content => {
    const designer = await loadDesigner(content, visit, 'ylva-torsmark')
    return designer && <DesignerPage designer={designer} />
  },
  cases: async content => {
    const { page, cases } = await loadCases(content, visit, 1)
    return page && <CasesPage section={page} cases={cases.cases} page={1} hasNext={false} />
  },
  case: async content => {
    const found = await loadCase(content, visit, 'hamnbadet-ystad')
    return found && <CasePage found={found} />
  },
  news: async content => {
    const { page, news } = await loadNews(content, visit, 1)
    return page && <NewsPage section={page} news={news.news} page={1} hasNext />
  },
  'news item': async content => {
    const item = await loadNewsItem(content, visit, 'stars-are-out')
    return item && <NewsItemPage item={item} />
  },
  concepts: async content => {
    const { page, concepts } = await loadConcepts(content, visit)
    return page && <ConceptsPage section={page} concepts={concepts} />
  },
  concept: async content => {
    const concept = await loadConcept(content, visit, 'carried-light')
    return concept && <ConceptPage concept={concept} />
  },
  campaign: async content => {
    const campaign = await loadCampaign(content, visit, 'towards-advent')
    return campaign && <CampaignPage campaign={campaign} />
  },
  dealers: async content => {
    const { page, dealers } = await loadDealers(content, visit)
    return page && <DealersPage section={page} dealers={dealers} search={{ term: '', country: '' }} />
  },
})
