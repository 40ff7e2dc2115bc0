import { afterAll, expect, test } from 'vitest'
import { findRole } from '#src/services/content/editors/identify.ts'
import { digestSecret } from '#src/services/content/lib/secrets.ts'
import { recordsAt, textAt, valueAt } from '../../support/answer.ts'
import { startShop } from '../../support/app.ts'
import { createEditor } from '../../support/editor.ts'
import { createPageClient, parseSession } from './as-editor.ts'

const token = 'an-editors-token'
const shop = await startShop({ CONTENT_TOKEN: token, MANAGEMENT_TOKEN: 'an-operators-token', DESK_KEY: 'a-desk-key' })
const operator = createEditor(shop, token)
afterAll(() => shop.close())

const { ask, logIn, origin } = createPageClient(shop)

test('a local login starts a session with preview, and logging out ends only this session', async () => {
  const answer = await shop.get('/api/content/login/local', { method: 'POST', headers: { Origin: origin } })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^editor=[0-9a-f]{64}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  const first = parseSession(answer)
  const second = await logIn()
  expect(await ask(first, 'GET', '/session')).toMatchObject({
    status: 200,
    body: { identity: { name: 'Local editor', role: 'own', by: 'session' }, passkeys: 0 },
  })
  const html = async (cookie: string) => (await shop.get('/info/faq', { headers: { Cookie: cookie } })).text()
  expect(await html(first)).toContain('<preview-bar')
  expect(await html('')).not.toContain('<preview-bar')
  const left = await shop.get('/api/preview/logout?path=/sv', { headers: { Cookie: first } })
  expect([left.status, left.headers.getSetCookie().join()]).toEqual([302, expect.stringContaining('editor=;')])
  expect((await ask(first, 'GET', '/session')).status).toBe(401)
  expect(await html(first)).not.toContain('<preview-bar')
  expect((await ask(second, 'GET', '/session')).status).toBe(200)
  expect((await operator.ask('GET', '/session')).body).toMatchObject({
    identity: { name: 'CONTENT_TOKEN', role: 'own' },
  })
})

test('changes with a session cookie require the shop’s own origin', async () => {
  const cookie = await logIn()
  const entry = { type: 'page', data: {} }
  for (const given of ['', 'null', 'https://evil.example', `${origin}.evil.example`, origin.replace('http', 'https')]) {
    for (const [method, path] of [
      ['PUT', '/entries/start'],
      ['POST', '/previews'],
      ['DELETE', '/session'],
      ['POST', '/login/local'],
    ] as const) {
      const refused = await ask(cookie, method, path, entry, { Origin: given })
      expect(refused, `${given} ${path}`).toEqual({
        status: 403,
        body: { errors: { origin: 'not allowed' } },
        cookie: '',
      })
    }
    expect((await ask(cookie, 'GET', '/session', undefined, { Origin: given })).status).toBe(200)
  }
  expect((await ask(cookie, 'POST', '/previews', { path: '/' })).status).toBe(201)
})

const invite = async (email: string, role: string) => {
  const { status, body } = await operator.ask('POST', '/editors', { email, role })
  expect(status, email).toBe(201)
  return textAt(body, 'id')
}

