import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { prepareEditorEvent } from '../editors/events.ts'
import type { Identity } from '../editors/identity.ts'
import { type Editor, type EditorRow, editorColumns, parseEditor } from '../editors/people.ts'
import { readDevice } from '../editors/sessions.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'

/** How long a browser may take to respond, in ms. */
const lifetimeMs = 5 * 60_000

/**
 * Stores the challenge that an authenticator has to sign. `editor` is null for a login; otherwise
 * it is the editor who adds a passkey.
 */
async function storeChallenge(db: D1Database, challenge: string, editor: string | null) {
  const now = Date.now()
  await db.batch([
    db.prepare('DELETE FROM passkey_challenges WHERE expires_at < ?').bind(new Date(now).toISOString()),
    db
      .prepare('INSERT INTO passkey_challenges (challenge, editor, expires_at) VALUES (?, ?, ?)')
      .bind(challenge, editor, new Date(now + lifetimeMs).toISOString()),
  ])
}

/** Redeems a challenge, which works once. False if it is unknown, expired or for another use. */
async function redeemChallenge(db: D1Database, challenge: string, editor: string | null): Promise<boolean> {
  const used = await db
    .prepare('DELETE FROM passkey_challenges WHERE challenge = ? AND editor IS ? AND expires_at >= ? RETURNING 1')
    .bind(challenge, editor, new Date().toISOString())
    .first()
  return used !== null
}

// The library is loaded only when needed, because other requests do not use its 90 KB.
const loadLibrary = () => import('@simplewebauthn/server')

const base64url = { alphabet: 'base64url', omitPadding: true } as const

/**
 * The site to which passkeys belong: this host. The host must be a name, because authenticators do
 * not accept IP addresses.
 */
const getSite = ({ url }: Request) => ({ expectedRPID: new URL(url).hostname, expectedOrigin: new URL(url).origin })

/** The options with which a browser creates a passkey for an editor. */
export async function createPasskeyOptions(db: D1Database, request: Request, identity: Identity, shop: string) {
  const { generateRegistrationOptions } = await loadLibrary()
  const row = await db.prepare('SELECT email FROM editors WHERE id = ?').bind(identity.id).first<{ email: string }>()
  const options = await generateRegistrationOptions({
    rpName: shop,
    rpID: getSite(request).expectedRPID,
    userName: row?.email ?? identity.name,
    userDisplayName: identity.name,
    userID: new TextEncoder().encode(identity.id),
    excludeCredentials: await listPasskeys(db, identity.id),
    // The passkey replaces name and password, because it identifies the editor and requires a
    // fingerprint or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(db, options.challenge, identity.id)
  return options
}

/** Stores a passkey that a browser has created. Fails with 422 if the response is invalid. */
export async function addPasskey(
  db: D1Database,
  request: Request,
  identity: Identity,
  response: RegistrationResponseJSON,
): Promise<ContentOutcome<object>> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const expectedChallenge = (challenge: string) => redeemChallenge(db, challenge, identity.id)
  const verified = await tryToVerify(() =>
    verifyRegistrationResponse({ response, expectedChallenge, ...getSite(request), requireUserVerification: true }),
  )
  if (!verified?.registrationInfo) return failWith(422, { passkey: 'could not be verified: start again' })
  const { credential } = verified.registrationInfo
  const { meta } = await db
    .prepare(
      `INSERT INTO passkeys (id, editor, public_key, counter, transports, device, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    )
    .bind(
      credential.id,
      identity.id,
      new Uint8Array(credential.publicKey).toBase64(base64url),
      credential.counter,
      JSON.stringify(credential.transports ?? []),
      readDevice(request),
      new Date().toISOString(),
    )
    .run()
  if (meta.changes !== 1) return failWith(409, { passkey: 'already exists' })
  await prepareEditorEvent(db, identity, 'passkey-added').run()
  return succeedWith({ id: credential.id })
}

/** The options with which a browser offers its passkeys for this site. */
export async function createLoginOptions(db: D1Database, request: Request) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const rpID = getSite(request).expectedRPID
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await storeChallenge(db, options.challenge, null)
  return options
}

/** The editor whose passkey was used; null if the response is invalid, unknown or repeated. */
export async function findByPasskey(
  db: D1Database,
  request: Request,
  response: AuthenticationResponseJSON,
): Promise<Editor | null> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  const row = await db
    .prepare(
      `SELECT public_key AS publicKey, counter, ${editorColumns}
       FROM passkeys JOIN editors ON editors.id = passkeys.editor
       WHERE passkeys.id = ? AND editors.removed_at IS NULL`,
    )
    .bind(response.id)
    .first<EditorRow & { publicKey: string; counter: number }>()
  if (!row) return null
  const { publicKey, counter, ...editor } = row
  const credential = { id: response.id, publicKey: Uint8Array.fromBase64(publicKey, base64url), counter }
  const expectedChallenge = (challenge: string) => redeemChallenge(db, challenge, null)
  const verified = await tryToVerify(() =>
    verifyAuthenticationResponse({ response, expectedChallenge, ...getSite(request), credential }),
  )
  if (!verified?.verified) return null
  await db
    .prepare('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?')
    .bind(verified.authenticationInfo.newCounter, new Date().toISOString(), response.id)
    .run()
  return parseEditor(editor)
}

/** An editor's passkeys, the latest first. */
export async function listPasskeys(db: D1Database, editor: string) {
  const { results } = await db
    .prepare(
      `SELECT id, device, created_at AS createdAt, used_at AS usedAt FROM passkeys
       WHERE editor = ? ORDER BY created_at DESC, id`,
    )
    .bind(editor)
    .all<{ id: string; device: string; createdAt: string; usedAt: string | null }>()
  return results
}

export async function removePasskey(db: D1Database, identity: Identity, id: string): Promise<ContentOutcome<object>> {
  const { meta } = await db.prepare('DELETE FROM passkeys WHERE id = ? AND editor = ?').bind(id, identity.id).run()
  if (meta.changes === 0) return failWith(404, { id: 'there is no such passkey' })
  await prepareEditorEvent(db, identity, 'passkey-removed').run()
  return succeedWith({})
}

/** Runs a check by the library. Null if it throws, as it does for invalid responses. */
async function tryToVerify<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch (error) {
    console.warn(JSON.stringify({ event: 'passkey_refused', error: String(error) }))
    return null
  }
}
