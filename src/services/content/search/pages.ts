import * as v from 'valibot'
import { isType } from '../entries/documents.ts'
import { localize } from '../lib/localize.ts'
import type { ProductView } from '../product/product.ts'
import { isSearchedPage } from './text.ts'

const titled = v.object({
  title: v.nullish(v.string()),
  name: v.nullish(v.string()),
  lead: v.nullish(v.string()),
  intro: v.nullish(v.string()),
})

/** A page that a search found. `texts` is JSON of its texts in all languages; null for drafts. */
interface FoundPage {
  type: string
  id: string
  texts: string | null
}

/** Loads the texts by which results show the pages that were found. Deleted pages are left out. */
export async function loadSearchPages(found: FoundPage[], { entries, locale }: ProductView) {
  const pages = await Promise.all(
    found.map(async ({ type, id, texts }) => {
      if (!isSearchedPage(type) || !isType(type)) return null
      const entry: unknown = texts === null ? await entries.find(type, id) : JSON.parse(texts)
      const read = v.safeParse(titled, localize(entry, locale))
      if (!read.success) return null
      const { title, name, lead, intro } = read.output
      return { type, slug: id, title: title ?? name ?? '', lead: lead ?? intro ?? '' }
    }),
  )
  return pages.filter(page => page !== null)
}
