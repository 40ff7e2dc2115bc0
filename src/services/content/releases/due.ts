import type { EntryChange } from '../entries/change.ts'
import { because, errorsInEnglish } from '../lib/reasons/reason.ts'
import type { Author } from '../publishing/entry.ts'
import { summariseChanges } from '../publishing/entry-changes.ts'
import { loadReleases, publishRelease, type RefusalCheck } from './release.ts'

/**
 * Publishes the due releases, each completely or not at all, and returns the changes. If a release
 * cannot be published, the reason is stored and the schedule removed. Other failures are logged and
 * retried at the next run, and do not affect other releases.
 */
export async function publishDueReleases(
  db: D1Database,
  now: string,
  mayPublish: (author: Author) => Promise<boolean>,
  findRefusal: RefusalCheck,
): Promise<EntryChange[]> {
  const changes: EntryChange[] = []
  for (const release of await loadReleases(db, now)) {
    try {
      const isAllowed = await mayPublish(release.author)
      const outcome = isAllowed ? await publishRelease(db, release, { author: release.author, now }, findRefusal) : null
      if (outcome?.ok) changes.push(...outcome.value)
      else {
        const errors = outcome?.errors ?? { role: because(t => t.mayNotPublish(release.author.name)) }
        console.error(
          JSON.stringify({ event: 'release_refused', release: release.id, errors: errorsInEnglish(errors) }),
        )
        await db
          .prepare('UPDATE releases SET at = NULL, refused = ?2 WHERE id = ?1 AND published_at IS NULL')
          .bind(release.id, JSON.stringify({ at: release.at, errors }))
          .run()
      }
    } catch (error) {
      console.error(JSON.stringify({ event: 'release_failed', release: release.id, error: String(error) }))
    }
  }
  return summariseChanges(changes)
}
