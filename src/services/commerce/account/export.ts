import type { CustomerRecord } from '../customers/storage.ts'
import type { Shop } from '../selection/session.ts'
import { type PersonalTable, personalTables, withOwn } from './personal-tables.ts'

type Row = Record<string, unknown>

/**
 * What the database has about a customer (0 for a guest) and an address that is shown to be theirs
 * (empty for none), by part.
 */
export async function storedAbout(db: D1Database, customer: number, email: string): Promise<Record<string, Row[]>> {
  const results = await db.batch<Row>(
    personalTables.map(({ table, where }) =>
      db.prepare(`${withOwn} SELECT ${table}.* FROM ${table} ${where}`).bind(customer, email),
    ),
  )
  return Object.fromEntries(
    personalTables.map((each, index) => [each.part, rowsOf(each, results[index]?.results ?? [])]),
  )
}

/**
 * All that is stored about a customer, by part, as a file for them. What only has their e-mail
 * address is in it when that is confirmed as theirs; `leftOut` says so otherwise.
 */
export async function exportOf(
  { db, session, now }: Shop,
  { customer, email, emailConfirmed, selection }: CustomerRecord,
) {
  return {
    made: now.toISOString(),
    customer: String(customer),
    emailConfirmed,
    leftOut: emailConfirmed
      ? []
      : ['newsletter', 'stockNotices', 'inquiries', 'mails', 'orders of guests', 'withdrawals of guests'],
    ...(await storedAbout(db, customer, emailConfirmed ? email : '')),
    bag: selection ? await session.load() : null,
  }
}

/** Columns that hold JSON. */
const structured = ['snapshot', 'consents', 'attributes', 'details', 'action', 'about']

const rowsOf = ({ without = [] }: PersonalTable, rows: Row[]) =>
  rows.map(row =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !without.includes(column))
        .map(([column, value]) => [
          column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
          structured.includes(column) && typeof value === 'string' ? JSON.parse(value) : value,
        ]),
    ),
  )
