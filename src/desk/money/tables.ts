import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { callManagement } from '../../shared/edge/management.ts'
import { DeskFailure } from '../failure.ts'
import { findMonthDays } from './months.ts'

/** The tables of a month, and the names of their files. */
export const tables = { documents: 'documents', ledger: 'sales' } as const
export type Table = keyof typeof tables

export const isTable = (text: string): text is Table => Object.hasOwn(tables, text)

/** Responds with a table (CSV) of a month such as `2026-11`. */
export async function respondTable(c: Context<AppEnv>, table: Table, month: string) {
  const days = findMonthDays(month)
  if (!days) throw new DeskFailure(404)
  const pages: string[] = []
  let path: string | null = `${table}?${new URLSearchParams(days)}`
  while (path !== null) {
    const headers = { Accept: 'text/csv', 'Accept-Language': c.var.language.locale }
    const response = await callManagement(c, c.var.operator, { method: 'GET', path, headers })
    if (!response.ok) throw new DeskFailure(response.status >= 500 ? 503 : response.status === 403 ? 403 : 404)
    pages.push(await response.text())
    path = findNextPath(response.headers.get('Link'))
  }
  return c.body(joinTables(pages), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${tables[table]}-${month}.csv"`,
  })
}

/**
 * Finds the path of the next page in a `Link` header, below the management interface; null on the
 * last page.
 */
export const findNextPath = (link: string | null): string | null =>
  /^<[^>]*\/management\/([^>]+)>; rel="next"$/.exec(link ?? '')?.[1] ?? null

/**
 * Joins the pages of a table into one, with one row of column names, and with the byte order mark
 * that spreadsheets need and that `Response.text` removes.
 */
export const joinTables = (pages: string[]): string =>
  `\ufeff${pages.map((page, index) => (index === 0 ? page : page.slice(page.indexOf('\r\n') + 2))).join('')}`
