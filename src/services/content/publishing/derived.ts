import * as v from 'valibot'
import { cardStatements } from '../cards/statements.ts'
import type { PublishedChange } from '../entries/change.ts'
import { type DocumentType, documents } from '../entries/documents.ts'
import { loadEntryNames } from '../entries/names.ts'
import { parseEntry } from '../entries/read.ts'
import { listingStatements, loadPlaces } from '../listing/rows.ts'
import { searchStatements } from '../search/index-statements.ts'

/**
 * The statements that update all derived rows (listing, totals, links, cards, search) to the
 * changed entries. To be run after writing the entries, in the same batch.
 */
export async function derive(db: D1Database, changes: PublishedChange[]) {
  const [names, places, cards] = await Promise.all([loadEntryNames(db), loadPlaces(db), cardStatements(db, changes)])
  return [
    ...listingStatements(db, changes, names, places),
    ...linkStatements(db, changes),
    ...cards,
    ...searchStatements(db, changes, names, places),
  ]
}

const known = v.picklist(Object.keys(documents).filter((type): type is DocumentType => type in documents))
const entryRows = v.array(v.object({ type: known, id: v.string(), data: v.string() }))

const named = new Set<DocumentType>(['category', 'designer', 'family'])

/** The same for published products that name a changed entry by which search finds them. */
export async function follow(db: D1Database, { type, id }: { type: DocumentType; id: string }) {
  if (!named.has(type)) return
  await rederive(
    db,
    `type = 'product' AND (data ->> '$.designer' = ?1 OR data ->> '$.family' = ?1
       OR EXISTS (SELECT 1 FROM json_each(data, '$.categories') WHERE value = ?1))`,
    id,
  )
}

async function rederive(db: D1Database, which: string, value: string) {
  const changes = await derivedChanges(db, which, value)
  if (changes.length > 0) await db.batch(await derive(db, changes))
}

/** Published entries that fulfil an SQL condition on a value, as if they had changed. */
export async function derivedChanges(db: D1Database, which: string, value: string): Promise<PublishedChange[]> {
  const { results } = await db
    .prepare(`SELECT type, id, data FROM entries WHERE status = 'published' AND ${which}`)
    .bind(value)
    .all()
  return v.parse(entryRows, results).map(({ type, id, data }) => ({ type, id, data, document: parseEntry[type](data) }))
}

const keysOf = (changes: PublishedChange[]) => JSON.stringify(changes.map(({ type, id }) => ({ type, id })))

function linkStatements(db: D1Database, changes: PublishedChange[]) {
  const products = changes.filter(({ type }) => type === 'product')
  if (products.length === 0) return []
  return [
    db
      .prepare(`DELETE FROM product_links WHERE source IN (SELECT value ->> 'id' FROM json_each(?))`)
      .bind(keysOf(products)),
    db
      .prepare(
        `INSERT OR IGNORE INTO product_links (target, source)
         SELECT link.value, entry.id FROM json_each(?) AS wanted
         CROSS JOIN entries AS entry ON entry.type = 'product' AND entry.id = wanted.value ->> 'id' AND entry.status = 'published'
         CROSS JOIN json_each(json_array('$.variants', '$.relatedProducts', '$.accessories', '$.lightSources', '$.spareParts')) AS kind
         CROSS JOIN json_each(entry.data, kind.value) AS link`,
      )
      .bind(keysOf(products)),
  ]
}
