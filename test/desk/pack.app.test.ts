import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../support/app.ts'
import { logInAtDesk, placeTestOrder } from './order-desk.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
  await shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = 1000').run()
})

/** Reads the lines of the current order on a page, with their first code and number of scans. */
const readPieces = (html: string) =>
  [...html.matchAll(/data-desk-piece="([^"]*)" data-desk-codes="([^" ]*)[^>]*>.*?<strong[^>]*>(\d+)/g)].map(
    ([, line = '', code = '', scanned = '']) => ({ line, code, scanned }),
  )

/** Returns the hidden fields that each form on a page sends. */
const keepPieces = (html: string) =>
  readPieces(html).flatMap(({ line, scanned }) => [
    ['line', line],
    ['pieces', scanned],
  ])

const readAlert = (html: string) => /id="scan-alert"[^>]*>([^<]*)</.exec(html)?.[1]

/** Packs orders as a browser without scripts does. */
async function openPacking(orders: string[], roles?: string[]) {
  const desk = await logInAtDesk(shop, roles)
  let path = `/desk/pack?orders=${orders.join()}`
  let html = (await desk.get(path)).html
  async function send(change: string, fields: string[][]) {
    path = /<form[^>]* action="([^"]*order=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? path
    const sent = await desk.send(path, html, change, [...keepPieces(html), ...fields])
    if (sent.location) path = sent.location
    html = sent.location ? (await desk.get(sent.location)).html : sent.html
    return { ...sent, html, path }
  }
  return {
    ...{ desk, send },
    html: () => html,
    scan: (code: string) => send('scan', [['code', code]]),
    scanLine: (index: number) => send('scan', [['code', readPieces(html)[index]?.code ?? '']]),
  }
}

test('orders are packed and sent in several parcels by scanning, without scripts', async () => {
  const [first, second] = [await placeTestOrder(shop), await placeTestOrder(shop)]
  const packing = await openPacking([first, second])
  expect(packing.html()).toContain('Pick list')
  expect(packing.html()).toContain(`${first} (2), ${second} (2)`)
  const slip = await packing.scan(second)
  expect(slip.path).toBe(`/desk/pack?orders=${first},${second}&order=${second}`)
  expect(slip.html).toMatch(new RegExp(`Order ${second}</a>`))
  expect(readAlert((await packing.scan('4006381333931')).html)).toBe('4006381333931 is not in this order. Not counted.')
  const counted = await packing.scanLine(0)
  expect(readPieces(counted.html).map(({ scanned }) => scanned)).toEqual(['1', '0'])
  expect(counted.html).toMatch(/name="code"[^>]*autofocus|autofocus[^>]*name="code"/i)
  expect(readAlert((await packing.scan(first)).html)).toContain('not sent yet')

  // Half of the order is sent.
  const empty = await packing.scan('')
  expect(empty.html).toMatch(/autofocus[^>]*name="trackingId"|name="trackingId"[^>]*autofocus/i)
  const sent = await packing.send('send', [
    ['trackingId', 'SE1'],
    ['carrier', 'PostNord'],
  ])
  expect(sent.status).toBe(303)
  expect(sent.html).toContain(`Order ${second}: the parcel is recorded.`)
  expect(sent.html).toContain('value="PostNord"')
  expect(sent.path).toContain(`order=${second}`)

  // The rest of the order is sent, and the page shows the next order.
  await packing.scanLine(0)
  const surplus = await packing.scanLine(0)
  expect(readAlert(surplus.html)).toContain('one too many')
  const full = await packing.scanLine(1)
  expect(readPieces(full.html).map(({ scanned }) => scanned)).toEqual(['1', '1'])
  expect(full.html).toMatch(/id="scan-ready"(?![^>]*hidden)/)
  const [{ code = '' } = {}] = readPieces(full.html)
  expect(readAlert((await packing.send('send', [['trackingId', code]])).html)).toContain('Scan the tracking number')
  const rest = await packing.send('send', [
    ['trackingId', 'SE2'],
    ['carrier', 'PostNord'],
  ])
  expect(rest.path).toBe(`/desk/pack?orders=${first}&order=${first}&carrier=PostNord&done=${second}`)
  expect(rest.html).not.toContain('Taken out')
  for (const index of [0, 0, 1]) await packing.scanLine(index)
  const last = await packing.send('send', [['trackingId', 'SE3']])
  expect(last.path).toBe('/desk/pack?done=all')
  expect(last.html).toContain('All orders on this list are sent.')
  const order = await packing.desk.get(`/desk/orders/${second}`)
  expect(order.html).toContain('1 in parcel 1, 1 in parcel 2')
})

