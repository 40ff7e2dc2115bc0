import * as v from 'valibot'
import { expect } from 'vitest'
import { createContentClient } from '../services/content/ask.ts'
import type { Shop } from '../support/app.ts'

const answer = v.object({
  search: v.object({
    total: v.number(),
    endCursor: v.nullable(v.string()),
    corrected: v.nullable(v.string()),
    products: v.array(v.object({ id: v.string(), name: v.string(), variantName: v.string() })),
    designs: v.array(v.object({ finishes: v.array(v.object({ id: v.string() })) })),
    pages: v.array(v.object({ slug: v.string(), title: v.string() })),
  }),
})

/** Searches a shop's content service, in Swedish unless `more.locale` is set. */
export function createSearch(shop: Shop) {
  const { ask } = createContentClient(shop)

  async function find(text: string, more: object = {}) {
    const variables = { locale: 'sv', text, market: 1, priceList: 65, first: 96, sort: 'RELEVANCE', ...more }
    const { search } = await ask(
      answer,
      `query ($locale: Locale!, $text: String!, $market: Int!, $priceList: Int!, $sort: SearchSort!, $grouped: Boolean, $first: Int, $after: String) {
        search(
          locale: $locale, text: $text, market: $market, priceList: $priceList, sort: $sort, grouped: $grouped
          first: $first, after: $after
        ) { total endCursor corrected products { id name variantName } designs { finishes { id } } pages { slug title } } }`,
      variables,
    )
    return search
  }
  const ids = async (text: string, more: object = {}) => (await find(text, more)).products.map(({ id }) => id)

  /** Loads a search three products at a time and returns all product ids. */
  async function walk(text: string, more: object = {}) {
    const walked: string[] = []
    let after: string | null = null
    do {
      const page: Awaited<ReturnType<typeof find>> = await find(text, { ...more, first: 3, after })
      expect(page.total).toBe((await ids(text)).length)
      walked.push(...page.products.map(({ id }) => id))
      after = page.endCursor
    } while (after)
    return walked
  }

  return { find, ids, walk }
}
