import * as v from 'valibot'
import type { EntryChange } from '../entries/change.ts'
import { defaultLocale } from '../lib/localize.ts'
import { type ContentOutcome, succeedWith } from '../lib/outcome.ts'
import { errorsInEnglish } from '../lib/reasons/reason.ts'
import { deleteEntry } from '../publishing/remove.ts'
import type { Connector, EntryKey } from './connector.ts'
import { entryType, type KnownDocument } from './known.ts'

const leftovers = v.array(v.object({ type: entryType, id: v.string() }))
const maxLeftovers = 20

type Source = Pick<Connector, 'name' | 'title'>

/** Removes the entry of a document that no longer exists, but keeps the entry's versions. */
export async function removeDocument(
  db: D1Database,
  source: Source,
  known: KnownDocument,
): Promise<ContentOutcome<EntryChange[]>> {
  const documentKey = [source.name, known.document]
  const outcome = known.stored === 1 ? await removeCmsEntry(db, source, known) : succeedWith([])
  if (outcome.ok)
    await db
      .prepare('DELETE FROM connected WHERE connector = ? AND document = ?')
      .bind(...documentKey)
      .run()
  else
    await db
      .prepare(`UPDATE connected SET revision = 'deleted', errors = ?3 WHERE connector = ?1 AND document = ?2`)
      .bind(...documentKey, JSON.stringify(errorsInEnglish(outcome.errors)))
      .run()
  return outcome
}

// Deletes the entry even if others refer to it, because it no longer exists in the CMS.
function removeCmsEntry(db: D1Database, { name, title }: Source, { type, id }: Pick<EntryKey, 'type' | 'id'>) {
  const publishing = { author: { id: name, name: title }, now: new Date().toISOString(), expected: 'any' as const }
  return deleteEntry(db, { type, id }, publishing, { anyway: true, locale: defaultLocale, addresses: [] })
}

/**
 * Stores the former entry of a document whose type or id has changed. `removeLeftovers` removes it
 * later, because other entries may refer to it until they are updated.
 */
export async function storeLeftover(db: D1Database, name: string, { type, id, stored }: KnownDocument) {
  if (stored !== 1) return
  await db
    .prepare('INSERT OR IGNORE INTO connector_leftovers (connector, type, id) VALUES (?, ?, ?)')
    .bind(name, type, id)
    .run()
}

/** Removes former entries, except those to which a document corresponds again. */
export async function removeLeftovers(db: D1Database, source: Source): Promise<EntryChange[]> {
  const { name } = source
  const { results } = await db
    .prepare(`SELECT type, id FROM connector_leftovers WHERE connector = ? LIMIT ${maxLeftovers}`)
    .bind(name)
    .all()
  const changes: EntryChange[] = []
  for (const { type, id } of v.parse(leftovers, results)) {
    const isUsed = await db
      .prepare('SELECT 1 FROM connected WHERE connector = ? AND type = ? AND id = ? AND stored = 1')
      .bind(name, type, id)
      .first()
    const outcome = isUsed ? succeedWith([]) : await removeCmsEntry(db, source, { type, id })
    if (!outcome.ok) continue
    changes.push(...outcome.value)
    await db
      .prepare('DELETE FROM connector_leftovers WHERE connector = ? AND type = ? AND id = ?')
      .bind(name, type, id)
      .run()
  }
  return changes
}
