import type { EntryChange } from '../entries/change.ts'
import { parseEntry } from '../entries/read.ts'
import type { Locale } from '../lib/localize.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { loadLinks } from '../overview/named.ts'
import { listStatements, stateStatements } from '../overview/statements.ts'
import { singletons } from '../rules/check.ts'
import { findNeed } from '../rules/indispensable.ts'
import { deriveRelatedProducts, deriveRows } from './derived.ts'
import { type DraftChange, insertVersion, type SavedDraft, saveDraft, storeFirstVersion } from './drafts.ts'
import { type EntryPlace, findEntry, loadDraftAndPublished } from './entry.ts'
import { loadEntryChanges } from './entry-changes.ts'
import { expectVersion, refuseOutdatedChange, runIfExpected } from './expected.ts'
import { type Publishing, unschedule } from './plan.ts'
import { endPublication } from './publications.ts'

/** Discards the draft, and stores the published data as the newest version. */
export async function discardDraft(
  db: D1Database,
  key: EntryPlace,
  change: DraftChange,
): Promise<ContentOutcome<object>> {
  const { type, id } = key
  const { draft, published } = await loadDraftAndPublished(db, key)
  if (!draft) return failWith(409, { id: because(t => t.noDraftToDiscard) })
  if (!published) return failWith(409, { id: because(t => t.notPublic) })
  const document = parseEntry[type](published.data)
  const drifted = await loadPublishedDrift(db, key)
  const version = { text: published.data, drifted, author: change.author, now: change.now, isAutosave: false }
  const done = await runIfExpected(db, [
    ...expectVersion(db, key, change.expected),
    storeFirstVersion(db, key),
    insertVersion(db, key, version),
    db.prepare(`DELETE FROM entries WHERE type = ?1 AND id = ?2 AND status = 'draft'`).bind(type, id),
    unschedule(db, key),
    ...listStatements(db, [{ type, id, document, drifted }]),
    ...stateStatements(db, key),
  ])
  return done ? succeedWith((await findEntry(db, key)) ?? key) : refuseOutdatedChange(db, key)
}

async function loadPublishedDrift(db: D1Database, { type, id }: EntryPlace): Promise<string[]> {
  const row = await db
    .prepare(
      `SELECT drifted FROM versions WHERE type = ?1 AND id = ?2 AND published_at IS NOT NULL
       ORDER BY published_at DESC, version DESC LIMIT 1`,
    )
    .bind(type, id)
    .first<{ drifted: string }>()
  const drifted: unknown = JSON.parse(row?.drifted ?? '[]')
  return Array.isArray(drifted) ? drifted.map(String) : []
}

/**
 * Deletes the entry's draft and published version, but keeps its history. Unless `anyway` is set,
 * fails with `links` if other entries refer to the entry or link to one of its `addresses`. Returns
 * the changes; the caller must notify the shop.
 */
export async function deleteEntry(
  db: D1Database,
  key: EntryPlace,
  { author, now, expected }: Publishing,
  { anyway, locale, addresses }: { anyway: boolean; locale: Locale; addresses: string[] },
): Promise<ContentOutcome<EntryChange[]>> {
  const { type, id } = key
  if (singletons[type]) return failWith(409, { id: because(t => t.indispensable) })
  const { published } = await loadDraftAndPublished(db, key)
  const needed = published && (await findNeed(db, key))
  if (needed) return failWith(409, needed)
  const { from } = await loadLinks(db, key, locale, addresses)
  const count = new Set(from.map(link => `${link.type} ${link.id}`)).size
  if (count > 0 && !anyway) {
    return failWith(409, { id: because(t => t.namedBy(count)) }, { links: from })
  }
  const done = await runIfExpected(db, [
    ...expectVersion(db, key, expected),
    storeFirstVersion(db, key),
    ...endPublication(db, key, author, now),
    db.prepare('DELETE FROM entries WHERE type = ?1 AND id = ?2').bind(type, id),
    unschedule(db, key),
    ...stateStatements(db, key),
    ...(published ? await deriveRows(db, [{ type, id, document: null }]) : []),
  ])
  if (!done) return refuseOutdatedChange(db, key)
  if (!published) return succeedWith([])
  await deriveRelatedProducts(db, key)
  return succeedWith(await loadEntryChanges(db, key, [published.slug]))
}

/**
 * Saves a copy of the entry as the draft of a new one. A product's copy has no data from commerce,
 * and its slug is the id unless `slug` is set.
 */
export async function duplicateEntry(
  db: D1Database,
  key: EntryPlace,
  { id, slug = id.toLowerCase() }: { id: string; slug?: string | undefined },
  change: Omit<DraftChange, 'expected'>,
): Promise<ContentOutcome<SavedDraft>> {
  const entry = await findEntry(db, key)
  const own = entry?.data
  if (typeof own !== 'object' || own === null) return failWith(404, { id: because(t => t.noEntry) })
  const data = {
    ...own,
    ...('slug' in own && { slug: key.type === 'product' ? slug : id }),
    ...(key.type === 'product' && { id, prices: [], markets: [], variants: [] }),
  }
  const saved = await saveDraft(db, { ...key, id }, data, { ...change, expected: 0 })
  return saved.ok || saved.status !== 412 ? saved : failWith(409, { id: because(t => t.taken) })
}
