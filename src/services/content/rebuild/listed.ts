import * as v from 'valibot'
import { isType } from '../entries/documents.ts'
import { parseEntry } from '../entries/read.ts'
import { linkStatementsForAll, listStatements } from '../overview/statements.ts'
import { loadKeysAfter, type RebuildStep } from './part.ts'

const rows = v.array(
  v.object({
    type: v.pipe(v.string(), v.check(isType)),
    id: v.string(),
    status: v.picklist(['draft', 'published']),
    data: v.string(),
    drifted: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  }),
)

/**
 * Number of entries in a batch. It is small, because the search words of a batch are bound as one
 * SQL value, which may have at most 2 MB.
 */
const chunkSize = 25

/** Rebuilds the list of entries including drafts, and their references and pictures. */
export const rebuildLists: RebuildStep = {
  begin: db =>
    db.batch(
      [
        'DELETE FROM entry_words WHERE rowid IN (SELECT row FROM entry_list WHERE (type, id) NOT IN (SELECT type, id FROM entries))',
        'DELETE FROM entry_list WHERE (type, id) NOT IN (SELECT type, id FROM entries)',
        'DELETE FROM entry_links WHERE (source_type, source, status) NOT IN (SELECT type, id, status FROM entries)',
        'DELETE FROM entry_pictures WHERE (source_type, source, status) NOT IN (SELECT type, id, status FROM entries)',
      ].map(sql => db.prepare(sql)),
    ),

  after: (db, key) => loadKeysAfter(db, key, 'true', chunkSize),

  async statements(db, keys) {
    const { results } = await db
      .prepare(
        `SELECT entry.type, entry.id, entry.status, entry.data, coalesce((SELECT drifted FROM versions
           WHERE type = entry.type AND id = entry.id ORDER BY version DESC LIMIT 1), '[]') AS drifted
         FROM json_each(?) AS wanted CROSS JOIN entries AS entry
           ON entry.type = wanted.value ->> 'type' AND entry.id = wanted.value ->> 'id' ORDER BY entry.status DESC`,
      )
      .bind(JSON.stringify(keys))
      .all()
    const entries = v.parse(rows, results).flatMap(({ type, data, ...entry }) => {
      return isType(type) ? [{ ...entry, type, document: parseEntry[type](data) }] : []
    })
    // The draft is sorted last, and replaces the published version in the list.
    const current = new Map(entries.map(entry => [`${entry.type} ${entry.id}`, entry]))
    return [...listStatements(db, [...current.values()]), ...linkStatementsForAll(db, entries)]
  },
}
