import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { textAt, valueAt } from '../../support/answer.ts'
import { startShop } from '../../support/app.ts'
import { createEditor } from '../../support/editor.ts'
import { operate } from '../../support/operate.ts'
import { operatorTokens } from '../../support/operator-tokens.ts'
import { createPageClient } from './as-editor.ts'

const shop = await startShop(operatorTokens)
const operator = createEditor(shop, operatorTokens.CONTENT_TOKEN)
const { ask, logIn } = createPageClient(shop)

const description = v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) })

/** Lists all operations in the API description of the content service. */
function listOperations() {
  const { paths } = v.parse(description, JSON.parse(readFileSync('docs/api/content-management.json', 'utf8')))
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter(name => ['get', 'post', 'put', 'delete', 'patch'].includes(name))
      .map(name => ({ method: name.toUpperCase(), path: path.replace(/\{\w+\}/g, '1001') })),
  )
}

const newToken = v.object({ id: v.string(), token: v.string() })

const invite = async (email: string, role: string, deskRoles: string[]) => {
  const { status, body } = await operator.ask('POST', '/editors', { email, role, deskRoles })
  expect(status, email).toBe(201)
  return { id: textAt(body, 'id'), cookie: await logIn(email) }
}

/** Calls the commerce service with the desk identity that belongs to an editor's cookie. */
async function manage(cookie: string, method: string, path: string) {
  const identity = await ask(cookie, 'POST', '/identity')
  if (identity.status !== 200) return identity.status
  const headers = { Authorization: `Bearer ${textAt(identity.body, 'token')}`, 'Content-Type': 'application/json' }
  return (await shop.get(`/api/checkout/management/${path}`, { method, headers })).status
}

test('people with a desk role have its rights in the commerce service until they are removed', async () => {
  const packer = await invite('packer@example.com', 'none', ['pack'])
  expect(await manage(packer.cookie, 'GET', 'orders')).toBe(200)
  expect(await manage(packer.cookie, 'GET', 'vouchers')).toBe(403)
  const writer = await invite('writer@example.com', 'write', [])
  expect(await manage(writer.cookie, 'GET', 'orders')).toBe(403)
  const owner = await logIn()
  expect((await ask(owner, 'PUT', `/editors/${writer.id}`, { deskRoles: ['own', 'service'] })).body).toMatchObject({
    ...{ role: 'write', deskRoles: ['service', 'own'] },
  })
  expect(await manage(writer.cookie, 'GET', 'setup')).toBe(200)
  expect((await ask(owner, 'DELETE', `/editors/${packer.id}`)).status).toBe(200)
  expect(await manage(packer.cookie, 'GET', 'orders')).toBe(401)
  expect((await operator.ask('POST', '/identity')).status).toBe(403)
})

test('people without rights to content can log in, but can neither read nor change content', async () => {
  const { cookie } = await invite('desk-only@example.com', 'none', ['service'])
  for (const [method, path] of [
    ...[['GET', '/session'] as const, ['GET', '/sessions'] as const, ['GET', '/passkeys'] as const],
  ])
    expect((await ask(cookie, method, path)).status, path).toBe(200)
  const others = listOperations().filter(
    ({ path }) => !/^\/(login|session|sessions|passkeys|identity|webhooks)\b/.test(path),
  )
  expect(others.length).toBeGreaterThan(40)
  for (const { method, path } of others)
    expect((await ask(cookie, method, path, method === 'GET' ? undefined : {})).status, `${method} ${path}`).toBe(403)
  const page = await (await shop.get('/editing', { headers: { Cookie: cookie } })).text()
  expect(page).toContain('href="/desk"')
  for (const link of ['/editing/files', '/editing/duties', 'id="entries"']) expect(page).not.toContain(link)
  expect(await (await shop.get('/', { headers: { Cookie: cookie } })).text()).not.toContain('preview-bar')
})

test('a token has at most the desk roles of the person who made it, expires on time, and works for commands', async () => {
  const owner = await logIn()
  const id = textAt((await ask(owner, 'GET', '/session')).body, 'identity.id')
  const make = async (scope: object) =>
    v.parse(newToken, (await ask(owner, 'POST', '/tokens', { name: 'robot', role: 'none', ...scope })).body)
  expect((await ask(owner, 'POST', '/tokens', { name: 'x', role: 'none', deskRoles: ['pack'] })).status).toBe(422)
  const robot = await make({ deskRoles: ['own'], operations: ['orders.list'] })
  const short = await make({ deskRoles: ['own'], expiresAt: '2020-01-01T00:00:00Z' })
  expect((await createEditor(shop, short.token).ask('POST', '/identity')).status).toBe(401)
  const run = async (token: string, ...words: string[]) => {
    process.env.SHOP_TOKEN = token
    try {
      return (await operate(shop, ...words)).text
    } finally {
      delete process.env.SHOP_TOKEN
    }
  }
  expect(await run(robot.token, 'orders')).toContain('No orders')
  expect(await run(robot.token, 'setup')).toMatch(
    /^Your token does not have the role for this \(403\): it must be one of own/,
  )
  expect(await run('content-0', 'orders')).toContain('does not know this SHOP_TOKEN')
  expect(await run(short.token, 'orders')).toContain('has ended')
  expect((await operate(shop, 'log', '--actor', robot.id)).text).toContain('robot')
  const { body: listed } = await ask(owner, 'GET', '/tokens')
  expect(valueAt(listed, 'tokens')).toContainEqual(
    expect.objectContaining({ id: robot.id, deskRoles: ['own'], operations: ['orders.list'] }),
  )
  // If the person who made the token loses a desk role, the token loses it too.
  await operator.ask('PUT', `/editors/${id}`, { deskRoles: [] })
  expect((await createEditor(shop, robot.token).ask('POST', '/identity')).status).toBe(403)
})
