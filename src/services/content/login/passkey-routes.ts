import { Hono } from 'hono'
import { type IdentifiedEnv, parseEditorBody, refuse, sendOutcome } from '../editors/http.ts'
import { isPerson } from '../editors/identity.ts'
import { passkeyRegistration } from './answers.ts'
import { addPasskey, createPasskeyOptions, listPasskeys, removePasskey } from './passkeys.ts'

/** Routes for people to manage their own passkeys. */
export const passkeyRoutes = new Hono<IdentifiedEnv>()

passkeyRoutes.use('/passkeys/*', (c, next) =>
  isPerson(c.var.identity) ? next() : Promise.resolve(refuse(c, 403, { passkey: 'only people have passkeys' })),
)

passkeyRoutes.get('/passkeys', async c => c.json({ passkeys: await listPasskeys(c.env.CONTENT_DB, c.var.identity.id) }))

passkeyRoutes.post('/passkeys/options', async c =>
  c.json(await createPasskeyOptions(c.env.CONTENT_DB, c.req.raw, c.var.identity, c.env.SHOP_NAME || 'Shop')),
)

passkeyRoutes.post('/passkeys', async c => {
  const body = await parseEditorBody(c, passkeyRegistration)
  if (body.errors) return refuse(c, 422, body.errors)
  return sendOutcome(c, await addPasskey(c.env.CONTENT_DB, c.req.raw, c.var.identity, body.value), 201)
})

passkeyRoutes.delete('/passkeys/:id', async c =>
  sendOutcome(c, await removePasskey(c.env.CONTENT_DB, c.var.identity, c.req.param('id'))),
)
