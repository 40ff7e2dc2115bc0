import type { EntryChange } from '../entries/change.ts'
import { type ContentOutcome, type FieldErrors, failWith, succeedWith } from '../lib/outcome.ts'
import { because, errorsInEnglish } from '../lib/reasons/reason.ts'
import { type Author, type EntryPlace, loadDraftAndPublished, toAuthor } from './entry.ts'
import { summariseChanges } from './entry-changes.ts'
import {
  type Expected,
  expectVersion,
  refuseOutdatedChange,
  refuseOutdatedPublication,
  runIfExpected,
} from './expected.ts'
import {
  type Publishing,
  type PublishingPlan,
  planPublication,
  planUnpublishing,
  runPlans,
  unschedule,
} from './plan.ts'

/** Publishes the draft. Returns the changes; the caller must notify the shop. */
export async function publish(db: D1Database, key: EntryPlace, by: Publishing): Promise<ContentOutcome<EntryChange[]>> {
  const { draft, published } = await loadDraftAndPublished(db, key)
  if (!draft) return failWith(published ? 409 : 404, { id: because(t => (published ? t.noDraft : t.noEntry)) })
  return runPlan(db, await planPublication(db, key, draft.data, by), by)
}

/**
 * Unpublishes the entry; without a draft, the published version becomes its draft. Returns the
 * changes; the caller must notify the shop.
 */
export const unpublish = async (
  db: D1Database,
  key: EntryPlace,
  by: Publishing,
): Promise<ContentOutcome<EntryChange[]>> => runPlan(db, await planUnpublishing(db, key, by), by)

async function runPlan(
  db: D1Database,
  plan: ContentOutcome<PublishingPlan>,
  { expected }: Publishing,
): Promise<ContentOutcome<EntryChange[]>> {
  if (!plan.ok) return plan
  const changes = await runPlans(db, [plan.value])
  return changes ? succeedWith(changes) : refuseOutdatedPublication(db, plan.value.key, expected)
}

/**
 * Schedules the draft's publication. A new schedule replaces an earlier one; publishing the entry
 * removes it.
 */
export async function schedulePublication(
  db: D1Database,
  key: EntryPlace,
  at: string,
  author: Author,
  expected: Expected,
): Promise<ContentOutcome<object>> {
  const { draft } = await loadDraftAndPublished(db, key)
  if (!draft) return failWith(409, { id: because(t => t.noDraft) })
  const done = await runIfExpected(db, [
    ...expectVersion(db, key, expected),
    db
      .prepare(
        `INSERT INTO schedule (type, id, at, author, author_name) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET at = excluded.at, author = excluded.author, author_name = excluded.author_name`,
      )
      .bind(key.type, key.id, at, author.id, author.name),
  ])
  if (!done) return refuseOutdatedChange(db, key)
  return succeedWith({ ...key, status: 'scheduled' as const, at })
}

/** Cancels the scheduled publication of a draft, and keeps the draft. */
export async function cancelSchedule(db: D1Database, key: EntryPlace) {
  const { meta } = await unschedule(db, key).run()
  return meta.changes > 0
    ? succeedWith({ ...key, status: 'draft' as const })
    : failWith(409, { id: because(t => t.notScheduled) })
}

/** The author of schedules that an earlier version of the service stored without an author. */
const unknownAuthor: Author = { id: 'operator', name: 'CONTENT_TOKEN' }

/**
 * Publishes up to 50 due drafts and returns the changes. If a draft is invalid, or its author may
 * no longer publish, the reason is stored and the schedule removed. Other failures are logged and
 * retried at the next run, and do not affect other drafts.
 */
export async function publishDueDrafts(
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
    .all<EntryPlace & { author: string | null; name: string | null }>()
  const changes: EntryChange[] = []
  for (const { type, id, ...scheduled } of results) {
    const key = { type, id }
    const author = toAuthor(scheduled.author, scheduled.name) ?? unknownAuthor
    try {
      const published = (await mayPublish(author))
        ? await publish(db, key, { author, now, expected: 'any' })
        : failWith(409, { role: because(t => t.mayNotPublish(author.name)) })
      if (published.ok) changes.push(...published.value)
      else {
        console.error(JSON.stringify({ event: 'schedule_refused', ...key, errors: errorsInEnglish(published.errors) }))
        await db.batch([storeRefusal(db, key, published.errors), unschedule(db, key)])
      }
    } catch (error) {
      console.error(JSON.stringify({ event: 'schedule_failed', ...key, error: String(error) }))
    }
  }
  return summariseChanges(changes)
}

const storeRefusal = (db: D1Database, { type, id }: EntryPlace, errors: FieldErrors) =>
  db
    .prepare(
      `INSERT INTO refused_schedules (type, id, at, errors) SELECT type, id, at, ?3 FROM schedule WHERE type = ?1 AND id = ?2
       ON CONFLICT DO UPDATE SET at = excluded.at, errors = excluded.errors`,
    )
    .bind(type, id, JSON.stringify(errors))
