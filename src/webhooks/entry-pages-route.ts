import { Hono } from 'hono'
import * as apiPaths from '#client/api-paths.ts'
import type { AppEnv } from '../env.ts'
import { hasOwnPage, isNeeded, pagesOfEntry } from './entry-pages.ts'

/** Most entries of one question. */
const maxEntries = 500

/**
 * `?entry={type}:{slug}`, repeated: the paths of the entries' own pages by language. The content
 * service asks, which does not know the shop's pages. `needed` are those that the shop cannot be
 * without, `own` those with a page of their own, to which links can lead.
 */
export const entryPages = new Hono<AppEnv>().get(apiPaths.entryPages, c => {
  if (c.env.CONTENT_URL) return c.json({ error: 'not found' }, 404)
  const entries = (c.req.queries('entry') ?? []).slice(0, maxEntries)
  const pages = entries.map(entry => {
    const [, type = '', slug = ''] = entry.match(/^(\w+):(.+)$/) ?? []
    return [entry, pagesOfEntry(type, slug)]
  })
  return c.json({ pages: Object.fromEntries(pages), needed: entries.filter(isNeeded), own: entries.filter(hasOwnPage) })
})
