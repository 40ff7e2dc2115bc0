import type { EntryChange, PublishedChange } from '../entries/change.ts'
import { type DocumentType, type EntryData, isProduct } from '../entries/documents.ts'
import { parseEntry } from '../entries/read.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import { linkStatements, stateStatements } from '../overview/statements.ts'
import { type CheckedEntry, checkEntry } from '../rules/check.ts'
import { findNeed } from '../rules/indispensable.ts'
import { findObstacles } from '../rules/offer-law.ts'
import { withAllCommerceData, withCommerceData } from '../rules/with-commerce.ts'
import { deriveRelatedProducts, deriveRows } from './derived.ts'
import { type DraftChange, storeFirstVersion } from './drafts.ts'
import { type EntryPlace, loadDraftAndPublished } from './entry.ts'
import { loadEntryChanges, summariseChanges } from './entry-changes.ts'
import { expectPublication, expectVersion, runIfExpected } from './expected.ts'
import { beginPublication, endPublication } from './publications.ts'

/** Who publishes, when, and the version that the request is based on. */
export type Publishing = Pick<DraftChange, 'author' | 'now' | 'expected'> & {
  /** Whether an older version is published again. Its data from commerce may be outdated. */
  isRestored?: boolean
}

/** The statements that publish or unpublish one entry. Plans of several entries share a batch. */
export interface PublishingPlan {
  key: EntryPlace
  statements: D1PreparedStatement[]
  change: PublishedChange
  /** The entry's slug, and the formerly published one if it differs. */
  slugs: string[]
}

/** The entries that are published or unpublished together, as `type:id`. */
type EntryKeys = ReadonlySet<string>

const noOthers: EntryKeys = new Set()

/** Checks whether an entry may be published. `text` is the JSON of the version to publish. */
export async function checkPublication(
  db: D1Database,
  { type, id }: EntryPlace,
  text: string,
  together = noOthers,
): Promise<CheckedEntry> {
  const checked = checkEntry(type, id, JSON.parse(text))
  if (checked.errors) return checked
  const errors = await findObstacles(db, checked.document, together)
  return Object.keys(errors).length > 0 ? { errors } : checked
}

/**
 * Plans the publication of `text`, the JSON of a version. Deletes the draft if it has this text,
 * and keeps it otherwise. Without a draft, the version that was public becomes the draft.
 */
export async function planPublication(
  db: D1Database,
  key: EntryPlace,
  text: string,
  { author, now, expected, isRestored = false }: Publishing,
  together = noOthers,
): Promise<ContentOutcome<PublishingPlan>> {
  const { type, id } = key
  const { draft, published } = await loadDraftAndPublished(db, key)
  const checked = await checkPublication(db, key, text, together)
  if (checked.errors) return failWith(422, checked.errors)
  const before = published && parseEntry[type](published.data)
  const current = isRestored && !before && draft ? parseEntry[type](draft.data) : before
  const document = withCurrentCommerce(checked.document, current, isRestored)
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
    // Keeps the draft if somebody has saved it since it was read.
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

/** Plans to unpublish the entry. Without a draft, the published version becomes the draft. */
export async function planUnpublishing(
  db: D1Database,
  key: EntryPlace,
  { author, now, expected }: Publishing,
  together = noOthers,
): Promise<ContentOutcome<PublishingPlan>> {
  const { type, id } = key
  const { draft, published } = await loadDraftAndPublished(db, key)
  if (!published) return failWith(404, { id: because(t => t.notPublished) })
  const needed = await findNeed(db, key, together)
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
 * Runs all plans in one batch; null if an entry was changed or published in the meantime. Returns
 * the changes; the caller must notify the shop.
 */
export async function runPlans(
  db: D1Database,
  plans: PublishingPlan[],
  also: D1PreparedStatement[] = [],
): Promise<EntryChange[] | null> {
  const derived = await deriveRows(
    db,
    plans.map(({ change }) => change),
  )
  const done = await runIfExpected(db, [...also, ...plans.flatMap(({ statements }) => statements), ...derived])
  if (!done) return null
  const changes: EntryChange[] = []
  for (const { key, slugs } of plans) {
    await deriveRelatedProducts(db, key)
    changes.push(...(await loadEntryChanges(db, key, slugs)))
  }
  return summariseChanges(changes)
}

export const unschedule = (db: D1Database, { type, id }: EntryPlace) =>
  db.prepare('DELETE FROM schedule WHERE type = ?1 AND id = ?2').bind(type, id)

/** The statement that stores the published version as the draft, if there is none. */
const keepAsDraft = (db: D1Database, { type, id }: EntryPlace, now: string) =>
  db
    .prepare(
      `INSERT INTO entries (type, id, status, slug, data, created_at)
       SELECT type, id, 'draft', slug, data, ?3 FROM entries WHERE type = ?1 AND id = ?2 AND status = 'published'
       ON CONFLICT DO NOTHING`,
    )
    .bind(type, id, now)

/**
 * Takes prices, markets and stock from the current state, because an older draft must not overwrite
 * them.
 */
function withCurrentCommerce(
  document: EntryData<DocumentType>,
  current: EntryData<DocumentType> | null,
  isRestored: boolean,
): EntryData<DocumentType> {
  if (!current || !isProduct(document) || !isProduct(current)) return document
  return isRestored ? withAllCommerceData(document, current) : withCommerceData(document, current)
}
