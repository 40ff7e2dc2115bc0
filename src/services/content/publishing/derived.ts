import * as v from 'valibot'
import { cardStatements } from '../cards/statements.ts'
import type { PublishedChange } from '../entries/change.ts'
import { type DocumentType, documents } from '../entries/documents.ts'
import { loadEntryNames } from '../entries/names.ts'
import { parseEntry } from '../entries/read.ts'
import { listingStatements, loadPlaces } from '../listing/rows.ts'
import { searchStatements } from '../search/index-statements.ts'

/**
 * The statements that update all derived rows (listing, totals, links, cards, search) of the
 * changed entries. They must run after the statements that write the entries, in the same batch.
 */
export async function deriveRows(db: D1Database, changes: PublishedChange[]) {
  const [names, places, cards] = await Promise.all([loadEntryNames(db), loadPlaces(db), cardStatements(db, changes)])
  return [
    ...listingStatements(db, changes, names, places),
    ...linkStatements(db, changes),
    ...cards,
    ...searchStatements(db, changes, names, places),
  ]
}

const entryType = v.picklist(Object.keys(documents).filter((type): type is DocumentType => type in documents))
const entryRows = v.array(v.object({ type: entryType, id: v.string(), data: v.string() }))

const namedTypes = new Set<DocumentType>(['category', 'designer', 'family'])

/**
 * Updates the derived rows of published products after their category, designer or family changed,
 * because search also finds products by the names of those entries.
 */
export async function deriveRelatedProducts(db: D1Database, { type, id }: { type: DocumentType; id: string }) {
  if (!namedTypes.has(type)) return
  await deriveMatching(
    db,
    `type = 'product' AND (data ->> '$.designer' = ?1 OR data ->> '$.family' = ?1
       OR EXISTS (SELECT 1 FROM json_each(data, '$.categories') WHERE value = ?1))`,
    id,
  )
}

async function deriveMatching(db: D1Database, condition: string, value: string) {
  const changes = await loadMatchingChanges(db, condition, value)
  if (changes.length > 0) await db.batch(await deriveRows(db, changes))
}

/** Loads the published entries for which an SQL condition with one parameter is true. */
export async function loadMatchingChanges(
  db: D1Database,
  condition: string,
  value: string,
): Promise<PublishedChange[]> {
  const { results } = await db
    .prepare(`SELECT type, id, data FROM entries WHERE status = 'published' AND ${condition}`)
    .bind(value)
    .all()
  return v.parse(entryRows, results).map(({ type, id, data }) => ({ type, id, data, document: parseEntry[type](data) }))
}

const formatKeys = (changes: PublishedChange[]) => JSON.stringify(changes.map(({ type, id }) => ({ type, id })))

function linkStatements(db: D1Database, changes: PublishedChange[]) {
  const products = changes.filter(({ type }) => type === 'product')
  if (products.length === 0) return []
  return [
    db
      .prepare(`DELETE FROM product_links WHERE source IN (SELECT value ->> 'id' FROM json_each(?))`)
      .bind(formatKeys(products)),
    db
      .prepare(
        `INSERT OR IGNORE INTO product_links (target, source)
         SELECT link.value, entry.id FROM json_each(?) AS wanted
         CROSS JOIN entries AS entry ON entry.type = 'product' AND entry.id = wanted.value ->> 'id' AND entry.status = 'published'
         CROSS JOIN json_each(json_array('$.variants', '$.relatedProducts', '$.accessories', '$.lightSources', '$.spareParts')) AS kind
         CROSS JOIN json_each(entry.data, kind.value) AS link`,
      )
      .bind(formatKeys(products)),
  ]
}
