import { expect, test } from 'vitest'
import { recordsAt, textAt } from '../support/answer.ts'
import { sharedShop } from '../support/app.ts'
import { createEditor, editorVars } from '../support/editor.ts'

const shop = await sharedShop(editorVars)
const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
const enter = () => shop.get(`/api/preview?path=/&secret=${editorVars.PREVIEW_SECRET}`)
const cookieOf = (response: Awaited<ReturnType<typeof enter>>) =>
  response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
const withCookie = (path: string, cookie: string) => shop.get(path, { headers: { Cookie: cookie } })

const formType = 'application/x-www-form-urlencoded'

test('an editor previews every page as of another day, and cannot order; shoppers see today', async () => {
  const cookie = cookieOf(await enter())
  const choose = (fields: Record<string, string>, given = cookie, headers: Record<string, string> = {}) =>
    shop.get('/api/preview/day', {
      method: 'POST',
      body: `${new URLSearchParams({ path: '/sv/info/day?a=1', ...fields })}`,
      headers: { 'Content-Type': formType, Cookie: given, ...headers },
    })
  const titled = (title: string) => ({
    seoData: { title: { en: 'A' }, description: { en: 'B' } },
    title: { en: title },
    lead: { en: 'D' },
    body: { en: [] },
  })
  const before = new Date().toISOString()
  await editor.save('page', '/info/day', titled('Day of now'))
  await editor.publish('/info/day')
  await editor.save('page', '/info/day', titled('Day to come'))
  await editor.publish('/info/day', { at: '2090-06-01T08:00:00Z' })
  await editor.save('page', '/info/undated', titled('Undated'))

  const chosen = await choose({ time: '2090-06-01T08:00:00.000Z', zone: 'Europe/Stockholm' })
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, '/sv/info/day?a=1'])
  const setCookie = chosen.headers.get('Set-Cookie') ?? ''
  expect(setCookie).toMatch(/^as-of=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/)
  const [asOf = ''] = setCookie.split(';')
  const both = `${cookie}; ${asOf}`
  const look = async (path: string, given: string) => {
    const page = await withCookie(path, given)
    return { status: page.status, cache: page.headers.get('Cache-Control'), html: await page.text() }
  }
  for (const [path, said] of [
    ['/info/day', 'As of 1 Jun 2090, 10:00'],
    ['/sv/info/day', 'Visar 1 juni 2090 10:00'],
  ] as const) {
    const { status, cache, html } = await look(path, both)
    expect([status, cache], path).toEqual([200, 'private, no-store'])
    for (const text of ['Day to come', said, 'data-as-of', 'value="2090-06-01T10:00"']) expect(html).toContain(text)
  }
  // A draft that is not scheduled is not part of that day.
  expect((await look('/info/undated', both)).status).toBe(404)
  const checkout = await look('/checkout', both)
  expect(checkout.html).toContain('Nothing is ordered on another day')
  expect((await look('/checkout', cookie)).html).toContain('name="checkout/checkout"')
  // No live prices are returned, because they would replace the prices of that day.
  const live = async (given: string) => {
    const headers = { 'Content-Type': 'application/json', Cookie: given }
    const answer = await shop.get('/api/checkout/products', { method: 'POST', body: '{"products":["1001"]}', headers })
    return recordsAt(await answer.json(), 'products').length
  }
  expect([await live(both), await live(cookie), await live(asOf)]).toEqual([0, 1, 1])
  // A shopper who has only the cookie of the day sees the public page.
  const shopper = await look('/info/day', asOf)
  expect(shopper.html).toContain('Day of now')
  expect(shopper.html).not.toContain('preview-')
  expect(shopper.html.length).toBe((await look('/info/day', '')).html.length)

  const past = await choose({ time: before }, both)
  const { status, html } = await look('/info/day', `${cookie}; ${cookieOf(past)}`)
  expect([status, html.includes('preview-bar'), html.includes('As of')]).toEqual([404, true, true])
  const local = await choose({ time: '2090-06-01T08:00', zone: 'Mars/Olympus' })
  expect((await look('/info/day', `${cookie}; ${cookieOf(local)}`)).html).toContain('As of 1 Jun 2090, 08:00')

  const today = await choose({}, both)
  expect([today.status, today.headers.get('Set-Cookie')]).toEqual([303, expect.stringMatching(/^as-of=; Max-Age=0/)])
  expect((await choose({ path: '//evil.example' }, both)).headers.get('Location')).toBe('/')
  const left = await shop.get('/api/preview/logout', { headers: { Cookie: both } })
  expect(left.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^as-of=; Max-Age=0/))
  expect((await choose({ time: before }, asOf)).status).toBe(401)
  expect((await choose({ time: before }, both)).status).toBe(401)
  const again = cookieOf(await enter())
  for (const time of ['tomorrow', '2090-13-01T08:00', '9'.repeat(5000)])
    expect((await choose({ time }, again)).status, time.slice(0, 20)).toBe(422)
  expect((await choose({ time: before }, again, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  for (const nonsense of ['x', '{}', '{"at":"1"}', '%E0%A4', 'x'.repeat(3000)])
    expect((await look('/info/day', `${again}; as-of=${nonsense}`)).html).toContain('As of today')
})

test('an editor previews the shop with a release, whether it is scheduled or not', async () => {
  const cookie = cookieOf(await enter())
  const titled = (title: string) => ({
    seoData: { title: { en: 'A' }, description: { en: 'B' } },
    title: { en: title },
    lead: { en: 'D' },
    body: { en: [] },
  })
  for (const id of ['/info/with-release', '/info/without-release']) await editor.save('page', id, titled(`Of ${id}`))
  const entries = [{ type: 'page', id: '/info/with-release' }]
  const { body } = await editor.ask('POST', '/releases', { name: 'Autumn <b>', entries })
  const release = textAt(body, 'id')
  const choose = (release: string) =>
    shop.get('/api/preview/day', {
      method: 'POST',
      body: `release=${release}`,
      headers: { 'Content-Type': formType, Cookie: cookie },
    })
  const both = `${cookie}; ${cookieOf(await choose(release))}`
  const html = await (await withCookie('/info/with-release', both)).text()
  for (const text of ['Of /info/with-release', 'As of “Autumn &lt;b&gt;”', 'data-as-of']) expect(html).toContain(text)
  expect((await withCookie('/info/without-release', both)).status).toBe(404)
  expect(await (await withCookie('/checkout', both)).text()).toContain('as of “Autumn')
  for (const unknown of ['x', '..%2Fentries', crypto.randomUUID()]) expect((await choose(unknown)).status).toBe(422)
  // A scheduled release is part of the preview of its day.
  await editor.ask('POST', `/releases/${release}/publish`, { at: '2091-01-01T00:00:00Z' })
  for (const [time, status] of [
    ['2090-12-31T23:59:00Z', 404],
    ['2091-01-01T00:00:00Z', 200],
  ] as const) {
    const day = await shop.get('/api/preview/day', {
      method: 'POST',
      body: `time=${time}`,
      headers: { 'Content-Type': formType, Cookie: cookie },
    })
    expect((await withCookie('/info/with-release', `${cookie}; ${cookieOf(day)}`)).status, time).toBe(status)
  }
  await editor.ask('DELETE', `/releases/${release}`)
  // The preview of a release gets no live prices either.
  const prices = await shop.get('/api/checkout/products', {
    method: 'POST',
    body: '{"products":["1005"]}',
    headers: { 'Content-Type': 'application/json', 'API-Token': 'none', Cookie: both },
  })
  expect(await prices.json()).toMatchObject({ products: [] })
})

test('a day whose content differs too much from today’s is refused, and the previous choice stays', async () => {
  const cookie = cookieOf(await enter())
  const db = shop.env.CONTENT_DB
  const many = `WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 501)`
  await db.batch([
    db.prepare(
      `INSERT INTO entries (type, id, status, slug, data, created_at) ${many}
       SELECT 'dealer', 'many-' || n, 'draft', 'many-' || n, '{}', '2026' FROM number`,
    ),
    db.prepare(`INSERT INTO schedule (type, id, at) ${many} SELECT 'dealer', 'many-' || n, '2095' FROM number`),
  ])
  const refused = await shop.get('/api/preview/day', {
    method: 'POST',
    body: 'time=2096-01-01T00:00:00Z',
    headers: { 'Content-Type': formType, Cookie: cookie },
  })
  expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([422, null])
  await db.batch(['schedule', 'entries'].map(table => db.prepare(`DELETE FROM ${table} WHERE id LIKE 'many-%'`)))
})
