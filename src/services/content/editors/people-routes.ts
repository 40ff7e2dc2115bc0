import { Hono } from 'hono'
import * as v from 'valibot'
import { locales } from '#client/shared/texts/locales.ts'
import type { ContentBindings, NeighbourFactory } from '../env.ts'
import { listEvents } from './events.ts'
import { type IdentifiedEnv, parseEditorBody, refuse, requireOwner, requireRole, sendOutcome } from './http.ts'
import { deskRoles, type Identity, roles } from './identity.ts'
import { sendLoginLink } from './links.ts'
import { addEditor, changeEditor, listEditors, removeEditor } from './people.ts'

const name = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'is empty'), v.maxLength(80, 'is too long'))
const role = v.picklist(roles, `must be one of ${roles.join(', ')}`)
/** The schema of roles at the desk. */
export const deskRolesSchema = v.pipe(
  v.array(v.picklist(deskRoles, `must be some of ${deskRoles.join(', ')}`), 'must be a list'),
  v.transform(given => deskRoles.filter(role => given.includes(role))),
)
export const newEditorSchema = v.object({
  email: v.pipe(
    v.string('must be text'),
    v.trim(),
    v.maxLength(254, 'is too long'),
    v.email('is not an email address'),
  ),
  role,
  deskRoles: v.optional(deskRolesSchema, []),
  name: v.optional(name),
  language: v.optional(v.picklist(locales, `must be one of ${locales.join(', ')}`), 'en'),
})
export const editorChangeSchema = v.object({
  name: v.optional(name),
  role: v.optional(role),
  deskRoles: v.optional(deskRolesSchema),
})

/** Routes for owners: the editors, and the record of changes to their access. */
export function createPeopleRoutes(createNeighbours: NeighbourFactory) {
  const routes = new Hono<IdentifiedEnv>()

  routes.use('/editors/*', requireOwner)

  routes.get('/editors', async c => c.json({ editors: await listEditors(c.env.CONTENT_DB) }))

  routes.post('/editors', async c => {
    const body = await parseEditorBody(c, newEditorSchema)
    if (body.errors) return refuse(c, 422, body.errors)
    const invitation = { ...body.value, name: body.value.name ?? guessName(body.value.email) }
    const added = await addEditor(c.env.CONTENT_DB, c.var.identity, invitation)
    if (added.ok) {
      await sendLoginLink(
        c.env.CONTENT_DB,
        createNeighbours(c.executionCtx),
        added.value,
        getSenderName(c.var.identity, c.env),
      )
    }
    return sendOutcome(c, added, 201)
  })

  routes.put('/editors/:id', async c => {
    const body = await parseEditorBody(c, editorChangeSchema)
    if (body.errors) return refuse(c, 422, body.errors)
    return sendOutcome(c, await changeEditor(c.env.CONTENT_DB, c.var.identity, c.req.param('id'), body.value))
  })

  routes.delete('/editors/:id', async c =>
    sendOutcome(c, await removeEditor(c.env.CONTENT_DB, c.var.identity, c.req.param('id'))),
  )

  routes.get('/events', requireRole('own'), async c => {
    const before = Number(c.req.query('before') || Number.MAX_SAFE_INTEGER)
    if (!Number.isSafeInteger(before)) return refuse(c, 422, { before: 'must be the id of an event' })
    return c.json(await listEvents(c.env.CONTENT_DB, before))
  })

  return routes
}

/** Derives a default name from an email address: `astrid.berg@…` becomes Astrid Berg. */
const guessName = (email: string) =>
  email
    .split('@', 1)
    .join()
    .split(/[._-]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
    .trim()
    .slice(0, 80)

/** The name that the invitation shows as its sender. */
const getSenderName = ({ by, name }: Identity, { SHOP_NAME }: ContentBindings) =>
  by === 'operator' ? SHOP_NAME || name : name
