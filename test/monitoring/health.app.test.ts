import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, sharedShop, startShop } from '../support/app.ts'
import { findFreePort } from '../support/free-port.ts'

let well: Shop
let cut: Shop
beforeAll(async () => {
  const nobody = `http://127.0.0.1:${await findFreePort()}/graphql`
  ;[well, cut] = await Promise.all([sharedShop(), startShop({ CONTENT_URL: nobody })])
})
afterAll(() => cut?.close())

test('/health reports which service answers, how fast, and its last success', async () => {
  const answer = await well.get('/health')
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
  const ok = { ok: true, ms: expect.any(Number), lastOkSecondsAgo: expect.any(Number) }
  expect(await answer.json()).toEqual({ status: 'ok', services: { content: ok, commerce: ok } })

  const failing = await cut.get('/health')
  expect(failing.status).toBe(503)
  expect(await failing.json()).toEqual({
    status: 'failing',
    services: { content: { ok: false, ms: expect.any(Number), lastOkSecondsAgo: null }, commerce: ok },
  })
})

test('every response has a request id, and an error page shows the id of its log line', async () => {
  const ids = new Set<string | null>()
  for (const path of ['/sv', '/sv', '/checkout', '/api/checkout/countries', '/image/nothing']) {
    const answer = await well.get(path)
    await answer.text()
    ids.add(answer.headers.get('X-Request-Id'))
  }
  expect([...ids].filter(id => /^[0-9a-f]{12}$/.test(id ?? ''))).toHaveLength(5)
  expect((await well.get('/sv')).headers.get('Server-Timing')).toMatch(/^page;dur=\d+$/)

  const failed = await cut.get('/sv/info/faq')
  const id = failed.headers.get('X-Request-Id')
  expect([failed.status, (await failed.text()).includes(`${id}`)]).toEqual([503, true])
  const logged = () => cut.logs().find(({ message }) => message.includes(`"requestId":"${id}"`))?.message ?? '{}'
  await expect.poll(() => JSON.parse(logged())).toMatchObject({ event: 'request_failed', stack: expect.any(Array) })
})

test('a position in a built script is mapped to its source', () => {
  const script = basename(globSync('dist/client/assets/bag-drawer-*.js')[0] ?? '')
  const input = JSON.stringify({ event: 'page_crashed', stack: [`at e (https://shop.test/assets/${script}:1:1500)`] })
  const { stdout } = spawnSync(process.execPath, ['tools/stack.ts'], { input, encoding: 'utf8' })
  expect(stdout).toMatch(/at e \(client\/\w[\w/.-]+\.tsx?:\d+:\d+\)/)
})
