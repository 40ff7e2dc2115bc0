import type { Connector } from '../connectors/connector.ts'
import { sourceOf } from '../connectors/read-only.ts'
import type { Neighbours } from '../env.ts'
import { because } from '../lib/reasons/reason.ts'
import type { RefusalOf } from '../releases/release.ts'
import { loadPages } from './pages.ts'

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
    const pages = await loadPages(storefront, [{ type, slug }])
    const isShown = !pages || Object.keys(pages({ type, slug })).length > 0
    return isShown ? null : { id: because(t => t.noPage) }
  }
