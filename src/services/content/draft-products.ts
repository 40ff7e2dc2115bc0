import type { Product } from './documents.ts'
import { read } from './read.ts'

/** Every draft of a product; there are as many as editors are working on. */
export async function loadDraftProducts(db: D1Database): Promise<Product[]> {
  const { results } = await db
    .prepare(`SELECT data FROM entries WHERE type = 'product' AND status = 'draft'`)
    .all<{ data: string }>()
  return results.map(({ data }) => read.product(data))
}
