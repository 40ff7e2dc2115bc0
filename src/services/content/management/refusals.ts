import type { Connector } from '../connectors/connector.ts'
import { sourceOf } from '../connectors/read-only.ts'
import type { Neighbours } from '../env.ts'
import type { FieldErrors } from '../lib/outcome.ts'
import { because } from '../lib/reasons/reason.ts'
import type { EntryPlace } from '../publishing/entry.ts'
import type { RefusalOf } from '../releases/release.ts'
import { isPageNeeded, loadEntryPages } from './pages.ts'

/**
 * What is refused of entries that are published together, as it is of one alone: those of a CMS,
 * and pages at a path that the shop does not show.
 */
export const refusalsBy =
  (db: D1Database, connector: Connector | null, storefront: Neighbours['storefront']): RefusalOf =>
  async ({ type, id }, slug) => {
    const source = await sourceOf(db, connector, id, type)
    if (source) return { id: because(t => t.editedIn(source.title)) }
    if (type !== 'page' || slug === null) return null
    const pages = await loadEntryPages(storefront, [{ type, slug }])
    const isShown = !pages || Object.keys(pages({ type, slug })).length > 0
    return isShown ? null : { id: because(t => t.noPage) }
  }

/** Why a page must not be unpublished or deleted: the law asks for it, or orders do. */
export async function pageNeeded(
  storefront: Neighbours['storefront'],
  { type, id }: EntryPlace,
): Promise<FieldErrors | null> {
  const isNeeded = type === 'page' && (await isPageNeeded(storefront, { type, slug: id }))
  return isNeeded ? { id: because(t => t.neededPage) } : null
}
