import { Hono } from 'hono'
import { type IdentifiedEnv, isOwnOrigin, refuse } from '../editors/http.ts'
import { isPerson } from '../editors/identity.ts'

/** Who else has an entry open: a WebSocket that only speaks to the browser. */
export const presence = new Hono<IdentifiedEnv>().get('/entries/:id/presence', async c => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 426, { upgrade: 'must be "websocket"' })
  // Browsers let any site's page open a WebSocket, with its cookies: only this tells them apart.
  if (!isPerson(c.var.identity) || !isOwnOrigin(c.req.raw)) return refuse(c, 403, { origin: 'not allowed' })
  const { id, name } = c.var.identity
  const entry = `${c.req.query('type') ?? ''}:${c.req.param('id')}`
  const address = `http://presence/?${new URLSearchParams({ id, name })}`
  const { status, webSocket } = await c.env.PRESENCE.getByName(entry).fetch(address, {
    headers: { Upgrade: 'websocket' },
  })
  // Of another object's answer, middleware could not change the headers.
  return new Response(null, { status, webSocket })
})
