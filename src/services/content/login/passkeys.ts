import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { editorEvent } from '../editors/events.ts'
import type { Identity } from '../editors/identity.ts'
import type { Editor } from '../editors/people.ts'
import { editorDevice } from '../editors/sessions.ts'
import { type ContentOutcome, failWith, succeedWith } from '../lib/outcome.ts'
import { keepChallenge, redeemChallenge } from './challenges.ts'

/** 90 KB that no other request needs. */
const library = () => import('@simplewebauthn/server')

const base64url = { alphabet: 'base64url', omitPadding: true } as const

/** The site that passkeys are for: this very host. Authenticators take names, no IP addresses. */
const siteOf = ({ url }: Request) => ({ expectedRPID: new URL(url).hostname, expectedOrigin: new URL(url).origin })

/** What a browser needs to make a passkey for an editor. */
export async function newPasskeyOptions(db: D1Database, request: Request, identity: Identity, shop: string) {
  const { generateRegistrationOptions } = await library()
  const row = await db.prepare('SELECT email FROM editors WHERE id = ?').bind(identity.id).first<{ email: string }>()
  const options = await generateRegistrationOptions({
    rpName: shop,
    rpID: siteOf(request).expectedRPID,
    userName: row?.email ?? identity.name,
    userDisplayName: identity.name,
    userID: new TextEncoder().encode(identity.id),
    excludeCredentials: await listPasskeys(db, identity.id),
    // It replaces both a name and a password, so it says whose it is and asks for a finger or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(db, options.challenge, identity.id)
  return options
}

/** Adds the passkey that a browser has made; 422 for a wrong or repeated answer. */
export async function addPasskey(
  db: D1Database,
  request: Request,
  identity: Identity,
  response: RegistrationResponseJSON,
): Promise<ContentOutcome<object>> {
  const { verifyRegistrationResponse } = await library()
  const expectedChallenge = (challenge: string) => redeemChallenge(db, challenge, identity.id)
  const verified = await attempt(() =>
    verifyRegistrationResponse({ response, expectedChallenge, ...siteOf(request), requireUserVerification: true }),
  )
  if (!verified?.registrationInfo) return failWith(422, { passkey: 'could not be checked: begin again' })
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
      editorDevice(request),
      new Date().toISOString(),
    )
    .run()
  if (meta.changes !== 1) return failWith(409, { passkey: 'is known already' })
  await editorEvent(db, identity, 'passkey-added').run()
  return succeedWith({ id: credential.id })
}

/** What a browser needs to ask for any passkey of this site. */
export async function loginOptions(db: D1Database, request: Request) {
  const { generateAuthenticationOptions } = await library()
  const rpID = siteOf(request).expectedRPID
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
  await keepChallenge(db, options.challenge, null)
  return options
}

/** The editor whose passkey answered; null for a wrong, unknown or repeated answer. */
export async function findByPasskey(
  db: D1Database,
  request: Request,
  response: AuthenticationResponseJSON,
): Promise<Editor | null> {
  const { verifyAuthenticationResponse } = await library()
  const row = await db
    .prepare(
      `SELECT public_key AS publicKey, counter, editor.id, name, role, language
       FROM passkeys JOIN editors AS editor ON editor.id = passkeys.editor
       WHERE passkeys.id = ? AND editor.removed_at IS NULL`,
    )
    .bind(response.id)
    .first<Editor & { publicKey: string; counter: number }>()
  if (!row) return null
  const { publicKey, counter, ...editor } = row
  const credential = { id: response.id, publicKey: Uint8Array.fromBase64(publicKey, base64url), counter }
  const expectedChallenge = (challenge: string) => redeemChallenge(db, challenge, null)
  const verified = await attempt(() =>
    verifyAuthenticationResponse({ response, expectedChallenge, ...siteOf(request), credential }),
  )
  if (!verified?.verified) return null
  await db
    .prepare('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ?')
    .bind(verified.authenticationInfo.newCounter, new Date().toISOString(), response.id)
    .run()
  return editor
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
  await editorEvent(db, identity, 'passkey-removed').run()
  return succeedWith({})
}

/** Null for an answer that the library refuses, which it does by throwing. */
async function attempt<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify()
  } catch (error) {
    console.warn(JSON.stringify({ event: 'passkey_refused', error: String(error) }))
    return null
  }
}
