import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { LanguageCode } from '../../lib/languages.ts'
import { fail, type Outcome, succeed } from '../../lib/outcome.ts'
import { type CustomerRecord, type CustomerRow, customerColumns, parseCustomer } from '../storage.ts'
import { redeemChallenge, storeChallenge } from './challenges.ts'

// The library is loaded only when needed, because other requests do not use its 90 KB of code.
const loadLibrary = () => import('@simplewebauthn/server')

const base64url = { alphabet: 'base64url', omitPadding: true } as const

/** Maximum number of passkeys of one customer. */
const maxPasskeys = 20

/**
 * The site to which passkeys belong: the request's host. It must be a host name, because
 * authenticators do not accept IP addresses.
 */
const getSite = ({ url }: Request) => ({ expectedRPID: new URL(url).hostname, expectedOrigin: new URL(url).origin })

/** A passkey as its customer sees it. Times are ISO times in UTC. */
export interface Passkey {
  passkey: string
  device: string
  created: string
  /** Null if it was never used. */
  used: string | null
}

/** Lists a customer's passkeys, the newest first. */
export async function listCustomerPasskeys(db: D1Database, { customer }: CustomerRecord): Promise<Passkey[]> {
  const { results } = await db
    .prepare(
      `SELECT passkey, device, created, used FROM customer_passkeys WHERE customer = ?
       ORDER BY created DESC, passkey`,
    )
    .bind(customer)
    .all<Passkey>()
  return results
}

/** The options with which a browser creates a passkey for a customer. */
export async function createCustomerPasskeyOptions(
  db: D1Database,
  request: Request,
  customer: CustomerRecord,
  shop: string,
) {
  const { generateRegistrationOptions } = await loadLibrary()
  const { email, firstName, lastName } = customer
  const existing = await listCustomerPasskeys(db, customer)
  const options = await generateRegistrationOptions({
    rpName: shop,
    rpID: getSite(request).expectedRPID,
    userName: email,
    userDisplayName: `${firstName} ${lastName}`.trim() || email,
    excludeCredentials: existing.map(({ passkey }) => ({ id: passkey })),
    // The passkey must identify the customer, because nothing is typed at login.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  await storeChallenge(db, options.challenge, customer.customer)
  return options
}

/**
 * Stores a passkey that a browser has created, and queues a mail about it. Fails with 406 if the
 * response is invalid, and with 409 if the passkey exists already or there are too many.
 */
export async function addCustomerPasskey(
  db: D1Database,
  request: Request,
  customer: CustomerRecord,
  { response, device, language }: { response: RegistrationResponseJSON; device: string; language: LanguageCode },
): Promise<Outcome<null>> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const expectedChallenge = (challenge: string) => redeemChallenge(db, challenge, customer.customer)
  const verified = await tryToVerify(() =>
    verifyRegistrationResponse({
      ...{ response, expectedChallenge, ...getSite(request) },
      requireUserVerification: false,
    }),
  )
  if (!verified?.registrationInfo) return fail(406, { passkey: 'not valid' })
  const { credential } = verified.registrationInfo
  const created = new Date().toISOString()
  const [added, written] = await db.batch<{ id: number }>([
    db
      .prepare(
        `INSERT INTO customer_passkeys (passkey, customer, public_key, counter, transports, device, created)
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT COUNT(*) FROM customer_passkeys WHERE customer = ?2) < ?8
         ON CONFLICT DO NOTHING RETURNING customer AS id`,
      )
      .bind(
        credential.id,
        customer.customer,
        new Uint8Array(credential.publicKey).toBase64(base64url),
        credential.counter,
        JSON.stringify(credential.transports ?? []),
        device,
        created,
        maxPasskeys,
      ),
    prepareMail(db, 'passkey_added', customer, { passkey: credential.id, language, created }),
  ])
  if (!added?.results.length) return fail(409, { passkey: 'not added' })
  return succeed(null, listMails(written))
}

/** Removes a passkey, and queues a mail about it. Fails with 404 if it is not the customer's. */
export async function removeCustomerPasskey(
  db: D1Database,
  customer: CustomerRecord,
  { passkey, language }: { passkey: string; language: LanguageCode },
): Promise<Outcome<null>> {
  const [written, removed] = await db.batch<{ id: number }>([
    prepareMail(db, 'passkey_removed', customer, { passkey, language }),
    db
      .prepare('DELETE FROM customer_passkeys WHERE passkey = ? AND customer = ? RETURNING customer AS id')
      .bind(passkey, customer.customer),
  ])
  if (!removed?.results.length) return fail(404, { passkey: 'not found' })
  return succeed(null, listMails(written))
}

/**
 * The statement that writes the mail about a passkey, if the customer has it and, with `created`,
 * if it was created at that time.
 */
const prepareMail = (
  db: D1Database,
  kind: 'passkey_added' | 'passkey_removed',
  { customer }: CustomerRecord,
  { passkey, language, created = null }: { passkey: string; language: LanguageCode; created?: string | null },
) =>
  db
    .prepare(
      `INSERT INTO outbox (kind, recipient, about, created)
       SELECT ?1, email, ?2, ?3 FROM customers WHERE customer = ?4 AND EXISTS (
         SELECT 1 FROM customer_passkeys WHERE passkey = ?5 AND customer = ?4 AND (?6 IS NULL OR created = ?6))
       RETURNING id`,
    )
    .bind(kind, JSON.stringify({ language }), new Date().toISOString(), customer, passkey, created)

const listMails = (written: D1Result<{ id: number }> | undefined) =>
  (written?.results ?? []).map(({ id }) => ({ kind: 'send_mail' as const, id }))

/** The options with which a browser offers its passkeys for this site. */
export async function createCustomerLoginOptions(db: D1Database, request: Request) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const rpID = getSite(request).expectedRPID
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
  await storeChallenge(db, options.challenge, null)
  return options
}

/** Finds the customer whose passkey was used. Null if the response or the passkey is not valid. */
export async function findCustomerByPasskey(
  db: D1Database,
  request: Request,
  response: AuthenticationResponseJSON,
): Promise<CustomerRecord | null> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const row = await db
    .prepare(
      `SELECT public_key AS publicKey, counter, ${customerColumns}
       FROM customer_passkeys JOIN customers ON customers.customer = customer_passkeys.customer WHERE passkey = ?`,
    )
    .bind(response.id)
    .first<CustomerRow & { publicKey: string; counter: number }>()
  if (!row) return null
  const { publicKey, counter, ...customer } = row
  const credential = { id: response.id, publicKey: Uint8Array.fromBase64(publicKey, base64url), counter }
  const expectedChallenge = (challenge: string) => redeemChallenge(db, challenge, null)
  const verified = await tryToVerify(() =>
    verifyAuthenticationResponse({
      ...{ response, expectedChallenge, ...getSite(request), credential },
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return null
  await db
    .prepare('UPDATE customer_passkeys SET counter = ?, used = ? WHERE passkey = ?')
    .bind(verified.authenticationInfo.newCounter, new Date().toISOString(), response.id)
    .run()
  return parseCustomer(customer)
}

/** Runs one of the library's checks. Null if it throws, as it does for invalid responses. */
async function tryToVerify<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch (error) {
    console.warn(JSON.stringify({ event: 'passkey_refused', error: String(error) }))
    return null
  }
}