test('editors can be invited, given other roles and removed, but one owner always remains', async () => {
  const owner = await logIn()
  const id = await invite('Astrid.Berg@Example.com', 'write')
  expect(await ask(owner, 'POST', '/editors', { email: 'astrid.berg@example.com', role: 'own' })).toMatchObject({
    status: 409,
  })
  expect((await ask(owner, 'POST', '/editors', { email: 'nobody', role: 'all' })).body).toEqual({
    errors: { email: 'is not an email address', role: 'must be one of none, write, publish, own' },
  })
  const cookie = await logIn('astrid.berg@example.com')
  const role = async () => valueAt((await ask(cookie, 'GET', '/session')).body, 'identity.role')
  expect([await role(), await findRole(shop.env.CONTENT_DB, id)]).toEqual(['write', 'write'])
  expect((await ask(cookie, 'PUT', `/editors/${id}`, { role: 'own' })).status).toBe(403)
  expect((await ask(owner, 'PUT', `/editors/${id}`, { role: 'own', name: 'Astrid B.' })).body).toMatchObject({
    name: 'Astrid B.',
    role: 'own',
  })
  expect(await role()).toBe('own')

  const { body: made } = await ask(cookie, 'POST', '/tokens', { name: 'import', role: 'write' })
  const machine = createEditor(shop, textAt(made, 'token'))
  expect((await machine.ask('GET', '/session')).body).toMatchObject({
    identity: { name: 'import', role: 'write', by: 'token' },
  })
  const { body: listed } = await ask(cookie, 'GET', '/tokens')
  expect(listed).toMatchObject({
    tokens: [{ name: 'import', role: 'write', type: null, editor: 'Astrid B.', usedAt: expect.any(String) }],
  })
  expect(JSON.stringify(listed)).not.toContain(textAt(made, 'token'))

  expect((await ask(owner, 'DELETE', `/editors/${id}`)).status).toBe(200)
  expect([await role(), await findRole(shop.env.CONTENT_DB, id)]).toEqual([undefined, null])
  expect((await machine.ask('GET', '/session')).status).toBe(401)
  expect((await ask(owner, 'DELETE', `/editors/${id}`)).status).toBe(404)

  const { body: left } = await ask(owner, 'GET', '/editors')
  expect(left).toMatchObject({ editors: [{ name: 'Local editor', role: 'own' }] })
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PUT', { role: 'publish' }],
  ] as const)
    expect(await ask(owner, method, `/editors/${textAt(left, 'editors.0.id')}`, body)).toMatchObject({
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

test('actions that a role or a token does not allow are refused with 403, and recorded', async () => {
  for (const role of ['write', 'publish']) await invite(`${role}r@example.com`, role)
  const createToken = async (role: string, type: string | null = null) =>
    textAt((await operator.ask('POST', '/tokens', { name: `${role} ${type}`, role, type })).body, 'token')
  const sessions = { writer: await logIn('writer@example.com'), publisher: await logIn('publishr@example.com') }
  const tokens = {
    'write null': await createToken('write'),
    'own null': await createToken('own'),
    'write product': await createToken('write', 'product'),
  }
  const access = [
    ...['GET /editors', 'POST /editors', 'PUT /editors/x', 'DELETE /editors/x'],
    ...['GET /tokens', 'POST /tokens', 'DELETE /tokens/x'],
  ]
  const owners = [...access, 'GET /events', 'POST /synchronise', 'POST /rebuild']
  const publishers = ['POST /entries/start/publish', 'DELETE /entries/start/publish', 'POST /entries/start/unpublish']
  const people = ['GET /passkeys', 'POST /passkeys/options', 'DELETE /sessions/x']
  const forbidden = {
    writer: [...owners, ...publishers],
    publisher: owners,
    'write null': [...owners, ...publishers, ...people],
    'own null': [...access, ...people],
    'write product': [
      ...['GET /entries', 'GET /entries?type=page', 'GET /entries/1005', 'POST /entries/1005/restore?type=page'],
      ...['PUT /entries/start', 'PUT /entries/1005?type=page', 'POST /previews', 'POST /files', 'GET /editors'],
    ],
  }
  const requests = Object.entries(forbidden).flatMap(([who, list]) => list.map(request => ({ who, request })))
  expect(requests.length).toBeGreaterThan(40)
  for (const { who, request } of requests) {
    const [method = '', path = ''] = request.split(' ')
    const body = method === 'GET' ? undefined : { type: 'start', role: 'own', email: 'x@example.com', name: 'x' }
    const status =
      who in sessions
        ? (await ask(Reflect.get(sessions, who), method, path, body)).status
        : (await createEditor(shop, Reflect.get(tokens, who)).ask(method, path, body)).status
    expect(status, `${who} ${request}`).toBe(403)
  }
  const { body: newer } = await operator.ask('GET', '/events')
  const { body: older } = await operator.ask('GET', `/events?before=${valueAt(newer, 'next') ?? 1}`)
  const events = [newer, older].flatMap(page => recordsAt(page, 'events'))
  const recorded = events.map(({ name, kind, subject }) => `${kind} ${name} ${subject}`)
  const nameOf = (who: string) => ({ writer: 'Writer', publisher: 'Publishr' })[who] ?? who
  for (const { who, request } of requests) {
    const [method = '', path = ''] = request.split(/[ ?]/)
    expect(recorded).toContain(`refused ${nameOf(who)} ${method} /api/content${path}`)
  }
  const allowed = createEditor(shop, tokens['write product'])
  expect((await allowed.ask('GET', '/entries/1005?type=product')).status).toBe(200)
  expect((await allowed.ask('GET', '/entries?type=product')).status).toBe(200)
})

test('sessions are listed, can be ended from another session, and expire', async () => {
  const [here, there] = [await logIn('writer@example.com'), await logIn('writer@example.com')]
  const sessions = recordsAt((await ask(here, 'GET', '/sessions')).body, 'sessions')
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1)
  const loadStatus = async (cookie: string) => (await ask(cookie, 'GET', '/session')).status
  const stranger = await logIn('publishr@example.com')
  for (const { id, isThis } of sessions) {
    expect((await ask(stranger, 'DELETE', `/sessions/${id}`)).status).toBe(404)
    if (!isThis) expect((await ask(here, 'DELETE', `/sessions/${id}`)).status).toBe(200)
  }
  expect([await loadStatus(here), await loadStatus(there)]).toEqual([200, 401])
  const db = shop.env.CONTENT_DB
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const loadExpiry = async (cookie: string) =>
    db
      .prepare('SELECT expires_at FROM editor_sessions WHERE digest = ?')
      .bind(await digestSecret(cookie.split('=')[1] ?? ''))
      .first<string>('expires_at')
  // Using a session extends it, but not beyond 30 days after its start.
  await db.prepare('UPDATE editor_sessions SET used_at = ?, expires_at = ?').bind(hoursAgo(11), hoursAgo(-1)).run()
  expect(await loadStatus(here)).toBe(200)
  expect(Date.parse((await loadExpiry(here)) ?? '')).toBeGreaterThan(Date.now() + 11 * 3_600_000)
  await db.prepare('UPDATE editor_sessions SET created_at = ?, used_at = ?').bind(hoursAgo(719), hoursAgo(2)).run()
  expect(await loadStatus(here)).toBe(200)
  expect(Date.parse((await loadExpiry(here)) ?? '')).toBeLessThan(Date.now() + 3_700_000)
  await db.prepare('UPDATE editor_sessions SET expires_at = ?').bind(hoursAgo(0.1)).run()
  expect(await loadStatus(here)).toBe(401)
})

test('an owner creates a product with a form, and its page is a draft', async () => {
  await invite('new-products@example.com', 'write')
  const [owner, writer] = [await logIn(), await logIn('new-products@example.com')]
  const path = '/editing/new-product'
  const send = async (cookie: string, given: Record<string, string>, from = origin) => {
    const headers = { Cookie: cookie, Origin: from, 'Content-Type': 'application/x-www-form-urlencoded' }
    const answer = await shop.get(path, { method: 'POST', headers, body: `${new URLSearchParams(given)}` })
    return { status: answer.status, to: answer.headers.get('Location'), html: await answer.text() }
  }
  const form = await (await shop.get(path, { headers: { Cookie: owner } })).text()
  expect(form).toMatch(/name="number"[^>]* value="\d+"/)
  const [, category = ''] = /<option value="(\d+)"/.exec(form) ?? []
  const lamp = { name: 'Moln', 'finish-en': 'Smoke grey', 'finish-sv': 'Rökgrå', category, number: '98765', stock: '3' }
  for (const cookie of ['', writer])
    expect(await send(cookie, { ...lamp, 'price-65': '995' })).toMatchObject({ status: 303, to: '/editing' })
  expect(await send(owner, { ...lamp, 'price-65': '995' }, 'https://evil.example')).toMatchObject({ to: '/editing' })
  for (const [wrong, wantedText] of [
    [{ name: '' }, 'Enter a name'],
    [{ category: '999' }, 'Choose a category'],
    [{ stock: '-1' }, 'Enter how many there are'],
    [{ 'price-65': 'much' }, 'Enter an amount such as'],
    [{ 'price-65': '' }, 'Enter one price at least'],
    [{ number: '1001' }, 'a product’s already'],
    [{ name: 'Murla Portable', 'finish-en': 'Brass' }, 'Another product has this name and finish'],
  ] as const) {
    const refused = await send(owner, { ...lamp, 'price-65': '995', ...wrong })
    expect([refused.status, refused.html.includes(wantedText)], wantedText).toEqual([422, true])
  }
  const made = await send(owner, { ...lamp, 'price-65': '1 295,50' })
  expect(made).toMatchObject({ status: 303, to: '/product/moln-smoke-grey#edit=product:98765' })
  expect((await shop.get('/product/moln-smoke-grey')).status).toBe(404)
  const drafted = await (await shop.get('/sv/product/moln-smoke-grey', { headers: { Cookie: owner } })).text()
  expect(drafted).toContain('Rökgrå')
  expect(drafted).toMatch(/1\s295,50\skr/)
  expect((await send(owner, { ...lamp, 'price-65': '995' })).html).toContain('a product’s already')

  // A product with only one finish may have no finish name.
  const plain = { ...lamp, 'finish-en': '', 'finish-sv': '', number: '98766', 'price-65': '995' }
  expect(await send(owner, plain)).toMatchObject({ to: '/product/moln#edit=product:98766' })
  const named = await (await shop.get('/product/moln', { headers: { Cookie: owner } })).text()
  expect(named).toMatch(/<title>Moln – /)
})
