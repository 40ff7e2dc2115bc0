import * as v from 'valibot'

/** Each role includes the rights of the roles before it. */
export const roles = ['none', 'write', 'publish', 'own'] as const

/**
 * - `none`: no rights to content, for people who only work at the desk.
 * - `write`: read drafts, save and discard them unless they are scheduled, upload files.
 * - `publish`: publish, schedule, unpublish, delete.
 * - `own`: also manage people and tokens, and import prices.
 */
export type Role = (typeof roles)[number]

/**
 * The roles at the desk, where the shop's orders and stock are managed. A person may have several.
 * Commerce decides what each of them may do.
 */
export const deskRoles = ['pack', 'service', 'accounts', 'own'] as const
export type DeskRole = (typeof deskRoles)[number]

/** Who sends a request to the management interface. */
export interface Identity {
  /** The same in all requests from one person or machine. */
  id: string
  /** The name that the history shows. */
  name: string
  role: Role
  deskRoles: DeskRole[]
  /** The only operations of commerce that a machine's token may call; undefined for all. */
  operations?: string[]
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
export const operator: Identity = { id: 'operator', name: 'CONTENT_TOKEN', role: 'own', deskRoles: [], by: 'operator' }

export const hasRole = ({ role }: Pick<Identity, 'role'>, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed)

/** The role with fewer rights. */
export const pickLesserRole = (one: Role, other: Role): Role => (hasRole({ role: one }, other) ? other : one)

/** Whether this is a person, not a machine. Only people have sessions and passkeys. */
export const isPerson = ({ by }: Identity) => by === 'session' || by === 'access'

/**
 * SQL for the role of a row of `editors` or `editor_tokens`, which is named `table`, and for its
 * desk roles as JSON. Columns: `role` and `deskRoles`.
 */
export const roleColumns = (table: string) =>
  `CASE WHEN ${table}.may_edit THEN ${table}.role ELSE 'none' END AS role, ${table}.desk_roles AS deskRoles`

const storedDeskRoles = v.pipe(v.string(), v.parseJson(), v.array(v.picklist(deskRoles)))

/** Parses the column `deskRoles`. */
export const parseDeskRoles = (json: string): DeskRole[] => v.parse(storedDeskRoles, json)
