import { setTimeout as sleep } from 'node:timers/promises'
import { type Constants, checkLedger } from '../../services/commerce/ledger.ts'
import type { LocalShop } from '../../support/local-shop.ts'
import { openCommerceDatabase } from './commerce-database.ts'
import { Broken, createPurchase, type PurchaseResult, type Wanted } from './purchase.ts'

/**
 * An interruption of the shop, `after` ms after the purchases began. The shop is killed and
 * restarted, and with `again` killed once more after that many ms. With `pause` the shop is not
 * killed, but paused for that many ms.
 */
export type Interruption = { after: number; pause?: number; again?: number } | 'none'

export interface Round {
  orders: string[]
  /** Purchases whose connection was lost at least once. */
  disconnected: number
  refused: number
  /** How long the purchases took until all had ended or were disconnected, in ms. */
  purchaseMs: number
  /** Duration of the whole round, in ms. */
  totalMs: number
}

const scarce = { item: '1020-1', stock: 3 }
const codeUses = 2
const minute = 60_000
let addresses = 0

/**
 * The purchases of nine people: four want one of the last three lamps, three use a voucher that is
 * valid twice, and two buy without competition. Every second payment is captured at once.
 */
const wantedWith = (voucher: string): Wanted[] =>
  [
    ...Array.from({ length: 4 }, () => ({ item: scarce.item, quantity: 1 })),
    ...Array.from({ length: 3 }, () => ({ item: '1001-1', quantity: 1, voucher })),
    { item: '1002-1', quantity: 2 },
    { item: '1001-1', quantity: 3 },
  ].map((wanted, index) => ({ ...wanted, paymentMethod: index % 2 === 0 ? 'test' : 'test-instant' }))

/**
 * Lets nine people buy at once and interrupts the shop. Expects correct data directly after the
 * interruption and again at the end: one order for each person who was not refused, the last lamps
 * sold, the voucher used up, and nothing else.
 */
export async function buyDuring(shop: LocalShop, name: string, interruption: Interruption): Promise<Round> {
  const begin = Date.now()
  const { after, pause, again }: Exclude<Interruption, 'none'> = interruption === 'none' ? { after: 0 } : interruption
  const manage = manager(shop)
  const query = openCommerceDatabase(shop.state)
  // Reservations of an interrupted run reduce the available number.
  const [[reserved] = []] = query([
    `SELECT TOTAL(quantity) AS quantity FROM reservations WHERE item = '${scarce.item}'`,
  ])
  for (const [item, quantity] of [
    [scarce.item, scarce.stock + Number(reserved?.quantity)],
    ['1001-1', 500],
    ['1002-1', 500],
  ] as const)
    await manage('PUT', `stock/${item}`, { quantity })
  await manage('POST', 'vouchers', { voucher: name, kind: 'percent', value: 10, uses: codeUses })
  const before = await checkLedger(query)
  const first = newest(query)

  // As in a browser, requests time out and are repeated, although the first one may still arrive.
  const timeout = { ms: pause ? Math.max(1000, Math.round(pause / 3)) : minute }
  const site = { url: shop.url, get: createGetter(shop, timeout) }
  const wanted = wantedWith(name)
  const buyers = wanted.map(one =>
    createPurchase(site, one, `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`),
  )
  const opened = Date.now()
  const lost: string[] = []
  const started = buyers.map(({ go }) => settlePurchase(go(), lost))
  await sleep(after)
  if (interruption !== 'none') await (pause ? stop(shop, pause) : killed(shop, query, before))
  let ends = await Promise.all(started)
  const purchaseMs = Date.now() - opened
  const disconnected = ends.filter(end => end === 'disconnected').length
  timeout.ms = minute
  for (let tries = 0; ends.includes('disconnected'); tries++) {
    if (tries === 30) throw new Broken(`a purchase has failed 30 times: ${lost.at(-1)}`)
    if (tries > 0) await sleep(500)
    const more = ends.map((end, index) =>
      end === 'disconnected' ? settlePurchase(buyers[index]?.go() ?? Promise.reject(new Error('Nobody')), lost) : end,
    )
    if (again !== undefined && tries === 0 && !pause) {
      await sleep(again)
      await killed(shop, query, before)
    }
    ends = await Promise.all(more)
  }
  await checkEnds(query, before, { name, first, ends, wanted })
  const orders = ends.flatMap(end => (end !== 'disconnected' && 'order' in end ? [end.order] : []))
  return { orders, disconnected, refused: ends.length - orders.length, purchaseMs, totalMs: Date.now() - begin }
}

type Query = ReturnType<typeof openCommerceDatabase>

/** Returns `disconnected` if the connection was lost. Throws if confirmed data was lost. */
const settlePurchase = (purchase: Promise<PurchaseResult>, lost: string[]): Promise<PurchaseResult | 'disconnected'> =>
  purchase.catch(error => {
    lost.push(String(error))
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError'))
      return 'disconnected'
    throw error
  })

async function killed(shop: LocalShop, query: Query, before: Constants) {
  await shop.kill()
  await checkLedger(query, before)
  await shop.open()
}

async function stop(shop: LocalShop, pause: number) {
  shop.pause()
  await sleep(pause)
  shop.resume()
}

async function checkEnds(
  query: Query,
  before: Constants,
  {
    name,
    first,
    ends,
    wanted,
  }: { name: string; first: number; ends: (PurchaseResult | 'disconnected')[]; wanted: Wanted[] },
) {
  await checkLedger(query, before)
  const numbers = ends.flatMap(end => (end !== 'disconnected' && 'order' in end ? [Number(end.order)] : []))
  const [made = [], used = [], lamps = []] = query([
    `SELECT number FROM orders WHERE number > ${first} ORDER BY number`,
    `SELECT 1 FROM voucher_uses WHERE voucher = '${name}'`,
    `SELECT SUM(quantity) AS sold FROM order_lines JOIN orders ON reference = order_reference
     WHERE number > ${first} AND item = '${scarce.item}'`,
  ])
  const all = JSON.stringify(made.map(({ number }) => number))
  if (all !== JSON.stringify(numbers.sort((a, b) => a - b)))
    throw new Broken(`orders ${all} exist, ${numbers} were confirmed`)
  if (lamps[0]?.sold !== scarce.stock) throw new Broken(`${lamps[0]?.sold} of the last ${scarce.stock} lamps were sold`)
  if (used.length !== codeUses) throw new Broken(`the voucher was used ${used.length} times`)
  for (const [index, one] of wanted.entries()) {
    const end = ends[index]
    if (one.item !== scarce.item && !one.voucher && !(end && end !== 'disconnected' && 'order' in end))
      throw new Broken(`a purchase of ${one.item} was refused, although enough is in stock`)
  }
}

const newest = (query: Query) =>
  Number(query(['SELECT COALESCE(MAX(number), 0) AS newest FROM orders'])[0]?.[0]?.newest)

/** Creates a function that sends requests, each of which times out after `timeout.ms`. */
export const createGetter =
  (shop: LocalShop, timeout: { ms: number }) =>
  (path: string, init: RequestInit = {}) =>
    fetch(`${shop.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { Connection: 'close', 'CF-IPCountry': 'SE', ...init.headers },
      signal: AbortSignal.timeout(timeout.ms),
    })

/** Calls the management interface as an operator. */
const manager = (shop: LocalShop) => async (method: string, path: string, body: object) => {
  const response = await fetch(`${shop.url}/api/checkout/management/${path}`, {
    method,
    headers: { Authorization: 'Bearer local', 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  })
  const message = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${message}`)
}
