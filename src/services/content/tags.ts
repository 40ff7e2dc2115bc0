import type { DocumentType } from './documents.ts'
import type { Key } from './drafts.ts'

/** More products than this are not named one by one. */
const maxNamed = 200

/**
 * The tags of the shop's pages that show an entry, as the shop tags them (`src/cache-tags.ts`). An entry of a type that is not
 * known here touches all of them.
 */
export async function tagsOf(db: D1Database, { type, id }: Key, slugs: string[]): Promise<string[]> {
  if (type === 'product') {
    return [...new Set(['listing', ...slugs.map(slug => `product:${slug}`), ...(await showing(db, id))])]
  }
  if (type === 'page') return ['search', ...slugs.map(path => `page:${path}`)]
  return [...(tags[type] ?? ['global'])]
}

const tags: Partial<Record<DocumentType, string[]>> = {
  globalContent: ['global'],
  startPage: ['page:/'],
  category: ['listing', 'products'],
  family: ['listing', 'products'],
  designer: ['listing', 'products', 'search'],
  maker: ['products'],
  case: ['section:cases', 'search'],
  news: ['section:news', 'search'],
  concept: ['section:concepts', 'search'],
  dealer: ['page:/info/retailer'],
}

/** The pages of products that show this one beside their own. */
async function showing(db: D1Database, id: string) {
  const { results } = await db
    .prepare(
      `SELECT slug FROM product_links CROSS JOIN entries ON type = 'product' AND id = source AND status = 'published'
       WHERE target = ? LIMIT ${maxNamed + 1}`,
    )
    .bind(id)
    .all<{ slug: string }>()
  return results.length > maxNamed ? ['products'] : results.map(({ slug }) => `product:${slug}`)
}
