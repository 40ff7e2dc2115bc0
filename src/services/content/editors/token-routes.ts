import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, parseEditorBody, refuse, requireOwner } from './http.ts'
import { roles } from './identity.ts'
import { deskRolesSchema } from './people-routes.ts'
import { createToken, endToken, listTokens } from './tokens.ts'

const expiry = v.pipe(
  v.string('must be a time'),
  v.isoTimestamp('must be a time such as 2027-01-31T00:00:00Z'),
  v.transform(text => new Date(text).toISOString()),
)

export const newTokenSchema = v.object({
  name: v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'is empty'), v.maxLength(80, 'is too long')),
  role: v.picklist(roles, `must be one of ${roles.join(', ')}`),
  type: v.optional(v.nullable(v.pipe(v.string('must be text'), v.regex(/^[a-zA-Z]{1,40}$/, 'is not a type'))), null),
  /** Roles at the desk, which the creator must have. */
  deskRoles: v.optional(deskRolesSchema, []),
  /** The only commerce operations that the token may call, such as `orders.list`. Default: all. */
  operations: v.optional(
    v.nullable(
      v.pipe(
        v.array(v.pipe(v.string('must be text'), v.regex(/^[a-z]+(\.[a-zA-Z]+)?$/, 'is not an operation'))),
        v.maxLength(100, 'are too many'),
      ),
    ),
    null,
  ),
  /** When the token ends. Default: it does not expire. */
  expiresAt: v.optional(v.nullable(expiry), null),
})

/** Routes for owners: the tokens of machines. */
export const tokenRoutes = new Hono<IdentifiedEnv>()

tokenRoutes.use('/tokens/*', requireOwner)

tokenRoutes.get('/tokens', async c => c.json({ tokens: await listTokens(c.env.CONTENT_DB) }))

tokenRoutes.post('/tokens', async c => {
  const body = await parseEditorBody(c, newTokenSchema)
  if (body.errors) return refuse(c, 422, body.errors)
  const lacking = body.value.deskRoles.filter(role => !c.var.identity.deskRoles.includes(role))
  if (lacking.length > 0) return refuse(c, 422, { deskRoles: `you do not have ${lacking.join(', ')}` })
  return c.json(await createToken(c.env.CONTENT_DB, c.var.identity, body.value), 201)
})

tokenRoutes.delete('/tokens/:id', async c => {
  const ended = await endToken(c.env.CONTENT_DB, c.var.identity, c.req.param('id'))
  return ended ? c.json({}) : refuse(c, 404, { id: 'there is no such token' })
})
