import { mailSubjectSql } from './anonymise.ts'

/*
 * The `+` before a column in this SQL removes the column's type from the value. With the type,
 * SQLite would not use an index on an expression to find the value.
 */

/** A table with personal data, and which of its rows and columns go into a customer's data file. */
export interface PersonalTable {
  /** The name under which the file lists the rows. */
  part: string
  table: string
  /** The end of the SQL query, after `withOwnRows` and `SELECT <table>.* FROM <table>`. */
  where: string
  /** Columns that the file omits: secrets, and values that only the program uses. Default: none. */
  without?: string[]
}

/**
 * The beginning of each query. `?1` is the customer, and `?2` the customer's e-mail address if it
 * is confirmed, else empty. `own` has the customer's orders, and `paid` all of the customer's
 * payments, with or without an order.
 */
export const withOwnRows = `WITH own AS (
    SELECT reference, number, payment FROM orders WHERE snapshot ->> 'customer' = ?1
    UNION SELECT reference, number, payment FROM orders
      WHERE ?2 <> '' AND email = ?2 COLLATE NOCASE AND snapshot ->> 'customer' IS NULL
  ),
  paid AS (
    SELECT reference, selection FROM payments WHERE snapshot ->> 'customer' = ?1
    UNION SELECT reference, selection FROM payments WHERE reference IN (SELECT payment FROM own)
    UNION SELECT reference, selection FROM payments WHERE ?2 <> '' AND status <> 'completed'
      AND snapshot ->> 'email' = ?2 COLLATE NOCASE AND snapshot ->> 'customer' IS NULL
  )`

const ofOrder = 'WHERE order_reference IN (SELECT reference FROM own)'
const ofCustomer = 'WHERE customer = ?1'
const byEmail = `WHERE ?2 <> '' AND email = ?2 COLLATE NOCASE`
const ofBag = 'WHERE selection IN (SELECT selection FROM paid)'

/**
 * All tables with personal data, and the condition for a person's rows. Rows that have an e-mail
 * address but no customer belong to the customer whose confirmed address it is.
 */
export const personalTables: PersonalTable[] = [
  { part: 'profile', table: 'customers', where: ofCustomer, without: ['password', 'selection'] },
  { part: 'addresses', table: 'addresses', where: ofCustomer },
  { part: 'logins', table: 'sessions', where: ofCustomer, without: ['token', 'session'] },
  { part: 'passkeys', table: 'customer_passkeys', where: ofCustomer, without: ['public_key', 'counter'] },
  { part: 'stripeCustomer', table: 'stripe_customers', where: ofCustomer, without: ['erase'] },
  { part: 'passwordLinks', table: 'password_resets', where: ofCustomer, without: ['reference'] },
  { part: 'passwordRequests', table: 'reset_requests', where: byEmail },
  { part: 'emailChanges', table: 'email_changes', where: ofCustomer, without: ['reference'] },
  { part: 'favorites', table: 'wishes', where: ofCustomer },
  { part: 'orders', table: 'orders', where: 'WHERE reference IN (SELECT reference FROM own) ORDER BY number' },
  { part: 'orderWords', table: 'order_words', where: 'WHERE number IN (SELECT number FROM own)' },
  {
    part: 'operatorChanges',
    table: 'audit',
    where: `WHERE subject IN (SELECT 'order ' || number FROM own)`,
    // These columns are about the person who made the change for the shop.
    without: ['actor', 'name', 'roles', 'way', 'key', 'digest'],
  },
  { part: 'orderLines', table: 'order_lines', where: ofOrder },
  { part: 'orderHistory', table: 'order_changes', where: ofOrder },
  {
    part: 'payments',
    table: 'payments',
    where: 'WHERE reference IN (SELECT reference FROM paid) ORDER BY created',
    without: ['session', 'erase'],
  },
  { part: 'reservedGoods', table: 'reservations', where: ofBag },
  { part: 'reservedVouchers', table: 'voucher_reservations', where: ofBag },
  { part: 'vouchers', table: 'voucher_uses', where: ofOrder },
  { part: 'parcels', table: 'shipments', where: ofOrder },
  {
    part: 'parcelLines',
    table: 'shipment_lines',
    where: `WHERE shipment IN (SELECT shipment FROM shipments ${ofOrder})`,
  },
  { part: 'returnedLines', table: 'returned_lines', where: ofOrder },
  { part: 'refunds', table: 'refunds', where: ofOrder },
  { part: 'refundLines', table: 'refund_lines', where: `WHERE refund IN (SELECT reference FROM refunds ${ofOrder})` },
  { part: 'documents', table: 'documents', where: ofOrder },
  { part: 'ledger', table: 'ledger', where: `WHERE document IN (SELECT number FROM documents ${ofOrder})` },
  {
    part: 'withdrawals',
    table: 'withdrawals',
    where: `WHERE withdrawal IN (SELECT withdrawal FROM withdrawals ${ofOrder}
      UNION SELECT withdrawal FROM withdrawals ${byEmail})`,
  },
  { part: 'withdrawnLines', table: 'withdrawal_lines', where: ofOrder },
  { part: 'newsletter', table: 'newsletter_subscriptions', where: byEmail, without: ['reference'] },
  { part: 'stockNotices', table: 'stock_requests', where: byEmail },
  {
    part: 'mails',
    table: 'outbox',
    where: `WHERE id IN (SELECT id FROM outbox WHERE ?2 <> '' AND recipient = ?2 COLLATE NOCASE
      UNION SELECT mail.id FROM own CROSS JOIN outbox mail ON ${mailSubjectSql} = +own.reference)`,
    // `about` is omitted because some kinds of mails store the secret reference of a link there.
    without: ['about', 'event', 'claimed_until', 'erase'],
  },
  {
    part: 'inquiries',
    table: 'outbox',
    where: `WHERE ?2 <> '' AND kind = 'inquiry' AND about ->> 'email' = ?2 COLLATE NOCASE`,
    without: ['recipient', 'event', 'claimed_until', 'erase'],
  },
]
