import * as v from 'valibot'
import { isBearer } from '../../lib/secrets.ts'

/** The roles of the people who run the shop. A person may have several. */
export const deskRoles = ['pack', 'service', 'accounts', 'own'] as const
export type DeskRole = (typeof deskRoles)[number]

/** Who calls the management interface. */
export interface Operator {
  /** The same for all calls of one person or machine. */
  id: string
  /** The name in the log and in the history of orders. */
  name: string
  roles: DeskRole[]
  /** The only operations that a machine may call; null for all operations that the roles allow. */
  operations: string[] | null
  /** How the operator was authenticated; `management` means `MANAGEMENT_TOKEN`. */
  way: 'session' | 'access' | 'token' | 'management'
}

/** The caller with `MANAGEMENT_TOKEN`, which is for set-up and emergencies. */
const managementToken: Operator = {
  id: 'management-token',
  name: 'MANAGEMENT_TOKEN',
  roles: ['own'],
  operations: null,
  way: 'management',
}

/** The claims of a desk identity, which the content service signs with `DESK_KEY`. */
const claims = v.object({
  sub: v.string(),
  name: v.string(),
  roles: v.array(v.picklist(deskRoles)),
  operations: v.optional(v.array(v.string())),
  way: v.picklist(['session', 'access', 'token']),
})

const audience = 'commerce-management'

/**
 * Finds the operator from the header `Authorization`: `MANAGEMENT_TOKEN` or a desk identity, which
 * is a JWT (RFC 7519) signed with HS256. Returns null for anything else, such as an expired token.
 */
export async function findOperator(
  { MANAGEMENT_TOKEN, DESK_KEY }: { MANAGEMENT_TOKEN?: string; DESK_KEY?: string },
  authorization: string | undefined,
): Promise<Operator | null> {
  if (await isBearer(MANAGEMENT_TOKEN, authorization)) return managementToken
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? []
  if (!token || !DESK_KEY) return null
  const { errors, jwtVerify } = await import('jose')
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(DESK_KEY), {
      audience,
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'sub'],
    })
    const parsed = v.safeParse(claims, payload)
    if (!parsed.success) return null
    const { sub: id, operations = null, ...rest } = parsed.output
    return { id, operations, ...rest }
  } catch (error) {
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}
