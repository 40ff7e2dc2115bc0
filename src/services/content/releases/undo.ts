import type { EntryChange } from '../entries/change.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import type { EntryPlace } from '../publishing/entry.ts'
import { refuseOutdatedPublication } from '../publishing/expected.ts'
import {
  type Publishing,
  type PublishingPlan,
  planPublication,
  planUnpublishing,
  runPlans,
} from '../publishing/plan.ts'
import { loadPublications } from '../publishing/publications.ts'
import { findVersion } from '../publishing/versions.ts'

/**
 * Undoes the last publishing or unpublishing of an entry. The previous version becomes public
 * again, and the undone version becomes the draft. Undoing twice restores the original state.
 */
export async function undoPublication(
  db: D1Database,
  key: EntryPlace,
  by: Publishing,
): Promise<ContentOutcome<EntryChange[]>> {
  const plan = await planUndo(db, key, by)
  if (!plan.ok) return plan
  const changes = await runPlans(db, [plan.value])
  return changes ? succeedWith(changes) : refuseOutdatedPublication(db, key, by.expected)
}

/** Plans to undo an entry's last publication. `together` are the entries of the same batch. */
export async function planUndo(
  db: D1Database,
  key: EntryPlace,
  by: Publishing,
  together?: ReadonlySet<string>,
): Promise<ContentOutcome<PublishingPlan>> {
  const [last, before] = await loadPublications(db, key)
  if (!last) return failWith(409, { id: because(t => t.neverPublished) })
  const earlier = last.until === null ? (before?.until === last.since ? before : null) : last
  if (!earlier) return planUnpublishing(db, key, by, together)
  const data = await findVersion(db, key, earlier.version)
  if (!data) return failWith(409, { version: `${earlier.version} no longer exists` })
  return planPublication(db, key, JSON.stringify(data), { ...by, isRestored: true }, together)
}
