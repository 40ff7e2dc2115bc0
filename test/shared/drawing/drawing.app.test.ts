import { expect, test } from 'vitest'
import { sharedShop } from '../../support/app.ts'

const shop = await sharedShop()

test('a drawing is an SVG file in the language of its address, and browsers cache it for a day', async () => {
  const file = 'table_d385h470_c2200.svg'
  const [english, swedish] = await Promise.all(['', '/sv'].map(prefix => shop.get(`${prefix}/drawing/${file}`)))
  expect(Object.fromEntries(english?.headers ?? [])).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  const [text, svensk] = [await english?.text(), await swedish?.text()]
  expect(text).toContain('Ø\u00a038.5\u00a0cm')
  expect(svensk).toContain('Ø\u00a038,5\u00a0cm')
  expect(svensk).toContain('<title>Måttskiss, en hand bredvid: diameter 38,5')
  for (const none of ['table.svg', 'chair_d1h1.svg', 'table_d0h1.svg', `table${'_d1h1'.repeat(13)}.svg`]) {
    const answer = await shop.get(`/drawing/${none}`)
    expect([answer.status, answer.headers.get('Cache-Control')], none).toEqual([404, 'private, no-store'])
    await answer.text()
  }
})

test('up to six lamps are drawn beside each other, at one scale', async () => {
  const [small, large] = ['table_d200h300', 'floor_d400h1500_c2200']
  const drawing = await (await shop.get(`/scale/${small}-${large}.svg`)).text()
  expect(drawing).toMatch(/^<svg [^>]*width="1000" height="420"/)
  // The lamps are between the margin at the top and the floor.
  const ys = [...drawing.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y))
  expect(Math.min(...ys.filter(y => y > 0))).toBeGreaterThanOrEqual(24)
  expect(Math.max(...ys.filter(y => y < 420))).toBe(396)
  for (const none of [
    'table.svg',
    `${small}-.svg`,
    `${small}-chair_d1h1.svg`,
    `${Array(7).fill(small).join('-')}.svg`,
  ]) {
    const answer = await shop.get(`/scale/${none}`)
    expect(answer.status, none).toBe(404)
    await answer.text()
  }
})
