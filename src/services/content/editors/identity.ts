/** What each may do includes what the one before may. */
export const roles = ['write', 'publish', 'own'] as const

/**
 * - `write`: read drafts, save and discard them unless they are scheduled, upload files.
 * - `publish`: publish, schedule, unpublish, delete.
 * - `own`: also people, tokens, and taking over prices.
 */
export type Role = (typeof roles)[number]

/** Who makes a request to the management interface. */
export interface Identity {
  /** The same for all requests of one person or machine. */
  id: string
  /** As the history shows it. */
  name: string
  role: Role
  /** How the request says so: `CONTENT_TOKEN`, a machine's token, a session or an Access JWT. */
  by: 'operator' | 'token' | 'session' | 'access'
  /** The id of the session. */
  session?: string
  /** The only type of entries that a machine's token is for. */
  type?: string
}

/** Whoever has `CONTENT_TOKEN`. */
export const operator: Identity = { id: 'operator', name: 'CONTENT_TOKEN', role: 'own', by: 'operator' }

export const may = ({ role }: Pick<Identity, 'role'>, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed)

/** The role with fewer rights. */
export const lesser = (one: Role, other: Role): Role => (may({ role: one }, other) ? other : one)

/** Whether it is an editor, not a machine: only they have sessions and passkeys. */
export const isPerson = ({ by }: Identity) => by === 'session' || by === 'access'
