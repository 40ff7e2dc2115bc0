import { afterAll, expect, test } from 'vitest'
import { textAt } from '../support/answer.ts'
import { startShop } from '../support/app.ts'
import { createEditor, inside } from '../support/editor.ts'

const vars = { CONTENT_TOKEN: 'an-editors-token', PREVIEW_SECRET: 'a-preview-secret' }
const shop = await startShop(vars)
const other = await startShop({ CONTENT_TOKEN: 'anothers-token', PREVIEW_SECRET: vars.PREVIEW_SECRET })
const editor = createEditor(shop, vars.CONTENT_TOKEN)
afterAll(() => Promise.all([shop.close(), other.close()]))

const enter = (query: string, headers: Record<string, string> = {}, at = shop) =>
  at.get(`/api/preview?${query}`, { headers })
const cookieOf = (response: Awaited<ReturnType<typeof enter>>) =>
  response.headers.get('Set-Cookie')?.split(';')[0] ?? ''
const withCookie = (path: string, cookie: string, headers: Record<string, string> = {}) =>
  shop.get(path, { headers: { Cookie: cookie, ...headers } })

const secret = `secret=${vars.PREVIEW_SECRET}`
const marker = 'Unpublished-words'
await editor.change('/info/faq', () => ({ title: { en: marker } }))
await editor.change('1005', () => ({ lead: { en: marker } }))
await editor.change('global', data => inside(data, 'config', { shopName: `Dager ${marker}` }))

/** Some `data-edit` values, which mark what editors can click, in the frame and on each page. */
const inFrame = ['globalContent:global header.0', 'globalContent:global footer.newsletterText']
const onStart = [...inFrame, 'startPage:start hero.title', 'startPage:start newsTitle']
const marksOf: Record<string, string[]> = {
  '/': onStart,
  '/sv': onStart,
  '/info/faq': [...inFrame, 'page:/info/faq title', 'page:/info/faq body'],
  '/product/ringholm-pendant-brass': [...inFrame, 'product:1008 lead', 'product:1008 media'],
  '/checkout': [],
}
const marks = [...new Set(Object.values(marksOf).flat())]

test('the secret opens the preview, which shows drafts on every page and is neither cached nor indexed', async () => {
  const opened = await enter(`path=/info/faq&${secret}`)
  expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/info/faq'])
  expect(opened.headers.get('Set-Cookie')).toMatch(
    /^preview=until[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(opened.headers.get('Cache-Control')).toBe('private, no-store')
  const cookie = cookieOf(opened)
  for (const path of [
    '/',
    '/sv',
    '/info/faq',
    '/product/ringholm-pendant-brass',
    '/category/shop',
    '/search/murla',
    '/checkout',
    '/nothing',
  ]) {
    for (let visit = 0; visit < 2; visit++) {
      const page = await withCookie(path, cookie)
      const html = await page.text()
      expect(page.status, path).toBe(path === '/nothing' ? 404 : 200)
      expect(html).toContain(marker)
      expect(html).toContain('<preview-bar')
      expect(
        marks.filter(mark => html.includes(`data-edit="${mark}"`)),
        path,
      ).toEqual(marksOf[path] ?? inFrame)
      expect(html).toContain('name="robots" content="noindex"')
      expect(html).not.toContain('slot-for')
      expect(page.headers.get('Cache-Control'), path).toBe('private, no-store')
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
      expect(page.headers.get('Cache-Tag')).toBeNull()
      const outside = await shop.get(path)
      const text = await outside.text()
      expect(text).not.toContain(marker)
      expect(text).not.toContain('preview-bar')
      expect(text).not.toContain('data-edit')
      expect(outside.headers.get('X-Robots-Tag')).toBeNull()
    }
  }
  const global = await withCookie('/api/getGlobalData?locale=sv', cookie)
  expect(await global.json()).toMatchObject({ config: { shopName: `Dager ${marker}` } })
  expect((await withCookie('/api/getGlobalData?locale=de', cookie)).status).toBe(400)
  const swedish = await withCookie('/sv/api/getGlobalData', cookie)
  expect(await swedish.json()).toMatchObject({ header: [{ title: 'Belysning' }, {}] })
  const refused = await shop.get('/api/getGlobalData')
  expect([refused.status, refused.headers.get('Cache-Control')]).toEqual([401, 'private, no-store'])
})

test('no other cookie opens the preview', async () => {
  const good = cookieOf(await enter(`path=/&${secret}`))
  const [name = '', value = ''] = good.split(/=(.*)/)
  const [text = '', signature = ''] = decodeURIComponent(value).split(/\.(?=[^.]+$)/)
  const foreign = cookieOf(await enter(`path=/&${secret}`, {}, other))
  expect(foreign).toMatch(/^preview=/)
  const sign = async (value: string, key: string) => {
    const encoder = new TextEncoder()
    const hmac = await crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
    ])
    const bytes = await crypto.subtle.sign('HMAC', hmac, encoder.encode(value))
    return `${name}=${encodeURIComponent(`${value}.${btoa(String.fromCharCode(...new Uint8Array(bytes)))}`)}`
  }
  const key = `preview:${vars.CONTENT_TOKEN}`
  const id = text.split(':')[2] ?? ''
  const later = `until:${Date.now() + 100_000}:${id}`
  // A cookie that this test signs correctly for an open preview is valid.
  expect((await withCookie('/api/getGlobalData', await sign(later, key))).status).toBe(200)
  const tricks = [
    foreign,
    await sign(`until:${Date.now() - 1}:${id}`, key),
    await sign(`until:${Date.now() + 100_000}:${crypto.randomUUID()}`, key),
    await sign(`until:${Date.now() + 100_000}`, key),
    await sign('true', key),
    await sign(`until:1e99:${id}`, key),
    await sign(`until:-1:${id}`, key),
    await sign(later, vars.CONTENT_TOKEN),
    await sign(later, vars.PREVIEW_SECRET),
    await sign(later, 'preview:'),
    `${name}=${encodeURIComponent(`until:${Date.now() + 9e9}:${id}.${signature}`)}`,
    `${name}=${encodeURIComponent(`${text}.${signature.slice(0, -4)}AAA=`)}`,
    `${name}=${encodeURIComponent(text)}`,
    `${name}=${encodeURIComponent(`${text}.`)}`,
    `${name}=`,
    `${name}=true`,
    `${name}=%E0%A4%A`,
    `${name}=${'x'.repeat(4000)}`,
    `__Host-${good}`,
    `__Secure-${good}`,
    good.replace('preview', 'Preview'),
    `country=${value}`,
    'preview=true',
    'preview=1; __Host-preview=1',
  ]
  for (const cookie of tricks) {
    const page = await withCookie('/info/faq', cookie)
    const html = await page.text()
    expect([page.status, html.includes(marker), html.includes('preview-bar')], cookie).toEqual([200, false, false])
    const global = await withCookie('/api/getGlobalData?locale=en', cookie)
    expect(global.status, cookie).toBe(401)
    expect(await global.text()).not.toContain(marker)
  }
})