test('orders that were sent or do not exist are left out and named; a parcel without pieces is rejected', async () => {
  const number = await placeTestOrder(shop)
  const packing = await openPacking([number, '999999'])
  expect(packing.html()).toContain('Taken out: 999999 (does not exist).')
  expect(readAlert((await packing.send('send', [['trackingId', 'SE1']])).html)).toBe('Scan at least one piece first.')
  const none = await packing.desk.get('/desk/pack?orders=999999')
  expect(none.html).toContain('Taken out: 999999 (does not exist).')
  expect(none.html).toContain('What to send')
  for (const orders of ['', 'x', Array.from({ length: 51 }, (_, index) => index + 1).join()])
    expect((await packing.desk.get(`/desk/pack?orders=${orders}`)).status, orders).toBe(409)
  expect((await packing.desk.get(`/desk/pack?orders=${number}&orders=999999`)).html).toContain(`Order ${number}`)
})

test('if somebody else changes an order during packing, the changed order is shown, and the input is kept', async () => {
  const number = await placeTestOrder(shop)
  const packing = await openPacking([number])
  const other = await openPacking([number])
  await packing.scanLine(0)
  await other.scanLine(1)
  expect((await other.send('send', [['trackingId', 'FIRST']])).status).toBe(303)
  const late = await packing.send('send', [['trackingId', 'SECOND']])
  expect(late.status).toBe(412)
  expect(late.html).toContain('Somebody else has changed this')
  expect(late.html).toContain('value="SECOND"')
  expect(readPieces(late.html).map(({ scanned }) => scanned)).toEqual(['1'])
  expect((await packing.send('send', [['trackingId', 'SECOND']])).status).toBe(303)
})

test('a form that is sent twice records only one parcel', async () => {
  const number = await placeTestOrder(shop)
  const { desk, html, scanLine } = await openPacking([number])
  await scanLine(0)
  const path = `/desk/pack?orders=${number}&order=${number}`
  const same = [['key', 'twice'], ...keepPieces(html()), ['trackingId', 'TWICE']]
  const version = /name="version" value="([^"]*)"/.exec(html())?.[1]?.replaceAll('&quot;', '"') ?? ''
  const send = () => desk.send(path, '', 'send', [['version', version], ...same])
  const first = await send()
  expect([first.status, (await send()).location]).toEqual([303, first.location])
  const order = (await desk.get(`/desk/orders/${number}`)).html
  expect(order).toContain('1 in parcel 1')
  expect(order).not.toContain('in parcel 2')
})

test('the parcels in a file are checked first, and then recorded', async () => {
  const [one, two] = [await placeTestOrder(shop), await placeTestOrder(shop)]
  const { desk } = await openPacking([one])
  const send = (csv: string, change: string) => desk.send('/desk/pack', '', change, [['csv', csv]])
  const wrong = await desk.sendFile('/desk/pack', 'check', 'order,tracking\n1,SE9\n')
  expect(wrong.status).toBe(409)
  expect(wrong.html).toContain('lines.2.order not found')
  const csv = `order,tracking,carrier\n${one},SE7,PostNord\n${two},SE8,PostNord\n`
  const checked = await desk.sendFile('/desk/pack', 'check', csv)
  expect(checked.html).toContain('Record 2 parcels')
  expect((await desk.get(`/desk/orders/${one}`)).html).not.toContain('SE7')
  expect(await send(csv, 'apply')).toMatchObject({ status: 303, location: '/desk/pack?done=file' })
  for (const [number, tracking] of [
    [one, 'SE7'],
    [two, 'SE8'],
  ])
    expect((await desk.get(`/desk/orders/${number}`)).html).toContain(tracking)
  expect((await desk.sendFile('/desk/pack', 'check', '')).html).toContain('Choose a file first.')
})

test('packers can open slips and labels and see no amounts, and accountants cannot send parcels', async () => {
  const number = await placeTestOrder(shop)
  const packer = await openPacking([number], ['pack'])
  expect(packer.html()).not.toMatch(/asa@example\.com|SEK|7[,\s\u00a0]?985/i)
  const slips = await packer.desk.get(`/desk/orders/slips.pdf?orders=${number}`)
  expect([slips.status, slips.location]).toEqual([303, expect.stringContaining('/packing-slips.pdf?')])
  expect((await packer.desk.get(`/desk/orders/labels.csv?orders=${number}`)).html).toContain('Storgatan 1')
  await packer.scanLine(0)
  expect((await packer.send('send', [['trackingId', 'SE1']])).status).toBe(303)
  const swedish = await packer.desk.get(`/sv/desk/pack?orders=${number}`)
  expect(swedish.html).toContain('Plocklista')
  const accounts = await logInAtDesk(shop, ['accounts'])
  const seen = await accounts.get(`/desk/pack?orders=${number}`)
  expect(seen.html).not.toContain('name="trackingId"')
})

test('with 50 orders, the screen takes at most 25 KiB', async () => {
  const numbers: string[] = []
  for (let index = 0; index < 50; index++) numbers.push(await placeTestOrder(shop))
  const { desk, html } = await openPacking(numbers)
  for (const page of [html(), (await desk.get('/desk/pack')).html])
    expect(brotliCompressSync(page).length).toBeLessThan(25 * 1024)
})
