import * as v from 'valibot'
import { read } from '../entries/read.ts'
import { isType } from '../rules/check.ts'
import { linkStatements, listStatements } from './statements.ts'

const keys = v.array(v.object({ type: v.string(), id: v.string() }))
const rows = v.array(
  v.object({
    type: v.pipe(v.string(), v.check(isType)),
    id: v.string(),
    status: v.picklist(['draft', 'published']),
    data: v.string(),
    drifted: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  }),
)

/** Entries of one batch. */
const chunk = 25

/** Rebuilds the list of entries and what they name, in several batches. */
export async function rebuildOverview(db: D1Database) {
  await db.batch(
    [
      'DELETE FROM entry_words WHERE rowid IN (SELECT row FROM entry_list WHERE (type, id) NOT IN (SELECT type, id FROM entries))',
      'DELETE FROM entry_list WHERE (type, id) NOT IN (SELECT type, id FROM entries)',
      'DELETE FROM entry_links WHERE (source_type, source, status) NOT IN (SELECT type, id, status FROM entries)',
    ].map(sql => db.prepare(sql)),
  )
  const { results } = await db.prepare('SELECT DISTINCT type, id FROM entries').all()
  const all = v.parse(keys, results)
  for (let at = 0; at < all.length; at += chunk) await rebuildPart(db, JSON.stringify(all.slice(at, at + chunk)))
}

async function rebuildPart(db: D1Database, wanted: string) {
  const { results } = await db
    .prepare(
      `SELECT entry.type, entry.id, entry.status, entry.data, coalesce((SELECT drifted FROM versions
         WHERE type = entry.type AND id = entry.id ORDER BY version DESC LIMIT 1), '[]') AS drifted
       FROM json_each(?) AS wanted CROSS JOIN entries AS entry
         ON entry.type = wanted.value ->> 'type' AND entry.id = wanted.value ->> 'id' ORDER BY entry.status DESC`,
    )
    .bind(wanted)
    .all()
  const entries = v.parse(rows, results).flatMap(({ type, data, ...entry }) => {
    return isType(type) ? [{ ...entry, type, document: read[type](data) }] : []
  })
  // The draft comes last, and stands for the entry.
  const current = new Map(entries.map(entry => [`${entry.type} ${entry.id}`, entry]))
  await db.batch([
    ...listStatements(db, [...current.values()]),
    ...entries.flatMap(entry => linkStatements(db, entry, entry.status, entry.document)),
  ])
}
