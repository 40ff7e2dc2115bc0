import { Hono } from 'hono'
import { type IdentifiedEnv, isOwnOrigin, refuse } from '../editors/http.ts'
import { isPerson } from '../editors/identity.ts'

/** Route for a WebSocket that tells the browser who else has an entry open. */
export const presenceRoutes = new Hono<IdentifiedEnv>().get('/entries/:id/presence', async c => {
  if (c.req.header('Upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 426, { upgrade: 'must be "websocket"' })
  // Pages of any site can open a WebSocket with the editor's cookies, so `Origin` is checked.
  if (!isPerson(c.var.identity) || !isOwnOrigin(c.req.raw)) return refuse(c, 403, { origin: 'not allowed' })
  const { id, name } = c.var.identity
  const entry = `${c.req.query('type') ?? ''}:${c.req.param('id')}`
  const address = `http://presence/?${new URLSearchParams({ id, name })}`
  const { status, webSocket } = await c.env.PRESENCE.getByName(entry).fetch(address, {
    headers: { Upgrade: 'websocket' },
  })
  // A new response, because middleware cannot change the headers of the object's response.
  return new Response(null, { status, webSocket })
})