test('no other secret, link or header opens the preview', async () => {
  for (const query of [
    'path=/',
    `path=/&secret=`,
    'path=/&secret=x',
    `path=/&secret=${vars.CONTENT_TOKEN}`,
    'path=/&link=',
    'path=/&link=x',
    'path=/&link=..%2F..%2Fentries',
  ]) {
    const refused = await enter(query)
    expect([refused.status, refused.headers.get('Set-Cookie')], query).toEqual([401, null])
  }
  const pretended: Record<string, string>[] = [
    { 'X-Preview': 'true' },
    { Authorization: `Bearer ${vars.CONTENT_TOKEN}` },
  ]
  for (const headers of pretended) {
    expect(await (await shop.get('/info/faq?preview=true', { headers })).text()).not.toContain(marker)
  }
})

test('a preview link works once and only for its path, and prefetching does not use it up', async () => {
  const link = async (path: string) => textAt((await editor.ask('POST', '/previews', { path })).body, 'link')
  const path = '/sv/info/faq'
  const address = `path=${encodeURIComponent(path)}&link=${await link(path)}`
  expect((await enter(address.replace('faq', 'press'))).status).toBe(401)
  const looks: Record<string, string>[] = [
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
  ]
  for (const ahead of looks) {
    const looked = await enter(address, ahead)
    expect([looked.status, looked.headers.get('Set-Cookie')]).toEqual([204, null])
  }
  const both = await Promise.all([enter(address), enter(address)])
  expect(both.map(({ status }) => status).sort()).toEqual([302, 401])
  const old = await link('/')
  await shop.env.CONTENT_DB.prepare(`UPDATE preview_links SET expires_at = '2026-01-01T00:00:00.000Z'`).run()
  expect((await enter(`path=/&link=${old}`)).status).toBe(401)
})

test('leaving a preview invalidates all copies of its cookie, but no other preview', async () => {
  const [left, other] = [cookieOf(await enter(`path=/&${secret}`)), cookieOf(await enter(`path=/&${secret}`))]
  expect((await withCookie('/api/getGlobalData', left)).status).toBe(200)
  const leave = (headers: Record<string, string>) =>
    shop.get('/api/preview/logout', { headers: { Cookie: left, ...headers } })
  // Requests from other sites and prefetching do not end the preview.
  await leave({ 'Sec-Fetch-Site': 'cross-site' })
  await leave({ 'Sec-Purpose': 'prefetch' })
  expect((await withCookie('/api/getGlobalData', left)).status).toBe(200)
  await leave({ 'Sec-Fetch-Site': 'same-origin' })
  expect((await withCookie('/api/getGlobalData', left)).status).toBe(401)
  const page = await withCookie('/info/faq', left)
  expect([page.status, (await page.text()).includes(marker)]).toEqual([200, false])
  expect((await withCookie('/api/getGlobalData', other)).status).toBe(200)
  // Pages of a preview are not prefetched either.
  const headers = { Cookie: other, 'Sec-Purpose': 'prefetch;prerender' }
  expect((await shop.get('/product/murla-portable-brass', { headers })).status).toBe(503)
})

test('a preview can be left twice, but not by requests from other sites or by prefetching', async () => {
  const leave = (headers: Record<string, string> = {}, query = '?path=/sv/info/faq') =>
    shop.get(`/api/preview/logout${query}`, { headers })
  for (let times = 0; times < 2; times++) {
    const left = await leave({ 'Sec-Fetch-Site': 'same-origin' })
    expect([left.status, left.headers.get('Location')]).toEqual([302, '/sv/info/faq'])
    expect(left.headers.get('Set-Cookie')).toMatch(/^preview=; Max-Age=0; Path=\/;/)
  }
  for (const site of ['cross-site', 'same-site']) {
    const refused = await leave({ 'Sec-Fetch-Site': site })
    expect([refused.status, refused.headers.get('Set-Cookie')]).toEqual([403, null])
  }
  const ahead = await leave({ 'Sec-Purpose': 'prefetch', 'Sec-Fetch-Site': 'same-origin' })
  expect([ahead.status, ahead.headers.get('Set-Cookie')]).toEqual([204, null])
  expect((await shop.get('/api/preview/logout', { method: 'POST' })).status).toBe(404)
  expect((await leave({}, '')).headers.get('Location')).toBe('/')
  expect((await leave({}, '?path=//evil.example')).headers.get('Location')).toBe('/')
})
