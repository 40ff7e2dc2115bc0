import * as v from 'valibot'
import type { EntryChange } from '../entries/change.ts'
import { isType } from '../entries/documents.ts'
import { type ContentFailure, type ContentOutcome, type FieldErrors, failWith, succeedWith } from '../lib/outcome.ts'
import { because, storedReasons } from '../lib/reasons/reason.ts'
import { type EntryPlace, findEntry, loadDraftAndPublished, toAuthor } from '../publishing/entry.ts'
import { type Publishing, type PublishingPlan, planPublication, runPlans } from '../publishing/plan.ts'
import { loadPublications } from '../publishing/publications.ts'
import { planUndo } from './undo.ts'

/** Maximum number of entries in a release, which is published in one batch. */
export const maxEntries = 100

const row = v.object({
  id: v.string(),
  name: v.string(),
  entries: v.pipe(v.string(), v.parseJson(), v.array(v.object({ type: v.string(), id: v.string() }))),
  createdAt: v.string(),
  at: v.nullable(v.string()),
  publishedAt: v.nullable(v.string()),
  undoneAt: v.nullable(v.string()),
  refused: v.nullable(v.pipe(v.string(), v.parseJson(), v.object({ at: v.string(), errors: storedReasons }))),
  author: v.string(),
  authorName: v.string(),
})
export type Release = ReturnType<typeof toRelease>

/**
 * Loads the newest 200 releases or, with the time `due`, up to 20 releases that are due at that
 * time.
 */
export async function loadReleases(db: D1Database, due?: string) {
  const which = due === undefined ? 'ORDER BY created_at DESC LIMIT 200' : 'WHERE at <= ? ORDER BY at LIMIT 20'
  const { results } = await db
    .prepare(`${columns} ${which}`)
    .bind(...(due === undefined ? [] : [due]))
    .all()
  return v.parse(v.array(row), results).map(toRelease)
}

export async function findRelease(db: D1Database, id: string) {
  const found = await db.prepare(`${columns} WHERE id = ?`).bind(id).first()
  return found && toRelease(v.parse(row, found))
}

const columns = `SELECT id, name, entries, created_at AS createdAt, at, published_at AS publishedAt, undone_at AS undoneAt, refused,
  author, author_name AS authorName FROM releases`

const toRelease = ({ author, authorName, entries, ...release }: v.InferOutput<typeof row>) => ({
  ...release,
  entries: entries.flatMap(({ type, id }): EntryPlace[] => (isType(type) ? [{ type, id }] : [])),
  author: toAuthor(author, authorName) ?? { id: author, name: authorName },
})

/**
 * Finds out why an entry of a release may not be published at `slug`, or why its publication may
 * not be undone (`slug` is then null). Resolves to null if there is no such reason.
 */
export type RefusalCheck = (key: EntryPlace, slug: string | null) => Promise<FieldErrors | null>

/**
 * Publishes the drafts of all entries of the release, or none of them. Entries without a draft are
 * skipped.
 */
export async function publishRelease(
  db: D1Database,
  release: Release,
  by: Omit<Publishing, 'expected'>,
  findRefusal: RefusalCheck,
): Promise<ContentOutcome<EntryChange[]>> {
  if (release.publishedAt) return failWith(409, { id: because(t => t.released) })
  const plans = await planRelease(db, release, by, findRefusal)
  if (!plans.ok) return plans
  if (plans.value.length === 0) return failWith(409, { entries: because(t => t.noDraft) })
  const done = db
    .prepare(
      'UPDATE releases SET published_at = ?2, at = NULL, refused = NULL, author = ?3, author_name = ?4 WHERE id = ?1',
    )
    .bind(release.id, by.now, by.author.id, by.author.name)
  return toOutcome(await runPlans(db, plans.value, [expectEntries(db, release), done]))
}

/** Why the release cannot be published now, by entry and field; empty if it can. */
export async function findReleaseObstacles(...args: Parameters<typeof planRelease>): Promise<FieldErrors> {
  const plans = await planRelease(...args)
  return plans.ok ? {} : plans.errors
}

function planRelease(
  db: D1Database,
  release: Release,
  by: Omit<Publishing, 'expected'>,
  findRefusal: RefusalCheck,
): Promise<ContentOutcome<PublishingPlan[]>> {
  const together = listEntryKeys(release)
  return planAll(release, async key => {
    const { draft } = await loadDraftAndPublished(db, key)
    const entry = await findEntry(db, key)
    if (!entry) return failWith(404, { id: because(t => t.noEntry) })
    if (!draft) return null
    const refusal = await findRefusal(key, draft.slug)
    if (refusal) return failWith(409, refusal)
    return planPublication(db, key, draft.data, { ...by, expected: entry.version }, together)
  })
}

/**
 * Restores what was public before the release, completely or not at all. Refused if one of its
 * entries was published again since then.
 */
export async function undoRelease(
  db: D1Database,
  release: Release,
  by: Omit<Publishing, 'expected'>,
  findRefusal: RefusalCheck,
): Promise<ContentOutcome<EntryChange[]>> {
  const { publishedAt } = release
  if (!publishedAt || release.undoneAt) return failWith(409, { id: because(t => t.notReleased) })
  const plans = await planAll(release, async key => {
    const [last] = await loadPublications(db, key)
    // The entry had no draft when the release was published.
    if (!last || last.since < publishedAt) return null
    if (last.since !== publishedAt || last.until !== null) return failWith(409, { id: because(t => t.publishedSince) })
    const entry = await findEntry(db, key)
    const refusal = await findRefusal(key, null)
    if (refusal) return failWith(409, refusal)
    return planUndo(db, key, { ...by, expected: entry?.version ?? 0 }, listEntryKeys(release))
  })
  if (!plans.ok) return plans
  const done = db.prepare('UPDATE releases SET undone_at = ?2 WHERE id = ?1').bind(release.id, by.now)
  return toOutcome(await runPlans(db, plans.value, [done]))
}

/** The statement that fails its batch if somebody has added or removed entries. */
const expectEntries = (db: D1Database, { id, entries }: Release) =>
  db.prepare('INSERT INTO expected_releases (id, entries) VALUES (?, ?)').bind(id, JSON.stringify(entries))

const toOutcome = (changes: EntryChange[] | null) =>
  changes ? succeedWith(changes) : failWith(412, { entries: because(t => t.releaseChanged) })

const listEntryKeys = ({ entries }: Release) => new Set(entries.map(({ type, id }) => `${type}:${id}`))

/** The plans for all entries, or the errors of all entries by entry and field. */
async function planAll(
  release: Release,
  plan: (key: EntryPlace) => Promise<ContentOutcome<PublishingPlan> | null>,
): Promise<ContentOutcome<PublishingPlan[]>> {
  const plans: PublishingPlan[] = []
  const failures: [string, ContentFailure][] = []
  for (const key of release.entries) {
    const planned = await plan(key)
    if (planned?.ok) plans.push(planned.value)
    else if (planned) failures.push([`${key.type}:${key.id}`, planned])
  }
  const [first] = failures
  if (!first) return succeedWith(plans)
  const errors = failures.flatMap(([name, failure]) =>
    Object.entries(failure.errors).map(([field, text]) => [`${name} ${field}`, text]),
  )
  return failWith(first[1].status, Object.fromEntries(errors))
}
