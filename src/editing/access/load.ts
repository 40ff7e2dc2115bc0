import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../../env.ts'
import { loadFromContent } from './ask.ts'

const role = v.picklist(['none', 'write', 'publish', 'own'])
const deskRoles = v.array(v.picklist(['pack', 'service', 'accounts', 'own']))
const time = v.string()
const used = v.nullable(time)

const session = v.object({ identity: v.object({ id: v.string(), name: v.string(), role, deskRoles, by: v.string() }) })
const passkeys = v.object({
  passkeys: v.array(v.object({ id: v.string(), device: v.string(), createdAt: time, usedAt: used })),
})
const sessions = v.object({
  sessions: v.array(
    v.object({ id: v.string(), device: v.string(), createdAt: time, usedAt: time, isThis: v.boolean() }),
  ),
})
const editors = v.object({
  editors: v.array(
    v.object({
      ...{ id: v.string(), email: v.string(), name: v.string(), role, deskRoles },
      ...{ invitedAt: time, usedAt: used },
    }),
  ),
})
const tokens = v.object({
  tokens: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      role,
      deskRoles,
      expiresAt: used,
      type: v.nullable(v.string()),
      createdAt: time,
      usedAt: used,
      editor: v.nullable(v.string()),
    }),
  ),
})
const events = v.object({
  events: v.array(v.object({ id: v.number(), at: time, name: v.string(), kind: v.string(), subject: v.string() })),
})

export type EditorRole = v.InferOutput<typeof role>
export type EditorIdentity = v.InferOutput<typeof session>['identity']
export type Access = NonNullable<Awaited<ReturnType<typeof loadAccess>>>

/** Loads the visitor's identity as an editor; null if they are not logged in. */
export const loadIdentity = async (c: Context<AppEnv>): Promise<EditorIdentity | null> =>
  (await loadFromContent(c, '/session', session))?.identity ?? null

/**
 * Loads an editor's passkeys and sessions. For owners, it also loads all editors, tokens and
 * events; these are null for others.
 */
export async function loadAccess(c: Context<AppEnv>, who: EditorIdentity) {
  const owned = <T>(loading: () => Promise<T>) => (who.role === 'own' ? loading() : null)
  const [ownPasskeys, ownSessions, people, machines, happened] = await Promise.all([
    loadFromContent(c, '/passkeys', passkeys),
    loadFromContent(c, '/sessions', sessions),
    owned(() => loadFromContent(c, '/editors', editors)),
    owned(() => loadFromContent(c, '/tokens', tokens)),
    owned(() => loadFromContent(c, '/events', events)),
  ])
  return {
    passkeys: ownPasskeys?.passkeys ?? [],
    sessions: ownSessions?.sessions ?? [],
    editors: people?.editors ?? null,
    tokens: machines?.tokens ?? null,
    events: happened?.events ?? null,
  }
}
