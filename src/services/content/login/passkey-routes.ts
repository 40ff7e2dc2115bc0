import { Hono } from 'hono'
import { answerEditor, type IdentifiedEnv, parseEditorBody, refuse } from '../editors/http.ts'
import { isPerson } from '../editors/identity.ts'
import { passkeyRegistration } from './answers.ts'
import { addPasskey, listPasskeys, newPasskeyOptions, removePasskey } from './passkeys.ts'

/** One's own passkeys. */
export const passkeyRoutes = new Hono<IdentifiedEnv>()

passkeyRoutes.use('/passkeys/*', (c, next) =>
  isPerson(c.var.identity) ? next() : Promise.resolve(refuse(c, 403, { passkey: 'only people have passkeys' })),
)

passkeyRoutes.get('/passkeys', async c => c.json({ passkeys: await listPasskeys(c.env.CONTENT_DB, c.var.identity.id) }))

passkeyRoutes.post('/passkeys/options', async c =>
  c.json(await newPasskeyOptions(c.env.CONTENT_DB, c.req.raw, c.var.identity, c.env.SHOP_NAME || 'Shop')),
)

passkeyRoutes.post('/passkeys', async c => {
  const body = await parseEditorBody(c, passkeyRegistration)
  if (body.errors) return refuse(c, 422, body.errors)
  return answerEditor(c, await addPasskey(c.env.CONTENT_DB, c.req.raw, c.var.identity, body.value), 201)
})

passkeyRoutes.delete('/passkeys/:id', async c =>
  answerEditor(c, await removePasskey(c.env.CONTENT_DB, c.var.identity, c.req.param('id'))),
)
