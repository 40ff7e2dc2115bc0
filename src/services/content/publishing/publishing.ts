import type { Change, EntryChange } from '../entries/change.ts'
import { type Document, type DocumentType, isProduct } from '../entries/documents.ts'
import { read } from '../entries/read.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { linkStatements, stateStatements } from '../overview/statements.ts'
import { checkEntry, singletons } from '../rules/check.ts'
import { lackingOf, productNaming } from '../rules/offer-law.ts'
import { derive, follow } from './derived.ts'
import { storeFirstVersion } from './drafts.ts'
import { type Author, type Key, loadBoth } from './entry.ts'
import { changesOf, summarise } from './entry-changes.ts'
import { batchAsExpected, changedMeanwhile, type Expected, expectVersion } from './expected.ts'

/** Publishes the draft. Returns the changes; the caller must notify the shop. */
export async function publish(
  db: D1Database,
  key: Key,
  now: string,
  expected: Expected = 'any',
): Promise<Outcome<EntryChange[]>> {
  const { type, id } = key
  const { draft, published } = await loadBoth(db, key)
  if (!draft)
    return fail(published ? 409 : 404, { id: published ? 'there is no draft to publish' : 'there is no such entry' })
  const checked = checkEntry(type, id, JSON.parse(draft.data))
  if (checked.errors) return fail(422, checked.errors)
  const lacking = await lackingOf(db, checked.document)
  if (Object.keys(lacking).length > 0) return fail(422, lacking)
  const document = withCommerce(checked.document, published && read[type](published.data))
  const change: Change = { type, id, document }
  const done = await batchAsExpected(db, [
    ...expectVersion(db, key, expected),
    storeFirstVersion(db, key),
    db
      .prepare(
        `INSERT INTO entries (type, id, status, slug, data, created_at, published_at)
         VALUES (?1, ?2, 'published', ?3, ?4, ?5, ?5)
         ON CONFLICT (type, id, status) DO UPDATE SET slug = excluded.slug, data = excluded.data, published_at = excluded.published_at`,
      )
      .bind(type, id, checked.slug, JSON.stringify(document), now),
    // A draft that was saved since it was read stays a draft.
    db
      .prepare(`DELETE FROM entries WHERE type = ?1 AND id = ?2 AND status = 'draft' AND data = ?3`)
      .bind(type, id, draft.data),
    db
      .prepare(
        `UPDATE versions SET published_at = ?4 WHERE type = ?1 AND id = ?2 AND version =
           (SELECT max(version) FROM versions WHERE type = ?1 AND id = ?2 AND data = ?3)`,
      )
      .bind(type, id, draft.data, now),
    unschedule(db, key),
    ...linkStatements(db, key, 'published', document),
    ...stateStatements(db, key),
    ...(await derive(db, [change])),
  ])
  if (!done) return changedMeanwhile(db, key)
  await follow(db, key)
  const slugs = [checked.slug, ...(published && published.slug !== checked.slug ? [published.slug] : [])]
  return succeed(await changesOf(db, key, slugs))
}

/** Unpublishes the entry; without a draft, the published version becomes its draft. */
export async function unpublish(
  db: D1Database,
  key: Key,
  now: string,
  expected: Expected = 'any',
): Promise<Outcome<EntryChange[]>> {
  const { type, id } = key
  const { draft, published } = await loadBoth(db, key)
  if (!published) return fail(404, { id: 'it is not published' })
  if (singletons[type]) return fail(409, { id: 'the shop cannot be without it' })
  const product = type === 'maker' || type === 'photometry' ? await productNaming(db, type, id) : null
  if (product) return fail(409, { id: `product ${product} names it as its ${type}` })
  const done = await batchAsExpected(db, [
    ...expectVersion(db, key, expected),
    storeFirstVersion(db, key),
    db
      .prepare(
        `INSERT INTO entries (type, id, status, slug, data, created_at)
         SELECT type, id, 'draft', slug, data, ?3 FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published'
         ON CONFLICT DO NOTHING`,
      )
      .bind(type, id, now),
    db.prepare(`DELETE FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published'`).bind(type, id),
    unschedule(db, key),
    ...(draft ? [] : linkStatements(db, key, 'draft', read[type](published.data))),
    ...stateStatements(db, key),
    ...(await derive(db, [{ type, id, document: null }])),
  ])
  if (!done) return changedMeanwhile(db, key)
  await follow(db, key)
  return succeed(await changesOf(db, key, [published.slug]))
}

/**
 * Schedules the draft's publication. A later schedule replaces an earlier one, and publishing
 * manually removes it.
 */
export async function schedule(
  db: D1Database,
  key: Key,
  at: string,
  author: Author,
  expected: Expected,
): Promise<Outcome<object>> {
  const { draft } = await loadBoth(db, key)
  if (!draft) return fail(409, { id: 'there is no draft to publish' })
  const done = await batchAsExpected(db, [
    ...expectVersion(db, key, expected),
    db
      .prepare(
        `INSERT INTO schedule (type, id, at, author, author_name) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET at = excluded.at, author = excluded.author, author_name = excluded.author_name`,
      )
      .bind(key.type, key.id, at, author.id, author.name),
  ])
  if (!done) return changedMeanwhile(db, key)
  return succeed({ ...key, status: 'scheduled' as const, at })
}

/** Cancels a schedule; the draft stays. */
export async function callOff(db: D1Database, key: Key) {
  const { meta } = await unschedule(db, key).run()
  return meta.changes > 0 ? succeed({ ...key, status: 'draft' as const }) : fail(409, { id: 'is not scheduled' })
}

/**
 * Publishes all due drafts, and returns the changes. A draft that is no longer valid is logged and
 * not retried.
 */
export async function publishDue(db: D1Database, now: string): Promise<EntryChange[]> {
  const { results } = await db
    .prepare(`SELECT type, id FROM schedule WHERE at <= ? ORDER BY type NOT IN ('maker', 'photometry'), at LIMIT 50`)
    .bind(now)
    .all<Key>()
  const changes: EntryChange[] = []
  for (const key of results) {
    const published = await publish(db, key, now)
    if (published.ok) changes.push(...published.value)
    else {
      console.error(JSON.stringify({ event: 'schedule_refused', ...key, errors: published.errors }))
      await unschedule(db, key).run()
    }
  }
  return summarise(changes)
}

export const unschedule = (db: D1Database, { type, id }: Key) =>
  db.prepare('DELETE FROM schedule WHERE type = ?1 AND id = ?2').bind(type, id)

/**
 * Prices, markets and stock come from commerce: an editor's older draft must not overwrite them.
 */
function withCommerce(draft: Document<DocumentType>, published: Document<DocumentType> | null) {
  if (!isProduct(draft) || !published || !isProduct(published)) return draft
  const { prices, markets } = published
  const stock = new Map(published.items.map(item => [item.item, item.stock]))
  return {
    ...draft,
    prices,
    markets,
    items: draft.items.map(item => ({ ...item, stock: stock.get(item.item) ?? item.stock })),
  }
}
