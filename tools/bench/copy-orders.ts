import { DatabaseSync } from 'node:sqlite'

/** The columns whose value in a copy differs from the original: SQL expressions with `copies.n`. */
type Changed = Record<string, string>

/** The tables that contain an order's rows. Rows are inserted after the rows that they refer to. */
const tables = (original: number, parcel: string): [table: string, where: string, changed: Changed][] => {
  const orders = `(SELECT reference FROM orders WHERE number = ${original})`
  const ofOrder = `order_reference = ${orders}`
  const reference = `'copy' || copies.n`
  const number = `${original} + copies.n`
  // Copies are spread over the two years before the original.
  const earlier = (column: string) =>
    `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || (copies.n * 7 % 17520) || ' hours')`
  return [
    [
      'payments',
      `reference = (SELECT payment FROM orders WHERE number = ${original})`,
      { reference, selection: reference, created: earlier('created') },
    ],
    [
      'orders',
      `number = ${original}`,
      { reference, number, payment: reference, selection: reference, created: earlier('created') },
    ],
    ['order_lines', ofOrder, { order_reference: reference }],
    ['order_changes', ofOrder, { order_reference: reference }],
    ['order_words', `number = ${original}`, { number }],
    ['shipments', ofOrder, { order_reference: reference, shipment: `${parcel} + copies.n` }],
    [
      'shipment_lines',
      `shipment IN (SELECT shipment FROM shipments WHERE ${ofOrder})`,
      { shipment: `${parcel} + copies.n` },
    ],
    ['refunds', ofOrder, { order_reference: reference, reference: `'refund' || copies.n` }],
    [
      'documents',
      `kind = 'receipt' AND ${ofOrder}`,
      { order_reference: reference, number: `1000000 + copies.n`, issued: earlier('issued') },
    ],
    [
      'ledger',
      `kind = 'receipt' AND order_number = ${original}`,
      { document: `1000000 + copies.n`, order_number: number, day: `date(day, '-' || (copies.n % 730) || ' days')` },
    ],
    ['outbox', `sent IS NOT NULL AND about = ${orders}`, { id: `1000000 + copies.n`, about: reference, event: 'NULL' }],
    [
      'audit',
      `subject = 'order ${original}' AND id = (SELECT MAX(id) FROM audit WHERE subject = 'order ${original}')`,
      {
        id: `1000000 + copies.n`,
        subject: `'order ' || (${number})`,
        key: 'NULL',
      },
    ],
  ]
}

/** Names of the tables that contain an order and everything that belongs to it. */
export const orderTables = tables(0, '').map(([table]) => table)

/**
 * Creates SQL that copies a sent order, with everything that belongs to it. The copies get the
 * numbers from `original + first` to `original + last`. `listColumns` lists the columns of a table,
 * and `lastParcel` is the highest parcel number that is in use before the first copies.
 * Run the statements in one transaction that checks foreign keys at its end.
 */
export const createCopies = (
  original: number,
  [first, last]: [first: number, last: number],
  { listColumns, lastParcel }: { listColumns: (table: string) => string[]; lastParcel: number },
): string[] =>
  tables(original, String(lastParcel)).map(([table, where, changed]) => {
    const columns = listColumns(table)
    const values = columns.map(column => changed[column] ?? `"${column}"`)
    return `WITH RECURSIVE copies (n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM copies WHERE n < ${last})
      INSERT INTO ${table} (${columns.map(column => `"${column}"`).join()})
      SELECT ${values.join()} FROM copies, (SELECT * FROM ${table} WHERE ${where})`
  })

/** Copies a sent order in a commerce database on disk, whose shop must not be running. */
export function copyOrder(file: string, original: number, count: number) {
  const db = new DatabaseSync(file)
  try {
    const listColumns = (table: string) =>
      db
        .prepare(`SELECT name FROM pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name))
    const lastParcel = Number(db.prepare('SELECT COALESCE(MAX(shipment), 0) AS n FROM shipments').get()?.n)
    const copies = createCopies(original, [1, count], { listColumns, lastParcel })
    db.exec(`BEGIN; PRAGMA defer_foreign_keys = on; ${copies.join(';')}; COMMIT; ANALYZE`)
  } finally {
    db.close()
  }
}
