import type { EntryChange } from '../entries/change.ts'
import { because, inEnglish } from '../lib/reasons/reason.ts'
import type { Author } from '../publishing/entry.ts'
import { summarise } from '../publishing/entry-changes.ts'
import { loadReleases, publishRelease, type RefusalOf } from './release.ts'

/**
 * Publishes the releases that are due, each wholly or not at all, and returns the changes. One that
 * cannot be published says why, and is not tried again; one that fails for another reason is, and
 * keeps no other waiting.
 */
export async function publishDueReleases(
  db: D1Database,
  now: string,
  mayPublish: (author: Author) => Promise<boolean>,
  refusalOf: RefusalOf,
): Promise<EntryChange[]> {
  const changes: EntryChange[] = []
  for (const release of await loadReleases(db, now)) {
    try {
      const isAllowed = await mayPublish(release.author)
      const outcome = isAllowed ? await publishRelease(db, release, { author: release.author, now }, refusalOf) : null
      if (outcome?.ok) changes.push(...outcome.value)
      else {
        const errors = outcome?.errors ?? { role: because(t => t.mayNotPublish(release.author.name)) }
        console.error(JSON.stringify({ event: 'release_refused', release: release.id, errors: inEnglish(errors) }))
        await db
          .prepare('UPDATE releases SET at = NULL, refused = ?2 WHERE id = ?1 AND published_at IS NULL')
          .bind(release.id, JSON.stringify({ at: release.at, errors }))
          .run()
      }
    } catch (error) {
      console.error(JSON.stringify({ event: 'release_failed', release: release.id, error: String(error) }))
    }
  }
  return summarise(changes)
}
