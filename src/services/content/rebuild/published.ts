import * as v from 'valibot'
import { deriveRows, loadMatchingChanges } from '../publishing/derived.ts'
import { isType } from '../rules/check.ts'
import { mergeIndexes } from '../search/index-statements.ts'
import { keysAfter, type RebuildStep } from './part.ts'

/** Entries of one batch. */
const chunk = 100

const lost = v.array(v.object({ type: v.pipe(v.string(), v.check(isType)), id: v.string() }))

/** Rows made of published entries: listing, totals, links, cards, search. */
export const publishedStep: RebuildStep = {
  async begin(db) {
    const { results } = await db
      .prepare(
        `SELECT type, id FROM search_rows UNION SELECT 'product', product FROM listing
         EXCEPT SELECT type, id FROM entries WHERE status = 'published'`,
      )
      .all()
    const changes = v
      .parse(lost, results)
      .flatMap(({ type, id }) => (isType(type) ? [{ type, id, document: null }] : []))
    if (changes.length > 0) await db.batch(await deriveRows(db, changes))
  },

  after: (db, key) => keysAfter(db, key, `status = 'published'`, chunk),

  async statements(db, keys) {
    const which = `(type, id) IN (SELECT value ->> 'type', value ->> 'id' FROM json_each(?))`
    const changes = await loadMatchingChanges(db, which, JSON.stringify(keys))
    return changes.length > 0 ? deriveRows(db, changes) : []
  },

  end: mergeIndexes,
}
