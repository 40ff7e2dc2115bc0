import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { textAt } from '../../support/answer.ts'
import { startShop } from '../../support/app.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { createEditor } from '../../support/editor.ts'
import { openServer } from '../../support/open-server.ts'
import { mailsIn, type OutboxMail } from '../commerce/people.ts'
import { createPageClient, parseSession } from './as-editor.ts'
import { loadUpgradeStatus, openPresence } from './presence.ts'

/* Tests every way to log in. A server with public keys stands in for Cloudflare Access. */

const token = 'an-editors-token'
const keys = await generateKeyPair('RS256', { extractable: true })
const others = await generateKeyPair('RS256')
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' }
const team = await openServer(createServer((_, response) => void response.end(JSON.stringify({ keys: [jwk] }))))
const shop = await startShop({ CONTENT_TOKEN: token, ACCESS_TEAM: team.url, ACCESS_AUDIENCE: 'the-shop' })
const operator = createEditor(shop, token)
const { ask, logIn, origin } = createPageClient(shop)
afterAll(() => Promise.all([shop.close(), team.close()]))

/** Counts the network addresses. Each attempt needs a new one, because attempts are limited. */
let network = 0
const createNetworkHeader = () => ({ 'CF-Connecting-IP': `192.0.2.${++network}` })

const invited = await operator.ask('POST', '/editors', { email: 'Astrid@example.com', role: 'publish', language: 'sv' })
const id = textAt(invited.body, 'id')

const loadMails = async (to: string) =>
  (await mailsIn(await shop.get('/__outbox?format=json'))).filter(mail => mail.to === to)
const readAddress = ({ text }: OutboxMail) => /http:\/\/shop\.test(\S+)/.exec(text)?.[1] ?? ''
const readToken = (mail: OutboxMail) => {
  const { searchParams } = new URL(readAddress(mail), origin)
  return `${searchParams.get('i')}.${searchParams.get('id')}`
}
const redeem = (given: string) => ask('', 'POST', '/login/link/use', { token: given }, createNetworkHeader())
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      Origin: origin,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...createNetworkHeader(),
      ...headers,
    },
  })

test('a mailed link logs in once, with a button, and requesting a link does not reveal which addresses are known', async () => {
  const [invitation] = await loadMails('astrid@example.com')
  if (!invitation) throw new Error('No invitation')
  expect(invitation).toMatchObject({ kind: 'editor_invitation', subject: 'Redigera Dager med oss' })
  const address = readAddress(invitation)
  expect(address).toMatch(/^\/sv\/editing\/login\?i=[0-9a-f]{16}&id=[0-9a-f]{64}$/)
  // Mail programs open links by themselves, which must not use them up.
  for (let time = 0; time < 2; time++) expect(await shop.html(address)).toContain('Logga in för att redigera')
  const pressed = await post('/sv/editing/login', { token: readToken(invitation) })
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/sv/editing'])
  const page = await shop.get('/sv/editing', { headers: { Cookie: parseSession(pressed) } })
  const html = await page.text()
  expect(html).toContain('Astrid, utgivare')
  expect(html).toContain('<preview-bar')
  expect(html).not.toContain('id="people"')
  expect(['Cache-Control', 'X-Robots-Tag', 'Referrer-Policy'].map(name => page.headers.get(name))).toEqual([
    ...['private, no-store', 'noindex, nofollow', 'same-origin'],
  ])
  const again = await post('/sv/editing/login', { token: readToken(invitation) })
  expect([again.status, parseSession(again)]).toEqual([404, ''])

  for (const email of ['astrid@example.com', 'nobody@example.com']) {
    const response = await post('/editing', { do: 'link', email })
    expect([response.status, response.headers.get('Location')], email).toEqual([303, '/editing?said=link'])
    expect(await ask('', 'POST', '/login/link', { email }, createNetworkHeader())).toMatchObject({
      status: 202,
      body: {},
    })
  }
  await expect.poll(async () => (await loadMails('astrid@example.com')).length).toBe(3)
  expect(await loadMails('nobody@example.com')).toEqual([])
  // In lower case, the Kelvin sign is a k, so this address matches Kim's. The link must not be sent
  // to the address with the Kelvin sign.
  await operator.ask('POST', '/editors', { email: 'kim@example.com', role: 'write' })
  await ask('', 'POST', '/login/link', { email: '\u212aim@example.com' }, createNetworkHeader())
  const [last, earlier] = await loadMails('astrid@example.com')
  if (!last || !earlier) throw new Error('No links')
  const both = await Promise.all([redeem(readToken(last)), redeem(readToken(last))])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 404])
  const [link = '', secret = ''] = readToken(earlier).split('.')
  const [, lastSecret = ''] = readToken(last).split('.')
  for (const wrong of [link, `${link}.`, `${link}.${lastSecret}`, `${link}.${secret}0`, `.${secret}`, ''])
    expect((await redeem(wrong)).status, wrong).toBe(404)
  await shop.env.CONTENT_DB.prepare(`UPDATE login_links SET expires_at = '2026-01-01T00:00:00.000Z'`).run()
  expect((await redeem(readToken(earlier))).status).toBe(404)
  expect(JSON.stringify(await shop.env.COMMERCE_DB.prepare('SELECT about FROM outbox').all())).not.toContain(secret)
})

