import { type ContentFailure, failWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { type EntryPlace, findEntry } from './entry.ts'

/** The version that a change is based on; 0 for none, `any` to change whatever there is. */
export type Expected = number | 'any'

/** The statements by which a batch fails unless the entry is at this version. */
export const expectVersion = (db: D1Database, { type, id }: EntryPlace, expected: Expected) =>
  expected === 'any'
    ? []
    : [db.prepare('INSERT INTO expected_versions (type, id, version) VALUES (?, ?, ?)').bind(type, id, expected)]

/** The statement by which a batch fails unless it is public since then; null for not at all. */
export const expectPublication = (db: D1Database, { type, id }: EntryPlace, publishedAt: string | null) =>
  db.prepare('INSERT INTO expected_publications (type, id, published_at) VALUES (?, ?, ?)').bind(type, id, publishedAt)

/** The results of a batch, or null if an entry was not as expected. */
export async function batchAsExpected(db: D1Database, statements: D1PreparedStatement[]): Promise<D1Result[] | null> {
  try {
    return await db.batch(statements)
  } catch (error) {
    if (error instanceof Error && /version_changed|publication_changed/.test(error.message)) return null
    throw error
  }
}

/** Why a change was refused, with the entry as it is now. */
export async function changedMeanwhile(db: D1Database, key: EntryPlace): Promise<ContentFailure> {
  const entry = await findEntry(db, key)
  if (!entry) return failWith(412, { version: because(t => t.goneMeanwhile) }, { entry: null })
  return failWith(
    412,
    { version: because(t => t.changedMeanwhile(entry.version, entry.author?.name ?? null, entry.savedAt)) },
    { entry },
  )
}

/** The same of a publication: also that it was made, undone or ended by somebody else meanwhile. */
export async function publicationRefused(db: D1Database, key: EntryPlace, expected: Expected): Promise<ContentFailure> {
  const entry = await findEntry(db, key)
  return entry && (expected === 'any' || expected === entry.version)
    ? failWith(409, { id: because(t => t.publishedMeanwhile) })
    : changedMeanwhile(db, key)
}
