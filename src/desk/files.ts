import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { callManagement } from '../shared/edge/management.ts'
import { toFailure } from './failure.ts'

/** Requests a PDF document from commerce, and passes on the redirect with which it responds. */
export async function passRedirect(c: Context<AppEnv>, path: string): Promise<Response> {
  const response = await callManagement(c, c.var.operator, { method: 'GET', path })
  const location = response.headers.get('Location')
  if (location) return c.redirect(location, 303)
  throw toFailure(response.status)
}

/** Passes on commerce's response for a table (CSV), or for one page of it. */
export async function passTable(c: Context<AppEnv>, path: string): Promise<Response> {
  const headers = { Accept: 'text/csv', 'Accept-Language': c.var.language.locale }
  const response = await callManagement(c, c.var.operator, { method: 'GET', path, headers })
  if (!response.ok) throw toFailure(response.status)
  return response
}

/** Reads all pages of a table (CSV) from commerce, and responds with them as one file. */
export async function respondTable(c: Context<AppEnv>, path: string, fileName: string): Promise<Response> {
  const pages: string[] = []
  for (let next: string | null = path; next !== null; ) {
    const response = await passTable(c, next)
    pages.push(await response.text())
    next = findNextPath(response.headers.get('Link'))
  }
  return c.body(joinTables(pages), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
  })
}

/**
 * Finds the path of the next page in a `Link` header, relative to the management interface. Null on
 * the last page.
 */
export const findNextPath = (link: string | null): string | null =>
  /^<[^>]*\/management\/([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? null

/**
 * Joins the pages of a table into one, with one row of column names, and with the byte order mark
 * that spreadsheets need and that `Response.text` removes.
 */
export const joinTables = (pages: string[]): string =>
  `\ufeff${pages.map((page, index) => (index === 0 ? page : page.slice(page.indexOf('\r\n') + 2))).join('')}`
