import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { ContentEnv } from '../env.ts'
import { digestSecret, randomKey, randomSecret } from '../lib/secrets.ts'
import { type Identity, parseDeskRoles, type Role, roleColumns } from './identity.ts'

const hour = 3_600_000
/** A session ends this long after its last use, in ms, so that it ends overnight. */
const idleMs = 12 * hour
/** A session ends this long after login in any case, in ms. */
const maxAgeMs = 30 * 24 * hour
/** The last use is recorded with this precision, in ms, so that few requests write a row. */
const usePrecisionMs = 5 * 60_000

const cookie = 'editor'
/** Host names of the local machine. */
const loopback = /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/
// Lax, because editors follow links from emails. Requests that change data also need an `Origin`.
const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
const prefixed = { ...attributes, prefix: 'host', secure: true } as const

/**
 * Attributes of the cookie: `Secure` with the `__Host-` prefix, except on http on the local
 * machine, where WebKit does not keep such a cookie.
 */
function getCookieAttributes(address: string) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && loopback.test(hostname) ? attributes : prefixed
}

export type LoginWay = 'passkey' | 'link' | 'access' | 'local'

/** Logs an editor in on this browser. */
export async function openSession(c: Context<ContentEnv>, editor: string, way: LoginWay) {
  const secret = randomSecret()
  const now = Date.now()
  const { CONTENT_DB: db } = c.env
  await db.batch([
    db.prepare('DELETE FROM editor_sessions WHERE expires_at < ?').bind(time(now)),
    db
      .prepare(
        `INSERT INTO editor_sessions (digest, id, editor, way, device, created_at, used_at, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)`,
      )
      .bind(await digestSecret(secret), randomKey(), editor, way, readDevice(c.req.raw), time(now), time(now + idleMs)),
  ])
  setCookie(c, cookie, secret, { ...getCookieAttributes(c.req.url), maxAge: maxAgeMs / 1000 })
}

export const forgetSession = (c: Context) => void deleteCookie(c, cookie, getCookieAttributes(c.req.url))

/** The secret in a request's session cookie; null without one. */
export function readSessionSecret({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const name = getCookieAttributes(url) === prefixed ? `__Host-${cookie}` : cookie
  const secret = parse(headers.get('cookie') ?? '', name)[name]
  return secret && /^[0-9a-f]{64}$/.test(secret) ? secret : null
}

/** The identity of a session with the editor's current role; null if the session has ended. */
export async function findBySession(db: D1Database, secret: string): Promise<Identity | null> {
  const now = Date.now()
  const hash = await digestSecret(secret)
  const row = await db
    .prepare(
      `SELECT session.id AS session, session.created_at AS created, session.used_at AS used, editor.id, editor.name, ${roleColumns('editor')}
       FROM editor_sessions AS session JOIN editors AS editor ON editor.id = session.editor
       WHERE session.digest = ? AND session.expires_at >= ? AND editor.removed_at IS NULL`,
    )
    .bind(hash, time(now))
    .first<{
      session: string
      created: string
      used: string
      id: string
      name: string
      role: Role
      deskRoles: string
    }>()
  if (!row) return null
  const { created, used, ...identity } = row
  if (now - Date.parse(used) > usePrecisionMs) {
    const expires = Math.min(now + idleMs, Date.parse(created) + maxAgeMs)
    await db
      .prepare('UPDATE editor_sessions SET used_at = ?, expires_at = ? WHERE digest = ?')
      .bind(time(now), time(expires), hash)
      .run()
  }
  return { ...identity, deskRoles: parseDeskRoles(identity.deskRoles), by: 'session' }
}

/** An editor's sessions, the most recently used first. */
export async function listSessions(db: D1Database, editor: string) {
  const { results } = await db
    .prepare(
      `SELECT id, way, device, created_at AS createdAt, used_at AS usedAt FROM editor_sessions
       WHERE editor = ? AND expires_at >= ? ORDER BY used_at DESC, id`,
    )
    .bind(editor, time(Date.now()))
    .all<{ id: string; way: LoginWay; device: string; createdAt: string; usedAt: string }>()
  return results
}

/** Ends one of an editor's sessions; false if it does not exist. */
export async function endEditorSession(db: D1Database, editor: string, id: string): Promise<boolean> {
  const { meta } = await db.prepare('DELETE FROM editor_sessions WHERE editor = ? AND id = ?').bind(editor, id).run()
  return meta.changes > 0
}

/** The browser's user agent, shortened for storage. */
export const readDevice = ({ headers }: Pick<Request, 'headers'>) => (headers.get('user-agent') ?? '').slice(0, 200)

const time = (ms: number) => new Date(ms).toISOString()
