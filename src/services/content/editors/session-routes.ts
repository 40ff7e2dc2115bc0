import { Hono } from 'hono'
import { prepareEditorEvent } from './events.ts'
import { type IdentifiedEnv, refuse } from './http.ts'
import { isPerson } from './identity.ts'
import { endEditorSession, forgetSession, listSessions } from './sessions.ts'

/** The caller's identity, and the sessions in which they are logged in. */
export const sessionRoutes = new Hono<IdentifiedEnv>()

sessionRoutes.get('/session', async c => {
  const { id, name, role, deskRoles, by, type } = c.var.identity
  const row = await c.env.CONTENT_DB.prepare('SELECT count(*) AS count FROM passkeys WHERE editor = ?')
    .bind(id)
    .first<{ count: number }>()
  return c.json({ identity: { id, name, role, deskRoles, by, ...(type && { type }) }, passkeys: row?.count ?? 0 })
})

/** Logs out, which ends only this session. */
sessionRoutes.delete('/session', async c => {
  const { identity } = c.var
  if (!identity.session) return refuse(c, 409, { session: 'there is none: the request has a token' })
  const { CONTENT_DB: db } = c.env
  await endEditorSession(db, identity.id, identity.session)
  await prepareEditorEvent(db, identity, 'logged-out').run()
  forgetSession(c)
  return c.json({})
})

sessionRoutes.get('/sessions', async c => {
  const { id, session } = c.var.identity
  const sessions = await listSessions(c.env.CONTENT_DB, id)
  return c.json({ sessions: sessions.map(row => ({ ...row, isThis: row.id === session })) })
})

sessionRoutes.delete('/sessions/:id', async c => {
  const { identity } = c.var
  if (!isPerson(identity)) return refuse(c, 403, { session: 'only people have sessions' })
  const ended = await endEditorSession(c.env.CONTENT_DB, identity.id, c.req.param('id'))
  if (!ended) return refuse(c, 404, { id: 'there is no such session' })
  await prepareEditorEvent(c.env.CONTENT_DB, identity, 'session-ended').run()
  return c.json({})
})
