import type { Consent } from '../lib/fields.ts'
import type { LanguageCode } from '../lib/languages.ts'
import { parseStoredJson } from '../lib/stored-json.ts'
import type { MailKind } from '../mail/outbox.ts'
import type { Attributes } from './extras.ts'

/** A registered customer. The address is the default for deliveries. */
export interface CustomerRecord {
  customer: number
  email: string
  firstName: string
  lastName: string
  address1: string
  address2: string
  zipCode: string
  city: string
  state: string
  country: string
  phoneNumber: string
  language: string | null
  /**
   * Whether the customer wants the newsletter. It is only sent after a link in a mail has confirmed
   * the subscription.
   */
  newsletter: boolean
  gender: string
  consents: Consent[]
  customAttributes: Attributes
  /** Whether a link in a mail has confirmed that the e-mail address is the customer's. */
  emailConfirmed: boolean
  /** The password's hash with its parameters. It never leaves the service. */
  password: string
  /** The id of the Durable Object with the customer's bag; null before the first login. */
  selection: string | null
}

/** The column of each field that customers may change. */
const detailColumns = {
  email: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  address1: 'address1',
  address2: 'address2',
  zipCode: 'zip_code',
  city: 'city',
  state: 'state',
  country: 'country',
  phoneNumber: 'phone_number',
  language: 'language',
  newsletter: 'newsletter',
  gender: 'gender',
  consents: 'consents',
  customAttributes: 'attributes',
} as const

export type CustomerDetails = Pick<CustomerRecord, keyof typeof detailColumns>

/** The columns of a SELECT from `customers` that `parseCustomer` reads. */
export const customerColumns = `customers.customer, ${Object.entries(detailColumns)
  .map(([field, column]) => `customers.${column} AS ${field}`)
  .join(', ')}, customers.email_confirmed IS NOT NULL AS emailConfirmed, customers.password, customers.selection`

export type CustomerRow = Omit<CustomerRecord, 'newsletter' | 'emailConfirmed' | 'consents' | 'customAttributes'> & {
  newsletter: number
  emailConfirmed: number
  consents: string
  customAttributes: string
}

export const parseCustomer = (row: CustomerRow): CustomerRecord => ({
  ...row,
  newsletter: row.newsletter === 1,
  emailConfirmed: row.emailConfirmed === 1,
  consents: parseStoredJson(row.consents),
  customAttributes: parseStoredJson(row.customAttributes),
})

/** Finds a customer by e-mail address, ignoring case. */
export async function findCustomer(db: D1Database, email: string): Promise<CustomerRecord | null> {
  const row = await db
    .prepare(`SELECT ${customerColumns} FROM customers WHERE email = ?`)
    .bind(email)
    .first<CustomerRow>()
  return row && parseCustomer(row)
}

/**
 * Stores a customer and the welcome mail, and returns the customer and the mail's id. Returns null
 * if an account with this e-mail address exists, even one that a parallel request just created.
 */
export async function insertCustomer(
  db: D1Database,
  details: Partial<CustomerDetails> & Pick<CustomerDetails, 'email' | 'firstName' | 'lastName'>,
  password: string,
  language: LanguageCode,
): Promise<{ customer: CustomerRecord; mail: number } | null> {
  const { columns, values } = listAssignments(details)
  const insert = db
    .prepare(
      // A customer's number is never used again, not even after the newest customer is deleted.
      `INSERT INTO customers (customer, ${[...columns, 'password'].join(', ')})
       SELECT 1 + MAX(last_customer.customer, COALESCE((SELECT MAX(customer) FROM customers), 0)),
         ${[...columns, ''].map(() => '?').join(', ')} FROM last_customer WHERE true
       ON CONFLICT DO NOTHING RETURNING ${customerColumns.replaceAll('customers.', '')}`,
    )
    .bind(...values, password)
  const [inserted, written] = await db.batch<CustomerRow & { id: number }>([
    insert,
    prepareAccountMail(db, 'welcome', { email: details.email, password, language }),
  ])
  const [row, mail] = [inserted?.results[0], written?.results[0]]
  return row && mail ? { customer: parseCustomer(row), mail: mail.id } : null
}

/**
 * The statement that writes a mail to a customer, if the account has this password hash. Hashes are
 * unique because of their salt, so the mail is written only if an earlier statement of the same
 * batch stored this hash.
 */
export const prepareAccountMail = (
  db: D1Database,
  kind: MailKind,
  { email, password, language }: Pick<CustomerRecord, 'email' | 'password'> & { language: LanguageCode },
) =>
  db
    .prepare(
      `INSERT INTO outbox (kind, recipient, about, created)
       SELECT ?, email, ?, ? FROM customers WHERE email = ? AND password = ? RETURNING id`,
    )
    .bind(kind, JSON.stringify({ language }), new Date().toISOString(), email, password)

/** Records that the customer followed a mailed link, which proves that the address is theirs. */
export const confirmEmail = (db: D1Database, { customer, email }: CustomerRecord) =>
  db
    .prepare('UPDATE customers SET email_confirmed = ? WHERE customer = ? AND email = ? AND email_confirmed IS NULL')
    .bind(new Date().toISOString(), customer, email)
    .run()

/** Changes a customer's details, except for the e-mail address (see `email-changes.ts`). */
export async function updateCustomer(
  db: D1Database,
  customer: CustomerRecord,
  details: Partial<Omit<CustomerDetails, 'email'>>,
): Promise<CustomerRecord> {
  const { columns, values } = listAssignments(details)
  if (columns.length === 0) return customer
  const row = await db
    .prepare(
      `UPDATE customers SET ${columns.map(column => `${column} = ?`).join(', ')} WHERE customer = ?
       RETURNING ${customerColumns.replaceAll('customers.', '')}`,
    )
    .bind(...values, customer.customer)
    .first<CustomerRow>()
  return row ? parseCustomer(row) : customer
}

function listAssignments(details: Partial<CustomerDetails>) {
  const assigned = Object.entries(detailColumns).flatMap(([field, column]) => {
    const value = new Map<string, unknown>(Object.entries(details)).get(field)
    return value === undefined ? [] : [[column, toColumnValue(value)] as const]
  })
  return { columns: assigned.map(([column]) => column), values: assigned.map(([, value]) => value) }
}

const toColumnValue = (value: unknown) =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'object' && value !== null
      ? JSON.stringify(value)
      : value

/**
 * A customer in the wire's format. Custom attributes become fields, too, but never replace another
 * field of the same name.
 */
export const customerView = ({
  customer,
  password: _,
  selection: _selection,
  customAttributes,
  ...rest
}: CustomerRecord) => ({
  ...customAttributes,
  ...rest,
  customer: String(customer),
})

/** The field `loggedIn` of responses. */
export const loggedInView = (customer: CustomerRecord) => ({ loggedIn: customerView(customer) })
