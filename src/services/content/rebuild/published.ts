import * as v from 'valibot'
import { deriveRows, loadMatchingChanges } from '../publishing/derived.ts'
import { isType } from '../rules/check.ts'
import { mergeIndexes } from '../search/index-statements.ts'
import { loadKeysAfter, type RebuildStep } from './part.ts'

/** Number of entries in a batch. */
const chunkSize = 100

const staleKeys = v.array(v.object({ type: v.pipe(v.string(), v.check(isType)), id: v.string() }))

/** Rebuilds the rows derived from published entries: listing, totals, links, cards, search. */
export const rebuildPublished: RebuildStep = {
  async begin(db) {
    const { results } = await db
      .prepare(
        `SELECT type, id FROM search_rows UNION SELECT 'product', product FROM listing
         EXCEPT SELECT type, id FROM entries WHERE status = 'published'`,
      )
      .all()
    const changes = v
      .parse(staleKeys, results)
      .flatMap(({ type, id }) => (isType(type) ? [{ type, id, document: null }] : []))
    if (changes.length > 0) await db.batch(await deriveRows(db, changes))
  },

  after: (db, key) => loadKeysAfter(db, key, `status = 'published'`, chunkSize),

  async statements(db, keys) {
    const which = `(type, id) IN (SELECT value ->> 'type', value ->> 'id' FROM json_each(?))`
    const changes = await loadMatchingChanges(db, which, JSON.stringify(keys))
    return changes.length > 0 ? deriveRows(db, changes) : []
  },

  end: mergeIndexes,
}