test('a passkey logs in, and each challenge works only once and only for what it was made for', async () => {
  const astrid = await logIn('astrid@example.com')
  const owner = await logIn()
  const device = createAuthenticator(origin)
  const challenge = async (cookie: string, path: string) =>
    textAt((await ask(cookie, 'POST', path, {}, createNetworkHeader())).body, 'challenge')
  const add = async (given: object, cookie = astrid) => (await ask(cookie, 'POST', '/passkeys', given)).status

  const made = await challenge(astrid, '/passkeys/options')
  expect(await add(device.create(made), owner)).toBe(422)
  expect(await add(device.create(await challenge('', '/login/passkey/options')))).toBe(422)
  expect(await add(device.create(made, 'https://evil.example'))).toBe(422)
  const used = await challenge(astrid, '/passkeys/options')
  expect(await add(device.create(used))).toBe(201)
  expect(await add(device.create(used))).toBe(422)
  expect(await add(device.create(await challenge(owner, '/passkeys/options')), owner)).toBe(409)

  const enter = (given: object) => ask('', 'POST', '/login/passkey', given, createNetworkHeader())
  const options = () => challenge('', '/login/passkey/options')
  const answer = device.get(await options())
  const entered = await enter(answer)
  expect(entered).toMatchObject({ status: 201, body: { identity: { id, role: 'publish', by: 'session' } } })
  expect((await ask(entered.cookie, 'GET', '/session')).body).toMatchObject({ passkeys: 1 })
  const old = await options()
  await shop.env.CONTENT_DB.prepare(`UPDATE passkey_challenges SET expires_at = '2026-01-01T00:00:00.000Z'`).run()
  const refused = [
    answer,
    device.get(old),
    device.get('made-up'),
    device.get(await challenge(astrid, '/passkeys/options')),
    device.get(await options(), { from: 'https://evil.example' }),
    device.get(await options(), { flags: 1 }),
    createAuthenticator(origin).get(await options()),
    { ...device.get(await options()), response: {} },
  ]
  for (const given of refused) expect(await enter(given)).toMatchObject({ status: 422, cookie: '' })

  const passkey = textAt((await ask(astrid, 'GET', '/passkeys')).body, 'passkeys.0.id')
  expect((await ask(owner, 'DELETE', `/passkeys/${passkey}`)).status).toBe(404)
  expect((await ask(astrid, 'DELETE', `/passkeys/${passkey}`)).status).toBe(200)
  expect((await enter(device.get(await options()))).status).toBe(422)
})

