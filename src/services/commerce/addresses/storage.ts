import type { AddressInput } from './fields.ts'

/** A saved address of a customer. */
export type StoredAddress = AddressInput & {
  /** The id: 128 random bits. */
  address: string
}

/** Maximum number of addresses of a customer. */
export const maxAddresses = 20

/** The column of each field. `listValues` has the same order. */
const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  company: 'company',
  vatNumber: 'vat_number',
  address1: 'address1',
  address2: 'address2',
  zipCode: 'zip_code',
  city: 'city',
  state: 'state',
  country: 'country',
  phoneNumber: 'phone_number',
} as const
const names = Object.values(columns)
const listValues = (input: AddressInput) => [
  input.firstName,
  input.lastName,
  input.company,
  input.vatNumber,
  input.address1,
  input.address2,
  input.zipCode,
  input.city,
  input.state,
  input.country,
  input.phoneNumber,
]

type Row = Omit<StoredAddress, 'isDelivery' | 'isInvoice'> & { isDelivery: number; isInvoice: number }

const parseRow = (row: Row): StoredAddress => ({
  ...row,
  isDelivery: row.isDelivery === 1,
  isInvoice: row.isInvoice === 1,
})

const select = (db: D1Database, customer: number) =>
  db
    .prepare(
      `SELECT address, ${Object.entries(columns)
        .map(([field, column]) => `${column} AS ${field}`)
        .join(', ')}, delivery AS isDelivery, invoice AS isInvoice
       FROM addresses WHERE customer = ? ORDER BY delivery DESC, created, address`,
    )
    .bind(customer)

/** Loads a customer's addresses, the default for deliveries first. */
export async function loadAddresses(db: D1Database, customer: number): Promise<StoredAddress[]> {
  const { results } = await select(db, customer).all<Row>()
  return results.map(parseRow)
}

/**
 * Adds or replaces an address, and returns all of the customer's addresses. A new address is not
 * saved if the customer has `maxAddresses` already.
 */
export function saveAddress(db: D1Database, customer: number, { address, ...input }: StoredAddress, now: Date) {
  const { isDelivery, isInvoice } = input
  const clear = (kind: 'delivery' | 'invoice') =>
    db
      .prepare(`UPDATE addresses SET ${kind} = 0 WHERE customer = ?1 AND address <> ?2 AND ${isOwn}`)
      .bind(customer, address)
  const set = (kind: 'delivery' | 'invoice', value: boolean) =>
    db
      .prepare(`UPDATE addresses SET ${kind} = ? WHERE customer = ? AND address = ?`)
      .bind(Number(value), customer, address)
  return changeAndLoad(db, customer, [
    db
      .prepare(
        `INSERT INTO addresses (address, customer, ${names.join(', ')}, created)
         SELECT ?, ?, ${names.map(() => '?').join(', ')}, ?
         WHERE (SELECT COUNT(*) FROM addresses WHERE customer = ?) < ${maxAddresses}
           OR EXISTS (SELECT 1 FROM addresses WHERE customer = ? AND address = ?)
         ON CONFLICT DO UPDATE SET ${names.map(name => `${name} = excluded.${name}`).join(', ')}
           WHERE customer = excluded.customer`,
      )
      .bind(address, customer, ...listValues(input), now.toISOString(), customer, customer, address),
    ...(isDelivery ? [clear('delivery'), set('delivery', true)] : []),
    ...(isInvoice ? [clear('invoice')] : []),
    set('invoice', isInvoice),
  ])
}

/** SQL condition that the address is saved and belongs to the customer. */
const isOwn = 'EXISTS (SELECT 1 FROM addresses WHERE customer = ?1 AND address = ?2)'

/** Deletes an address and returns the others. */
export const deleteAddress = (db: D1Database, customer: number, address: string) =>
  changeAndLoad(db, customer, [
    db.prepare('DELETE FROM addresses WHERE customer = ? AND address = ?').bind(customer, address),
  ])

const shared = ['address1', 'address2', 'zip_code', 'city', 'state', 'country']

/**
 * Makes the changes and returns all addresses, in one batch. If no address is the default for
 * deliveries, the oldest becomes the default. The default is also copied to the row in `customers`.
 */
async function changeAndLoad(
  db: D1Database,
  customer: number,
  changes: D1PreparedStatement[],
): Promise<StoredAddress[]> {
  const hasDefault = 'EXISTS (SELECT 1 FROM addresses WHERE customer = ?1 AND delivery = 1)'
  const results = await db.batch<Row>([
    ...changes,
    db
      .prepare(
        `UPDATE addresses SET delivery = 1 WHERE NOT ${hasDefault}
           AND address = (SELECT address FROM addresses WHERE customer = ?1 ORDER BY created, address LIMIT 1)`,
      )
      .bind(customer),
    db
      .prepare(
        `UPDATE customers SET (${shared.join(', ')}) =
           (SELECT ${shared.join(', ')} FROM addresses WHERE customer = ?1 AND delivery = 1)
         WHERE customer = ?1 AND ${hasDefault}`,
      )
      .bind(customer),
    db
      .prepare(
        `UPDATE customers SET ${shared.map(column => `${column} = ''`).join(', ')} WHERE customer = ?1 AND NOT ${hasDefault}`,
      )
      .bind(customer),
    select(db, customer),
  ])
  return (results.at(-1)?.results ?? []).map(parseRow)
}
