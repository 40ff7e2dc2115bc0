import type { EntryChange } from '../entries/change.ts'
import { fail, type Outcome } from '../lib/outcome.ts'
import type { Key } from './entry.ts'
import { loadPublications } from './publications.ts'
import { type Publishing, publishText, unpublish } from './publishing.ts'
import { findVersion } from './versions.ts'

/**
 * Undoes an entry's last publication, or that it was unpublished: what was public before is so
 * again, and what was published stays as its draft. Undone twice, it is as it was.
 */
export async function undoPublication(db: D1Database, key: Key, by: Publishing): Promise<Outcome<EntryChange[]>> {
  const [last, before] = await loadPublications(db, key)
  if (!last) return fail(409, { id: 'was never published' })
  const earlier = last.until === null ? (before?.until === last.since ? before : null) : last
  if (!earlier) return unpublish(db, key, by)
  const data = await findVersion(db, key, earlier.version)
  if (!data) return fail(409, { version: `${earlier.version} is not there any more` })
  return publishText(db, key, JSON.stringify(data), by)
}
