import type { EntryChange } from '../entries/change.ts'
import type { Author } from '../publishing/entry.ts'
import { summarise } from '../publishing/entry-changes.ts'
import { loadReleases, publishRelease } from './release.ts'

/**
 * Publishes the releases that are due, each wholly or not at all, and returns the changes. One that
 * cannot be published is logged and not retried.
 */
export async function publishDueReleases(
  db: D1Database,
  now: string,
  mayPublish: (author: Author) => Promise<boolean>,
): Promise<EntryChange[]> {
  const changes: EntryChange[] = []
  for (const release of await loadReleases(db, now)) {
    const isAllowed = await mayPublish(release.author)
    const outcome = isAllowed ? await publishRelease(db, release, { author: release.author, now }) : null
    if (outcome?.ok) changes.push(...outcome.value)
    else {
      const errors = outcome?.errors ?? { role: `${release.author.name} may not publish any more` }
      console.error(JSON.stringify({ event: 'release_refused', release: release.id, errors }))
      await db.prepare('UPDATE releases SET at = NULL WHERE id = ?').bind(release.id).run()
    }
  }
  return summarise(changes)
}
