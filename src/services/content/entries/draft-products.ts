import type { Database } from '../lib/database.ts'
import type { ProductEntry } from './documents.ts'
import { draftElsePublished } from './entries.ts'
import { parseEntry } from './read.ts'

/**
 * Condition in SQL: `entry` is a draft, or a published product whose category, designer or family
 * has a draft. Those products are included because the draft may change the name that they show.
 */
export const affectedByDraftsSql = `${draftElsePublished} AND (entry.status = 'draft' OR entry.type = 'product' AND EXISTS (
  SELECT 1 FROM entries AS named WHERE named.status = 'draft' AND (
    named.type = 'designer' AND named.id = entry.data ->> '$.designer' OR named.type = 'family' AND named.id = entry.data ->> '$.family'
    OR named.type = 'category' AND named.id IN (SELECT value FROM json_each(entry.data, '$.categories')))))`

/** Loads every product that drafts affect, with the data of its draft if it has one. */
export async function loadProductsAffectedByDrafts(db: Database): Promise<ProductEntry[]> {
  const { results } = await db
    .prepare(`SELECT data FROM entries AS entry WHERE type = 'product' AND ${affectedByDraftsSql}`)
    .all<{ data: string }>()
  return results.map(({ data }) => parseEntry.product(data))
}
