/** Each role includes the rights of the roles before it. */
export const roles = ['write', 'publish', 'own'] as const

/**
 * - `write`: read drafts, save and discard them unless they are scheduled, upload files.
 * - `publish`: publish, schedule, unpublish, delete.
 * - `own`: also manage people and tokens, and import prices.
 */
export type Role = (typeof roles)[number]

/** Who sends a request to the management interface. */
export interface Identity {
  /** The same for all requests of one person or machine. */
  id: string
  /** The name that the history shows. */
  name: string
  role: Role
  /**
   * How the request was authenticated: `CONTENT_TOKEN`, a machine's token, a session or an Access
   * JWT.
   */
  by: 'operator' | 'token' | 'session' | 'access'
  /** The id of the session, if the request has one. */
  session?: string
  /** The only type of entries that a machine's token may access. */
  type?: string
}

/** The identity of requests with `CONTENT_TOKEN`. */
export const operator: Identity = { id: 'operator', name: 'CONTENT_TOKEN', role: 'own', by: 'operator' }

export const hasRole = ({ role }: Pick<Identity, 'role'>, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed)

/** The role with fewer rights. */
export const pickLesserRole = (one: Role, other: Role): Role => (hasRole({ role: one }, other) ? other : one)

/** Whether this is a person, not a machine. Only people have sessions and passkeys. */
export const isPerson = ({ by }: Identity) => by === 'session' || by === 'access'
