import { afterAll, expect, test } from 'vitest'
import { roleOf } from '#src/services/content/editors/identify.ts'
import { startShop } from '../../app.ts'
import { editorOf } from '../../editor.ts'

const token = 'an-editors-token'
const shop = await startShop({ CONTENT_TOKEN: token })
const operator = editorOf(shop, token)
afterAll(() => shop.close())

const { origin } = new URL(shop.url)

/** A request of a page of the shop, with a session's cookie. */
async function ask(cookie: string, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await shop.get(`/api/content${path}`, {
    method,
    headers: { Cookie: cookie, Origin: origin, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json(), cookie: cookieOf(response) }
}

const cookieOf = (response: Awaited<ReturnType<typeof shop.get>>) =>
  response.headers
    .getSetCookie()
    .find(value => value.startsWith('__Host-editor='))
    ?.split(';')[0] ?? ''

test('a local log-in is a session, which opens the preview and ends alone', async () => {
  const answer = await shop.get('/api/content/login/local', { method: 'POST', headers: { Origin: origin } })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^__Host-editor=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const first = cookieOf(answer)
  const second = (await ask('', 'POST', '/login/local')).cookie
  expect(await ask(first, 'GET', '/session')).toMatchObject({
    status: 200,
    body: { identity: { name: 'Local editor', role: 'own', by: 'session' }, passkeys: 0 },
  })
  const html = async (cookie: string) => (await shop.get('/info/faq', { headers: { Cookie: cookie } })).text()
  expect(await html(first)).toContain('<preview-bar')
  expect(await html('')).not.toContain('<preview-bar')
  const left = await shop.get('/api/preview/logout?path=/sv', { headers: { Cookie: first } })
  expect([left.status, left.headers.getSetCookie().join()]).toEqual([302, expect.stringContaining('__Host-editor=;')])
  expect((await ask(first, 'GET', '/session')).status).toBe(401)
  expect(await html(first)).not.toContain('<preview-bar')
  expect((await ask(second, 'GET', '/session')).status).toBe(200)
  expect((await operator.ask('GET', '/session')).body).toMatchObject({
    identity: { name: 'CONTENT_TOKEN', role: 'own' },
  })
})

test('with a cookie, what changes something needs the shop’s own origin', async () => {
  const { cookie } = await ask('', 'POST', '/login/local')
  const entry = { type: 'page', data: {} }
  for (const given of ['', 'null', 'https://evil.example', `${origin}.evil.example`, origin.replace('http', 'https')]) {
    for (const [method, path] of [
      ['PUT', '/entries/start'],
      ['POST', '/previews'],
      ['DELETE', '/session'],
      ['POST', '/login/local'],
    ] as const) {
      const refused = await ask(cookie, method, path, entry, { Origin: given })
      expect([given, path, refused]).toEqual([
        given,
        path,
        { status: 403, body: { errors: { origin: 'not allowed' } }, cookie: '' },
      ])
    }
    expect((await ask(cookie, 'GET', '/session', undefined, { Origin: given })).status).toBe(200)
  }
  expect((await ask(cookie, 'POST', '/previews', { path: '/' })).status).toBe(201)
})

const invite = async (email: string, role: string) => {
  const { status, body } = await operator.ask('POST', '/editors', { email, role })
  expect([email, status]).toEqual([email, 201])
  return String(Object(body).id)
}
const logIn = async (email: string) => (await ask('', 'POST', '/login/local', { email })).cookie

test('people are invited, change roles and are removed; somebody always owns the content', async () => {
  const { cookie: owner } = await ask('', 'POST', '/login/local')
  const id = await invite('Astrid.Berg@Example.com', 'write')
  expect(await ask(owner, 'POST', '/editors', { email: 'astrid.berg@example.com', role: 'own' })).toMatchObject({
    status: 409,
  })
  expect((await ask(owner, 'POST', '/editors', { email: 'nobody', role: 'all' })).body).toEqual({
    errors: { email: 'is no mail address', role: 'must be one of write, publish, own' },
  })
  const cookie = await logIn('astrid.berg@example.com')
  const role = async () => Object((await ask(cookie, 'GET', '/session')).body).identity?.role
  expect([await role(), await roleOf(shop.env.CONTENT_DB, id)]).toEqual(['write', 'write'])
  expect((await ask(cookie, 'PUT', `/editors/${id}`, { role: 'own' })).status).toBe(403)
  expect((await ask(owner, 'PUT', `/editors/${id}`, { role: 'own', name: 'Astrid B.' })).body).toMatchObject({
    name: 'Astrid B.',
    role: 'own',
  })
  expect(await role()).toBe('own')

  const { body: made } = await ask(cookie, 'POST', '/tokens', { name: 'import', role: 'write' })
  const machine = editorOf(shop, String(Object(made).token))
  expect((await machine.ask('GET', '/session')).body).toMatchObject({
    identity: { name: 'import', role: 'write', by: 'token' },
  })
  const { body: listed } = await ask(cookie, 'GET', '/tokens')
  expect(listed).toMatchObject({
    tokens: [{ name: 'import', role: 'write', type: null, editor: 'Astrid B.', usedAt: expect.any(String) }],
  })
  expect(JSON.stringify(listed)).not.toContain(Object(made).token)

  expect((await ask(owner, 'DELETE', `/editors/${id}`)).status).toBe(200)
  expect([await role(), await roleOf(shop.env.CONTENT_DB, id)]).toEqual([undefined, null])
  expect((await machine.ask('GET', '/session')).status).toBe(401)
  expect((await ask(owner, 'DELETE', `/editors/${id}`)).status).toBe(404)

  const { editors } = Object((await ask(owner, 'GET', '/editors')).body)
  expect(editors).toMatchObject([{ name: 'Local editor', role: 'own' }])
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PUT', { role: 'publish' }],
  ] as const)
    expect(await ask(owner, method, `/editors/${editors[0].id}`, body)).toMatchObject({
      status: 409,
      body: { errors: { role: expect.any(String) } },
    })
  expect(await operator.ask('GET', '/events')).toMatchObject({
    body: {
      events: expect.arrayContaining([
        expect.objectContaining({ name: 'Local editor', kind: 'removed', subject: 'Astrid B.' }),
        expect.objectContaining({ name: 'Astrid Berg', kind: 'refused', subject: `PUT /api/content/editors/${id}` }),
        expect.objectContaining({ name: 'CONTENT_TOKEN', kind: 'invited', subject: 'astrid.berg@example.com write' }),
      ]),
    },
  })
  const events = shop.env.CONTENT_DB
  for (const statement of ['DELETE FROM editor_events', `UPDATE editor_events SET name = ''`])
    await expect(events.prepare(statement).run()).rejects.toThrow(/events are not/)
})
