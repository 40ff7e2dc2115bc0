import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { DeskFailure } from '../failure.ts'
import { respondTable } from '../files.ts'
import { findMonthDays } from './months.ts'

/** The tables that can be downloaded for a month, and what their file names begin with. */
export const tables = { documents: 'documents', ledger: 'sales' } as const
export type Table = keyof typeof tables

export const isTable = (text: string): text is Table => Object.hasOwn(tables, text)

/** Responds with a table (CSV) for a month such as `2026-11`. */
export async function respondMonth(c: Context<AppEnv>, table: Table, month: string): Promise<Response> {
  const days = findMonthDays(month)
  if (!days) throw new DeskFailure(404)
  return respondTable(c, `${table}?${new URLSearchParams(days)}`, `${tables[table]}-${month}.csv`)
}
