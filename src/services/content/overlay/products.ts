import type { ProductEntry } from '../entries/documents.ts'
import { loadProductsAffectedByDrafts } from '../entries/draft-products.ts'
import { draftElsePublished, isPublishedSql } from '../entries/entries.ts'
import { loadEntryNames } from '../entries/names.ts'
import { parseEntry } from '../entries/read.ts'
import type { Database } from '../lib/database.ts'
import { listNamedIds, replaceNames } from './names.ts'
import { listProducts, type PreviewOverlay } from './overlay.ts'

/**
 * Loads the products that differ from the published ones, the ids of removed products, and the
 * names by which products are found.
 */
export async function loadChangedProducts(db: Database, shown: PreviewOverlay | null) {
  const isOverDrafts = shown?.over !== 'published'
  const [drafts, names] = await Promise.all([
    isOverDrafts ? loadProductsAffectedByDrafts(db) : [],
    loadEntryNames(db, isOverDrafts),
  ])
  if (!shown) return { products: drafts, gone: [], names }
  const { overlay } = shown
  const renamed = await loadReferringProducts(
    db,
    listNamedIds(overlay),
    isOverDrafts ? draftElsePublished : isPublishedSql,
  )
  const stored = new Map([...renamed, ...drafts].map(product => [product.id, product]))
  const overlaid = [...overlay.product]
  for (const [id] of overlaid) stored.delete(id)
  return {
    products: [...stored.values(), ...listProducts(overlay)],
    gone: overlaid.flatMap(([id, product]) => (product ? [] : [id])),
    names: replaceNames(names, overlay),
  }
}

/** Products that refer to one of these categories, designers or families. */
async function loadReferringProducts(db: Database, ids: string[], visible: string): Promise<ProductEntry[]> {
  if (ids.length === 0) return []
  const idList = '(SELECT value FROM json_each(?1))'
  const { results } = await db
    .prepare(
      `SELECT data FROM entries AS entry WHERE type = 'product' AND ${visible}
         AND (data ->> '$.designer' IN ${idList} OR data ->> '$.family' IN ${idList}
           OR EXISTS (SELECT 1 FROM json_each(entry.data, '$.categories') WHERE value IN ${idList}))`,
    )
    .bind(JSON.stringify(ids))
    .all<{ data: string }>()
  return results.map(({ data }) => parseEntry.product(data))
}
