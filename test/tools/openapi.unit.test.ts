import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { commerce } from '#src/services/commerce/app.ts'
import { management as managementApp } from '#src/services/commerce/management/app.ts'
import { unsupportedRoutes } from '#src/services/commerce/unsupported-routes.ts'
import { findConnector } from '#src/services/content/connector.ts'
import { createConnectorRoutes, createHookRoutes } from '#src/services/content/connectors/routes.ts'
import { deskIdentityRoutes } from '#src/services/content/editors/desk-identity.ts'
import { createPeopleRoutes } from '#src/services/content/editors/people-routes.ts'
import { sessionRoutes } from '#src/services/content/editors/session-routes.ts'
import { tokenRoutes } from '#src/services/content/editors/token-routes.ts'
import { fileRoutes } from '#src/services/content/files/routes.ts'
import { passkeyRoutes } from '#src/services/content/login/passkey-routes.ts'
import { createLoginRoutes } from '#src/services/content/login/routes.ts'
import { createManagementRoutes } from '#src/services/content/management/routes.ts'
import { checkout, content, createDocument, management } from '../../tools/openapi/document.ts'

/** Lists the routes of a router as `GET /path`, without its middleware. */
const listRoutes = (routes: { method: string; path: string }[], base: string) =>
  routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path.slice(base.length)}`)

const refuse = () => {
  throw new Error('This test must not call other services')
}
const neighbours = () => ({
  ...{ commerce: refuse, storefront: refuse, mail: refuse, linkSecret: refuse, pricesAt: refuse },
})
/** The parts of the content service below `/api/content`. */
const contentParts = [
  createHookRoutes(neighbours, findConnector),
  createLoginRoutes(neighbours),
  sessionRoutes,
  deskIdentityRoutes,
  createPeopleRoutes(neighbours),
  tokenRoutes,
  passkeyRoutes,
  createConnectorRoutes(neighbours, findConnector),
  createManagementRoutes(neighbours, findConnector),
]

const described = (tags: Record<string, object>) => Object.values(tags).flatMap(operations => Object.keys(operations))

test('the interface description has every route, and nothing else', () => {
  const unsupported = new Set(listRoutes(unsupportedRoutes.routes, ''))
  const routes = listRoutes(commerce.routes, '/api/checkout').filter(
    route => !unsupported.has(route) && !route.includes(' /management/'),
  )
  expect(unsupported.size).toBeGreaterThan(0)
  expect(described(checkout.tags).sort()).toEqual([...new Set(routes)].sort())
  expect(described(management.tags).sort()).toEqual(listRoutes(managementApp.routes, '').sort())
  const contentRoutes = contentParts.flatMap(part => listRoutes(part.routes, ''))
  const filePaths = listRoutes(fileRoutes.routes, '').map(route => route.replace(/ \/?/, ' /files/').replace(/\/$/, ''))
  expect(described(content.tags).sort()).toEqual([...new Set([...contentRoutes, ...filePaths])].sort())
})

test.for([
  { name: 'checkout', given: checkout },
  { name: 'management', given: management },
  { name: 'content-management', given: content },
])(
  'the description of the $name interface, written by npm run openapi, is valid and up to date',
  async ({ name, given }) => {
    const document = createDocument(given)
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect([valid, errors]).toEqual([true, undefined])
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(`../../docs/api/${name}.json`)
  },
)
