import type { EntryChange, PublishedChange } from '../entries/change.ts'
import { type DocumentType, type EntryData, isProduct } from '../entries/documents.ts'
import { parseEntry } from '../entries/read.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { linkStatements, stateStatements } from '../overview/statements.ts'
import { type CheckedEntry, checkEntry } from '../rules/check.ts'
import { indispensable } from '../rules/indispensable.ts'
import { lackingOf } from '../rules/offer-law.ts'
import { restoredWithCommerce, withCommerce } from '../rules/with-commerce.ts'
import { derive, follow } from './derived.ts'
import { type Changing, storeFirstVersion } from './drafts.ts'
import { type EntryPlace, loadBoth } from './entry.ts'
import { entryChanges, summarise } from './entry-changes.ts'
import { batchAsExpected, expectPublication, expectVersion } from './expected.ts'
import { beginPublication, endPublication } from './publications.ts'

/** Who publishes, when, and which version. */
export type Publishing = Pick<Changing, 'author' | 'now' | 'expected'> & {
  /** What is published was public before: it is a version from before commerce's latest changes. */
  isRestored?: boolean
}

/** What publishes or unpublishes one entry, to be run with others or alone. */
export interface PublishingPlan {
  key: EntryPlace
  statements: D1PreparedStatement[]
  change: PublishedChange
  /** The addresses that are concerned. */
  slugs: string[]
}

/** What is published or unpublished together, as `type:id`. */
type Together = ReadonlySet<string>

const alone: Together = new Set()

/** Checks a document, which is JSON as a version has it, as its publication would. */
export async function checkPublication(
  db: D1Database,
  { type, id }: EntryPlace,
  text: string,
  together = alone,
): Promise<CheckedEntry> {
  const checked = checkEntry(type, id, JSON.parse(text))
  if (checked.errors) return checked
  const errors = await lackingOf(db, checked.document, together)
  return Object.keys(errors).length > 0 ? { errors } : checked
}

/**
 * Publishes a document, which is JSON as a version has it; the draft stays unless it is the same.
 * Without a draft, what was public until now becomes one.
 */
export async function planPublication(
  db: D1Database,
  key: EntryPlace,
  text: string,
  { author, now, expected, isRestored = false }: Publishing,
  together = alone,
): Promise<ContentOutcome<PublishingPlan>> {
  const { type, id } = key
  const { draft, published } = await loadBoth(db, key)
  const checked = await checkPublication(db, key, text, together)
  if (checked.errors) return failWith(422, checked.errors)
  const before = published && parseEntry[type](published.data)
  const present = isRestored && !before && draft ? parseEntry[type](draft.data) : before
  const document = withCommerceOf(checked.document, present, isRestored)
  const statements = [
    ...expectVersion(db, key, expected),
    expectPublication(db, key, published?.publishedAt ?? null),
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
  ]
  const slugs = [checked.slug, ...(published && published.slug !== checked.slug ? [published.slug] : [])]
  return succeedWith({ key, statements, change: { type, id, document }, slugs })
}

/** Unpublishes the entry; without a draft, the published version becomes its draft. */
export async function planRemoval(
  db: D1Database,
  key: EntryPlace,
  { author, now, expected }: Publishing,
  together = alone,
): Promise<ContentOutcome<PublishingPlan>> {
  const { type, id } = key
  const { draft, published } = await loadBoth(db, key)
  if (!published) return failWith(404, { id: because(t => t.notPublished) })
  const needed = await indispensable(db, key, together)
  if (needed) return failWith(409, needed)
  const statements = [
    ...expectVersion(db, key, expected),
    expectPublication(db, key, published.publishedAt),
    storeFirstVersion(db, key),
    ...endPublication(db, key, author, now),
    keepAsDraft(db, key, now),
    db.prepare(`DELETE FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published'`).bind(type, id),
    unschedule(db, key),
    ...(draft ? [] : linkStatements(db, key, 'draft', parseEntry[type](published.data))),
    ...stateStatements(db, key),
  ]
  return succeedWith({ key, statements, change: { type, id, document: null }, slugs: [published.slug] })
}

/**
 * Runs the plans in one batch: all of them, or null if an entry was changed or published meanwhile.
 * Returns the changes; the caller must notify the shop.
 */
export async function runPlans(
  db: D1Database,
  plans: PublishingPlan[],
  also: D1PreparedStatement[] = [],
): Promise<EntryChange[] | null> {
  const derived = await derive(
    db,
    plans.map(({ change }) => change),
  )
  const done = await batchAsExpected(db, [...also, ...plans.flatMap(({ statements }) => statements), ...derived])
  if (!done) return null
  const changes: EntryChange[] = []
  for (const { key, slugs } of plans) {
    await follow(db, key)
    changes.push(...(await entryChanges(db, key, slugs)))
  }
  return summarise(changes)
}

export const unschedule = (db: D1Database, { type, id }: EntryPlace) =>
  db.prepare('DELETE FROM schedule WHERE type = ?1 AND id = ?2').bind(type, id)

/** Without a draft, what is published becomes one. */
const keepAsDraft = (db: D1Database, { type, id }: EntryPlace, now: string) =>
  db
    .prepare(
      `INSERT INTO entries (type, id, status, slug, data, created_at)
       SELECT type, id, 'draft', slug, data, ?3 FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published'
       ON CONFLICT DO NOTHING`,
    )
    .bind(type, id, now)

/** Prices, markets and stock come from commerce: an older draft must not overwrite them. */
function withCommerceOf(
  given: EntryData<DocumentType>,
  present: EntryData<DocumentType> | null,
  isRestored: boolean,
): EntryData<DocumentType> {
  if (!present || !isProduct(given) || !isProduct(present)) return given
  return isRestored ? restoredWithCommerce(given, present) : withCommerce(given, present)
}
