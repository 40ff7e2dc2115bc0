import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test, vi } from 'vitest'
import { commerce } from '#src/services/commerce/app.ts'
import { management as managementApp } from '#src/services/commerce/management/app.ts'
import { unsupportedRoutes } from '#src/services/commerce/unsupported-routes.ts'
import { checkout, documentOf, management } from '../../tools/openapi/document.ts'

vi.mock('cloudflare:workers', () => ({ DurableObject: class {}, exports: {} }))

/** The routes of a router without its middleware, as `GET /path`. */
const routesOf = (routes: { method: string; path: string }[], base: string) =>
  routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path.slice(base.length)}`)

const described = (tags: Record<string, object>) => Object.values(tags).flatMap(operations => Object.keys(operations))

test('every route is described, and nothing else', () => {
  const unsupported = new Set(routesOf(unsupportedRoutes.routes, ''))
  const routes = routesOf(commerce.routes, '/api/checkout').filter(
    route => !unsupported.has(route) && !route.includes(' /management/'),
  )
  expect(unsupported.size).toBeGreaterThan(0)
  expect(described(checkout.tags).sort()).toEqual([...new Set(routes)].sort())
  expect(described(management.tags).sort()).toEqual(routesOf(managementApp.routes, '').sort())
})

test.for([
  { name: 'checkout', given: checkout },
  { name: 'management', given: management },
])('the description of the $name interface is valid and up to date: npm run openapi', async ({ name, given }) => {
  const document = documentOf(given)
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect([valid, errors]).toEqual([true, undefined])
  await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(`../../docs/api/${name}.json`)
})
