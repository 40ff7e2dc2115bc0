import type { Change, EntryChange } from '../entries/change.ts'
import { type Document, type DocumentType, isProduct } from '../entries/documents.ts'
import { read } from '../entries/read.ts'
import { fail, type Outcome, succeed } from '../lib/outcome.ts'
import { linkStatements, stateStatements } from '../overview/statements.ts'
import { checkEntry, singletons } from '../rules/check.ts'
import { lackingOf, productNaming } from '../rules/offer-law.ts'
import { derive, follow } from './derived.ts'
import { type Changing, storeFirstVersion } from './drafts.ts'
import { type Author, authorOf, type Key, loadBoth } from './entry.ts'
import { changesOf, summarise } from './entry-changes.ts'
import { batchAsExpected, changedMeanwhile, type Expected, expectVersion } from './expected.ts'
import { beginPublication, endPublication } from './publications.ts'

/** Who publishes, when, and which version. */
export type Publishing = Pick<Changing, 'author' | 'now' | 'expected'>

/** Publishes the draft. Returns the changes; the caller must notify the shop. */
export async function publish(db: D1Database, key: Key, by: Publishing): Promise<Outcome<EntryChange[]>> {
  const { draft, published } = await loadBoth(db, key)
  if (!draft)
    return fail(published ? 409 : 404, { id: published ? 'there is no draft to publish' : 'there is no such entry' })
  return publishText(db, key, draft.data, by)
}

/**
 * Publishes a document, which is JSON as a version has it; the draft stays unless it is the same.
 * Without a draft, what was public until now becomes one.
 */
export async function publishText(
  db: D1Database,
  key: Key,
  text: string,
  { author, now, expected }: Publishing,
): Promise<Outcome<EntryChange[]>> {
  const { type, id } = key
  const { draft, published } = await loadBoth(db, key)
  const checked = checkEntry(type, id, JSON.parse(text))
  if (checked.errors) return fail(422, checked.errors)
  const lacking = await lackingOf(db, checked.document)
  if (Object.keys(lacking).length > 0) return fail(422, lacking)
  const before = published && read[type](published.data)
  const document = withCommerce(checked.document, before)
  const change: Change = { type, id, document }
  const done = await batchAsExpected(db, [
    ...expectVersion(db, key, expected),
    storeFirstVersion(db, key),
    ...endPublication(db, key, author, now),
    ...(draft ? [] : [keepAsDraft(db, key, now), ...linkStatements(db, key, 'draft', before)]),
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
      .bind(type, id, text),
    ...beginPublication(db, key, text, author, now),
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
  { author, now, expected }: Publishing,
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
    ...endPublication(db, key, author, now),
    keepAsDraft(db, key, now),
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

/** Of schedules from before they had an author. */
const unknown: Author = { id: 'operator', name: 'CONTENT_TOKEN' }

/**
 * Publishes all due drafts, and returns the changes. A draft that is no longer valid, or whose
 * schedule was made by somebody who may not publish any more, is logged and not retried.
 */
export async function publishDue(
  db: D1Database,
  now: string,
  mayPublish: (author: Author) => Promise<boolean>,
): Promise<EntryChange[]> {
  const { results } = await db
    .prepare(
      `SELECT type, id, author, author_name AS name FROM schedule WHERE at <= ?
       ORDER BY type NOT IN ('maker', 'photometry'), at LIMIT 50`,
    )
    .bind(now)
    .all<Key & { author: string | null; name: string | null }>()
  const changes: EntryChange[] = []
  for (const { type, id, ...scheduled } of results) {
    const key = { type, id }
    const author = authorOf(scheduled.author, scheduled.name) ?? unknown
    const published = (await mayPublish(author))
      ? await publish(db, key, { author, now, expected: 'any' })
      : fail(409, { role: `${author.name} may not publish any more` })
    if (published.ok) changes.push(...published.value)
    else {
      console.error(JSON.stringify({ event: 'schedule_refused', ...key, errors: published.errors }))
      await unschedule(db, key).run()
    }
  }
  return summarise(changes)
}

/** Without a draft, what is published becomes one. */
const keepAsDraft = (db: D1Database, { type, id }: Key, now: string) =>
  db
    .prepare(
      `INSERT INTO entries (type, id, status, slug, data, created_at)
       SELECT type, id, 'draft', slug, data, ?3 FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published'
       ON CONFLICT DO NOTHING`,
    )
    .bind(type, id, now)

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
