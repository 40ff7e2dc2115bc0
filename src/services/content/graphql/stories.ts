import { createSpecifiedField } from '../claims/specifications.ts'
import type { EntryData } from '../entries/documents.ts'
import { badInput } from '../lib/errors.ts'
import { maxPage } from '../lib/limits.ts'
import { localizeFields } from '../lib/localize.ts'
import { createProductsField, loadProductsForField, type ProductView } from '../product/product.ts'

/** `page` counts from 1. */
export interface PageRequest {
  first: number
  page: number
}

/** Sorted by the editors' position. */
export async function loadDesignerEntries(view: ProductView) {
  const designers = await view.entries.all('designer')
  return designers.sort(byPosition).map(designer => toDesigner(designer, view))
}

export async function findDesignerEntry(view: ProductView, slug: string) {
  const designer = await view.entries.find('designer', slug)
  return designer && toDesigner(designer, view)
}

function toDesigner(designer: EntryData<'designer'>, view: ProductView) {
  return {
    ...localizeFields(designer, view.locale, `designer:${designer.slug}`),
    products: async (_args: unknown, _context: unknown, requested: unknown) =>
      loadProductsForField(await view.entries.findProductIdsByDesigner(designer.slug, maxPage), view, requested),
  }
}

/** Sorted by year, newest first. With `product`, only the cases with this product. */
export async function loadCaseEntries(view: ProductView, request: PageRequest & { product?: string | null }) {
  const { product } = request
  const cases = (await loadSortedCases(view)).filter(({ products }) => !product || products.includes(product))
  return { cases: takePage(cases, request).map(one => toStory(one, view)), total: cases.length }
}

/** A case with the next one in the list; the first follows the last. */
export async function findCaseEntry(view: ProductView, slug: string) {
  const found = await view.entries.find('case', slug)
  if (!found) return null
  return { ...toStory(found, view), next: async () => findNext(slug, await loadSortedCases(view), view) }
}

async function loadSortedCases(view: ProductView) {
  const cases = await view.entries.all('case')
  return cases.sort((one, other) => other.year - one.year || one.slug.localeCompare(other.slug))
}

/** Sorted by date, newest first. */
export async function loadNewsEntries(view: ProductView, request: PageRequest) {
  const news = await view.entries.all('news')
  news.sort((one, other) => other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug))
  return { news: takePage(news, request).map(one => toStory(one, view)), total: news.length }
}

export async function findNewsEntry(view: ProductView, slug: string) {
  const found = await view.entries.find('news', slug)
  return found && toStory(found, view)
}

/** Sorted by the editors' position. */
export async function loadConceptEntries(view: ProductView) {
  return (await loadSortedConcepts(view)).map(one => toStory(one, view))
}

/** A concept with the next one in the list; the first follows the last. */
export async function findConceptEntry(view: ProductView, slug: string) {
  const found = await view.entries.find('concept', slug)
  return found && { ...toStory(found, view), next: async () => findNext(slug, await loadSortedConcepts(view), view) }
}

const loadSortedConcepts = async (view: ProductView) => (await view.entries.all('concept')).sort(byPosition)

/** Sorted by country and town. */
export async function loadDealerEntries(view: ProductView) {
  const dealers = await view.entries.all('dealer')
  const place = ({ country, town, name }: EntryData<'dealer'>) => `${country} ${town.en} ${name}`
  return dealers
    .sort((one, other) => place(one).localeCompare(place(other)))
    .map(dealer => ({
      ...localizeFields(dealer, view.locale, `dealer:${dealer.slug}`),
      townNames: [...new Set([...Object.values(dealer.town), ...(dealer.otherNames ?? [])])],
      hours: dealer.hours ?? [],
    }))
}

type Story = EntryData<'case'> | EntryData<'news'> | EntryData<'concept'>

const toStory = (story: Story, view: ProductView) => ({
  ...localizeFields(story, view.locale, `${getStoryType(story)}:${story.slug}`),
  ...createSpecifiedField(story, 'body', view.locale),
  products: createProductsField(story.products, view),
})

/** The story that follows the one with this slug; null if it is the only one. */
function findNext(slug: string, stories: Story[], view: ProductView) {
  const following = stories[(stories.findIndex(one => one.slug === slug) + 1) % stories.length]
  return following && following.slug !== slug ? toStory(following, view) : null
}

const getStoryType = (story: Story) => ('facts' in story ? 'case' : 'date' in story ? 'news' : 'concept')

const byPosition = (one: { position: number; slug: string }, other: { position: number; slug: string }) =>
  one.position - other.position || one.slug.localeCompare(other.slug)

function takePage<Entry>(entries: Entry[], { first, page }: PageRequest): Entry[] {
  if (first < 1 || first > maxPage || page < 1) throw badInput(`first must be from 1 to ${maxPage}, page at least 1.`)
  return entries.slice((page - 1) * first, page * first)
}
