import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
import type { ContentEnv } from '../env.ts'
import { digestSecret, randomKey, randomSecret } from '../lib/secrets.ts'
import type { Identity, Role } from './identity.ts'

const hour = 3_600_000
/** How long after its last use a session ends, in ms: overnight, not during a day's work. */
const idleMs = 12 * hour
/** How long after its log-in it ends in any case, in ms. */
const maxAgeMs = 30 * 24 * hour
/** How exactly the last use is noted, in ms: not every request writes. */
const notedMs = 5 * 60_000

const cookie = 'editor'
/** Host names of the visitor's own machine. */
const loopback = /^(127(\.\d+){3}|\[::1\]|(.+\.)?localhost)$/
/** Lax, because editors follow links from mails. What changes something needs an `Origin` too. */
const attributes = { path: '/', httpOnly: true, sameSite: 'Lax' } as const
const prefixed = { ...attributes, prefix: 'host', secure: true } as const

/**
 * `Secure` with the `__Host-` prefix, except on http of the visitor's own machine, where WebKit
 * keeps no such cookie.
 */
function attributesAt(address: string) {
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
      .bind(
        await digestSecret(secret),
        randomKey(),
        editor,
        way,
        editorDevice(c.req.raw),
        time(now),
        time(now + idleMs),
      ),
  ])
  setCookie(c, cookie, secret, { ...attributesAt(c.req.url), maxAge: maxAgeMs / 1000 })
}

/** Tells this browser to forget its session. */
export const forgetSession = (c: Context) => void deleteCookie(c, cookie, attributesAt(c.req.url))

/** The secret in a request's cookie; null without one. */
export function secretIn({ headers, url }: Pick<Request, 'headers' | 'url'>): string | null {
  const name = attributesAt(url) === prefixed ? `__Host-${cookie}` : cookie
  const secret = parse(headers.get('cookie') ?? '', name)[name]
  return secret && /^[0-9a-f]{64}$/.test(secret) ? secret : null
}

/** Whose secret it is, with their present role; null when the session is over. */
export async function findBySession(db: D1Database, secret: string): Promise<Identity | null> {
  const now = Date.now()
  const hash = await digestSecret(secret)
  const row = await db
    .prepare(
      `SELECT session.id AS session, session.created_at AS created, session.used_at AS used, editor.id, editor.name, editor.role
       FROM editor_sessions AS session JOIN editors AS editor ON editor.id = session.editor
       WHERE session.digest = ? AND session.expires_at >= ? AND editor.removed_at IS NULL`,
    )
    .bind(hash, time(now))
    .first<{ session: string; created: string; used: string; id: string; name: string; role: Role }>()
  if (!row) return null
  const { created, used, ...identity } = row
  if (now - Date.parse(used) > notedMs) {
    const expires = Math.min(now + idleMs, Date.parse(created) + maxAgeMs)
    await db
      .prepare('UPDATE editor_sessions SET used_at = ?, expires_at = ? WHERE digest = ?')
      .bind(time(now), time(expires), hash)
      .run()
  }
  return { ...identity, by: 'session' }
}

/** An editor's sessions, the latest first. */
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

/** Ends one of an editor's sessions; whether there was one. */
export async function endEditorSession(db: D1Database, editor: string, id: string): Promise<boolean> {
  const { meta } = await db.prepare('DELETE FROM editor_sessions WHERE editor = ? AND id = ?').bind(editor, id).run()
  return meta.changes > 0
}

/** What a browser says of itself, short enough to be stored. */
export const editorDevice = ({ headers }: Pick<Request, 'headers'>) => (headers.get('user-agent') ?? '').slice(0, 200)

const time = (ms: number) => new Date(ms).toISOString()
