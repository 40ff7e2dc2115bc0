import { Hono } from 'hono'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import { hasOwnPage, isNeeded, pagesOfEntry } from './entry-pages.ts'

/** At most this many entries in one request. */
const maxEntries = 500

/**
 * Tells the content service, which does not know the shop's pages, the paths of entries' pages in
 * each language. The query names each entry as `entry={type}:{slug}`. In the response, `needed`
 * lists the entries that the shop always needs, and `own` the entries that have a page of their
 * own.
 */
export const entryPageRoutes = new Hono<AppEnv>().get(apiPaths.entryPages, c => {
  if (c.env.CONTENT_URL) return c.json({ error: 'not found' }, 404)
  const entries = (c.req.queries('entry') ?? []).slice(0, maxEntries)
  const pages = entries.map(entry => {
    const [, type = '', slug = ''] = entry.match(/^(\w+):(.+)$/) ?? []
    return [entry, pagesOfEntry(type, slug)]
  })
  return c.json({ pages: Object.fromEntries(pages), needed: entries.filter(isNeeded), own: entries.filter(hasOwnPage) })
})
