import type { Connector } from '../connectors/connector.ts'
import { findSource } from '../connectors/read-only.ts'
import type { NeighbourServices } from '../env.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import type { EntryPlace } from '../publishing/entry.ts'
import type { RefusalCheck } from '../releases/release.ts'
import { isPageNeeded, loadEntryPages } from './pages.ts'

/**
 * Creates a function that refuses entries of a release that could not be published individually
 * either: entries that are edited in a CMS, and pages at a path that the shop does not show.
 */
export const createRefusalCheck =
  (db: D1Database, connector: Connector | null, storefront: NeighbourServices['storefront']): RefusalCheck =>
  async ({ type, id }, slug) => {
    const source = await findSource(db, connector, id, type)
    if (source) return { id: because(t => t.editedIn(source.title)) }
    if (type !== 'page' || slug === null) return null
    const pages = await loadEntryPages(storefront, [{ type, slug }])
    const isShown = !pages || Object.keys(pages({ type, slug })).length > 0
    return isShown ? null : { id: because(t => t.noPage) }
  }

/** An error if the law or orders require a page, so that it must stay published; else null. */
export async function findPageNeed(
  storefront: NeighbourServices['storefront'],
  { type, id }: EntryPlace,
): Promise<FieldErrors | null> {
  const isNeeded = type === 'page' && (await isPageNeeded(storefront, { type, slug: id }))
  return isNeeded ? { id: because(t => t.neededPage) } : null
}