test('Cloudflare Access identifies an editor if its key signed the token for this shop', async () => {
  const jwt = (email: string, change: { audience?: string; issuer?: string; until?: string; key?: CryptoKey } = {}) =>
    unlimited(email, change)
      .setExpirationTime(change.until ?? '5m')
      .sign(change.key ?? keys.privateKey)
  const unlimited = (email: string, change: { audience?: string; issuer?: string } = {}) =>
    new SignJWT({ email })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(change.issuer ?? team.url)
      .setAudience(change.audience ?? 'the-shop')
  const loadIdentity = async (given: string) =>
    ask('', 'GET', '/session', undefined, { 'Cf-Access-Jwt-Assertion': given })
  const good = await jwt('astrid@example.com')
  expect((await loadIdentity(good)).body).toMatchObject({ identity: { id, by: 'access' } })
  const wrong = [
    await jwt('nobody@example.com'),
    await jwt('astrid@example.com', { audience: 'another' }),
    await jwt('astrid@example.com', { issuer: 'https://evil.example' }),
    await jwt('astrid@example.com', { until: '-1m' }),
    await unlimited('astrid@example.com').sign(keys.privateKey),
    await jwt('astrid@example.com', { key: others.privateKey }),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${good.split('.')[1]}.`,
    'x',
  ]
  for (const given of wrong) expect((await loadIdentity(given)).status, given).toBe(401)
  const headers = { 'Cf-Access-Jwt-Assertion': good }
  expect((await ask('', 'POST', '/previews', { path: '/' }, { ...headers, Origin: '' })).status).toBe(403)
  expect((await ask('', 'POST', '/previews', { path: '/' }, headers)).status).toBe(201)
  expect(await (await shop.get('/editing', { headers })).text()).toContain('Log in as Astrid')
  const entered = await post('/editing', { do: 'access' }, headers)
  expect((await ask(parseSession(entered), 'GET', '/session')).body).toMatchObject({ identity: { by: 'session' } })
})

test('login attempts are limited by network address, and mails by mailbox', async () => {
  const from = { 'CF-Connecting-IP': '2001:db8:1:2::5' }
  const statuses = async (path: string, body: object, times: number) => {
    const all = await Promise.all(Array.from({ length: times }, () => ask('', 'POST', path, body, from)))
    return all.map(({ status }) => status).sort()
  }
  expect((await statuses('/login/link/use', { token: 'x.y' }, 31)).slice(-2)).toEqual([404, 429])
  expect((await statuses('/login/passkey/options', {}, 61)).slice(-2)).toEqual([200, 429])
  const { length } = await loadMails('astrid@example.com')
  for (let time = 0; time < 6; time++)
    await ask('', 'POST', '/login/link', { email: 'astrid@example.com' }, createNetworkHeader())
  await expect.poll(async () => (await loadMails('astrid@example.com')).length).toBe(Math.min(6, length + 6))
  expect((await statuses('/login/link', { email: 'x@example.com' }, 21)).slice(-2)).toEqual([202, 429])
  expect(await loadMails('\u212aim@example.com')).toEqual([])
  const neighbour = { 'CF-Connecting-IP': '2001:db8:1:3::5' }
  expect((await ask('', 'POST', '/login/link', { email: 'x@example.com' }, neighbour)).status).toBe(202)
})

test('editors with a session see who else has an entry open, and other origins are refused', async () => {
  expect((await operator.ask('POST', '/editors', { email: 'maja.lind@example.com', role: 'write' })).status).toBe(201)
  const [owner, maja] = [await logIn(), await logIn('maja.lind@example.com')]
  const address = `${origin}/api/content/entries/%2Finfo%2Ffaq/presence?type=page`
  expect(await loadUpgradeStatus(address, { cookie: '', origin })).toBe(401)
  for (const other of ['', 'null', 'https://evil.example', `${origin}.evil.example`])
    expect(await loadUpgradeStatus(address, { cookie: owner, origin: other })).toBe(403)
  expect((await ask(owner, 'GET', '/entries/%2Finfo%2Ffaq/presence?type=page')).status).toBe(426)

  const first = await openPresence(address, { cookie: owner, origin })
  await expect.poll(first.told).toEqual({ names: [], elsewhere: 0 })
  const other = await openPresence(address, { cookie: maja, origin })
  await expect.poll(first.told).toEqual({ names: ['Maja Lind'], elsewhere: 0 })
  await expect.poll(other.told).toEqual({ names: ['Local editor'], elsewhere: 0 })
  const second = await openPresence(address, { cookie: owner, origin })
  await expect.poll(first.told).toEqual({ names: ['Maja Lind'], elsewhere: 1 })
  await expect.poll(other.told).toEqual({ names: ['Local editor'], elsewhere: 0 })
  const elsewhere = await openPresence(address.replace('faq', 'contact'), { cookie: maja, origin })
  await expect.poll(elsewhere.told).toEqual({ names: [], elsewhere: 0 })
  second.leave()
  other.leave()
  await expect.poll(first.told).toEqual({ names: [], elsewhere: 0 })
  for (const { leave } of [first, elsewhere]) leave()
})
