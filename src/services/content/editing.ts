import { Hono } from 'hono'
import { findConnector } from './connector.ts'
import { refuseCmsEntries } from './connectors/read-only.ts'
import { createConnectorRoutes, createHookRoutes } from './connectors/routes.ts'
import { deskIdentityRoutes } from './editors/desk-identity.ts'
import { requireEditing, requireIdentity } from './editors/identified.ts'
import { createPeopleRoutes } from './editors/people-routes.ts'
import { sessionRoutes } from './editors/session-routes.ts'
import { tokenRoutes } from './editors/token-routes.ts'
import type { ContentEnv, NeighbourFactory } from './env.ts'
import { fileRoutes } from './files/routes.ts'
import { passkeyRoutes } from './login/passkey-routes.ts'
import { createLoginRoutes } from './login/routes.ts'
import { createManagementRoutes } from './management/routes.ts'
import { presenceRoutes } from './presence/routes.ts'

/** Creates the routes for editing by people and machines: all of the service except GraphQL. */
export function createEditing(createNeighbours: NeighbourFactory) {
  const editing = new Hono<ContentEnv>()
  editing.use('/api/content/*', requireEditing)
  editing.route('/api/content', createHookRoutes(createNeighbours, findConnector))
  editing.route('/api/content', createLoginRoutes(createNeighbours))
  editing.use('/api/content/*', requireIdentity)
  for (const routes of [
    sessionRoutes,
    deskIdentityRoutes,
    createPeopleRoutes(createNeighbours),
    tokenRoutes,
    passkeyRoutes,
  ])
    editing.route('/api/content', routes)
  editing.route('/api/content', createConnectorRoutes(createNeighbours, findConnector))
  editing.route('/api/content', presenceRoutes)
  editing.use('/api/content/entries/:id/*', refuseCmsEntries(findConnector))
  editing.route('/api/content', createManagementRoutes(createNeighbours, findConnector))
  editing.route('/api/content/files', fileRoutes)

  editing.notFound(c => c.json({ errors: [{ message: 'There is nothing at this address.' }] }, 404))
  editing.onError((error, c) => {
    console.error('Content service:', error)
    return c.json({ errors: { server: 'failed' } }, 500)
  })
  return editing
}
