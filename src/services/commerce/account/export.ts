import type { CustomerRecord } from '../customers/storage.ts'
import type { Shop } from '../selection/session.ts'
import { type PersonalTable, personalTables, withOwnRows } from './personal-tables.ts'

type Row = Record<string, unknown>

/**
 * Loads all rows about a person, grouped by `part` of `personalTables`. `customer` is 0 for a
 * guest. `email` is an address that is confirmed as the person's, or empty.
 */
export async function loadPersonalData(
  db: D1Database,
  customer: number,
  email: string,
): Promise<Record<string, Row[]>> {
  const results = await db.batch<Row>(
    personalTables.map(({ table, where }) =>
      db.prepare(`${withOwnRows} SELECT ${table}.* FROM ${table} ${where}`).bind(customer, email),
    ),
  )
  return Object.fromEntries(
    personalTables.map((personalTable, index) => [
      personalTable.part,
      exportRows(personalTable, results[index]?.results ?? []),
    ]),
  )
}

/**
 * Exports all data about a customer, grouped by `part` of `personalTables`. Some rows have the
 * e-mail address but no customer. They are included only if the address is confirmed as the
 * customer's; otherwise `leftOut` lists what is missing.
 */
export async function exportCustomer(
  { db, session, now }: Shop,
  { customer, email, emailConfirmed, selection }: CustomerRecord,
) {
  const data = await loadPersonalData(db, customer, emailConfirmed ? email : '')
  // Notes are for operators only. If a customer asks for them, the operators decide what to send.
  const orderHistory = (data.orderHistory ?? []).filter(({ change }) => change !== 'note')
  const hasNotes = orderHistory.length !== data.orderHistory?.length
  return {
    made: now.toISOString(),
    customer: String(customer),
    emailConfirmed,
    leftOut: [
      ...(emailConfirmed
        ? []
        : ['newsletter', 'stockNotices', 'inquiries', 'mails', 'orders of guests', 'withdrawals of guests']),
      ...(hasNotes ? ['notes of operators'] : []),
    ],
    ...data,
    orderHistory,
    bag: selection ? await session.load() : null,
  }
}

/** Columns whose text is JSON, which is exported as values. */
const jsonColumns = ['snapshot', 'delivery_address', 'consents', 'attributes', 'details', 'action', 'about']

const exportRows = ({ without = [] }: PersonalTable, rows: Row[]) =>
  rows.map(row =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => !without.includes(column))
        .map(([column, value]) => [
          column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
          jsonColumns.includes(column) && typeof value === 'string' ? JSON.parse(value) : value,
        ]),
    ),
  )
