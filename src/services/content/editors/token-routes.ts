import { Hono } from 'hono'
import * as v from 'valibot'
import { type IdentifiedEnv, parseEditorBody, refuse, requireOwner } from './http.ts'
import { roles } from './identity.ts'
import { createToken, endToken, listTokens } from './tokens.ts'

export const newTokenSchema = v.object({
  name: v.pipe(v.string('must be a text'), v.trim(), v.minLength(1, 'is empty'), v.maxLength(80, 'is too long')),
  role: v.picklist(roles, `must be one of ${roles.join(', ')}`),
  type: v.optional(v.nullable(v.pipe(v.string('must be a text'), v.regex(/^[a-zA-Z]{1,40}$/, 'is not a type'))), null),
})

/** Routes for owners: the tokens of machines. */
export const tokenRoutes = new Hono<IdentifiedEnv>()

tokenRoutes.use('/tokens/*', requireOwner)

tokenRoutes.get('/tokens', async c => c.json({ tokens: await listTokens(c.env.CONTENT_DB) }))

tokenRoutes.post('/tokens', async c => {
  const body = await parseEditorBody(c, newTokenSchema)
  if (body.errors) return refuse(c, 422, body.errors)
  return c.json(await createToken(c.env.CONTENT_DB, c.var.identity, body.value), 201)
})

tokenRoutes.delete('/tokens/:id', async c => {
  const ended = await endToken(c.env.CONTENT_DB, c.var.identity, c.req.param('id'))
  return ended ? c.json({}) : refuse(c, 404, { id: 'there is no such token' })
})
