import { setTimeout as sleep } from 'node:timers/promises'
import type { LocalShop } from '../local-shop.ts'
import { type Constants, checkLedger } from '../services/commerce/ledger.ts'
import { booksOn } from './books.ts'
import { type Bought, Broken, purchaseOf, type Wish } from './purchase.ts'

/**
 * What happens to the shop so many ms after people began to buy: killed and opened again, and then
 * once more when `again` ms have passed; or stopped for `pause` ms. `calm` is nothing at all.
 */
export type Blow = { after: number; pause?: number; again?: number } | 'calm'

export interface Round {
  orders: string[]
  /** Purchases whose connection was lost at least once. */
  cut: number
  refused: number
  /** How long the purchases took until all had ended or were cut, in ms. */
  bought: number
  /** How long the whole round took, in ms. */
  took: number
}

const scarce = { item: '1020-1', stock: 3 }
const codeUses = 2
const minute = 60_000
let addresses = 0

/**
 * Four who want the last three of a lamp, three with a code that is good twice, and two who just
 * buy.
 */
const wishesFor = (voucher: string): Wish[] => [
  ...Array.from({ length: 4 }, () => ({ item: scarce.item, quantity: 1 })),
  ...Array.from({ length: 3 }, () => ({ item: '1001-1', quantity: 1, voucher })),
  { item: '1002-1', quantity: 2 },
  { item: '1001-1', quantity: 3 },
]

/**
 * Nine people buy at once, and the blow falls. The books must be right in the moment after it, and
 * again when everybody has gone on: one order for each who was not told why not, the last lamps and
 * the code used to the last one, and nothing else in the books.
 */
export async function strike(shop: LocalShop, name: string, blow: Blow): Promise<Round> {
  const begun = Date.now()
  const { after, pause, again }: Exclude<Blow, 'calm'> = blow === 'calm' ? { after: 0 } : blow
  const manage = manager(shop)
  const books = booksOn(shop.state)
  // What an interrupted run left held is nobody's to buy.
  const [[held] = []] = books([`SELECT TOTAL(quantity) AS quantity FROM reservations WHERE item = '${scarce.item}'`])
  for (const [item, quantity] of [
    [scarce.item, scarce.stock + Number(held?.quantity)],
    ['1001-1', 500],
    ['1002-1', 500],
  ] as const)
    await manage('PUT', `stock/${item}`, { quantity })
  await manage('POST', 'vouchers', { voucher: name, kind: 'percent', value: 10, uses: codeUses })
  const before = await checkLedger(books)
  const first = newest(books)

  // A browser does not wait for ever: it asks again while the first question may still be on its
  // way.
  const patience = { most: pause ? Math.max(1000, Math.round(pause / 3)) : minute }
  const site = { url: shop.url, get: getter(shop, patience) }
  const wishes = wishesFor(name)
  const buyers = wishes.map(wish =>
    purchaseOf(site, wish, `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`),
  )
  const opened = Date.now()
  const lost: string[] = []
  const started = buyers.map(({ go }) => kept(go(), lost))
  await sleep(after)
  if (blow !== 'calm') await (pause ? stop(shop, pause) : killed(shop, books, before))
  let ends = await Promise.all(started)
  const bought = Date.now() - opened
  const cut = ends.filter(end => end === 'cut').length
  patience.most = minute
  for (let tries = 0; ends.includes('cut'); tries++) {
    if (tries === 30) throw new Broken(`somebody can still not buy: ${lost.at(-1)}`)
    if (tries > 0) await sleep(500)
    const more = ends.map((end, index) =>
      end === 'cut' ? kept(buyers[index]?.go() ?? Promise.reject(new Error('Nobody')), lost) : end,
    )
    if (again !== undefined && tries === 0 && !pause) {
      await sleep(again)
      await killed(shop, books, before)
    }
    ends = await Promise.all(more)
  }
  await checkEnds(books, before, { name, first, ends, wishes })
  const orders = ends.flatMap(end => (end !== 'cut' && 'order' in end ? [end.order] : []))
  return { orders, cut, refused: ends.length - orders.length, bought, took: Date.now() - begun }
}

type Books = ReturnType<typeof booksOn>

/** `cut` is a lost connection; what the shop does not stand by is thrown. */
const kept = (bought: Promise<Bought>, lost: string[]): Promise<Bought | 'cut'> =>
  bought.catch(error => {
    lost.push(String(error))
    if (error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')) return 'cut'
    throw error
  })

async function killed(shop: LocalShop, books: Books, before: Constants) {
  await shop.kill()
  await checkLedger(books, before)
  await shop.open()
}

async function stop(shop: LocalShop, pause: number) {
  shop.pause()
  await sleep(pause)
  shop.resume()
}

async function checkEnds(
  books: Books,
  before: Constants,
  { name, first, ends, wishes }: { name: string; first: number; ends: (Bought | 'cut')[]; wishes: Wish[] },
) {
  await checkLedger(books, before)
  const numbers = ends.flatMap(end => (end !== 'cut' && 'order' in end ? [Number(end.order)] : []))
  const [made = [], used = [], lamps = []] = books([
    `SELECT number FROM orders WHERE number > ${first} ORDER BY number`,
    `SELECT 1 FROM voucher_uses WHERE voucher = '${name}'`,
    `SELECT SUM(quantity) AS sold FROM order_lines JOIN orders ON reference = order_reference
     WHERE number > ${first} AND item = '${scarce.item}'`,
  ])
  const all = JSON.stringify(made.map(({ number }) => number))
  if (all !== JSON.stringify(numbers.sort((a, b) => a - b))) throw new Broken(`orders ${all}, acknowledged ${numbers}`)
  if (lamps[0]?.sold !== scarce.stock) throw new Broken(`${lamps[0]?.sold} of the last ${scarce.stock} lamps were sold`)
  if (used.length !== codeUses) throw new Broken(`the code was used ${used.length} times`)
  for (const [index, wish] of wishes.entries()) {
    const end = ends[index]
    if (wish.item !== scarce.item && !wish.voucher && !(end && end !== 'cut' && 'order' in end))
      throw new Broken(`nobody should refuse ${wish.item}`)
  }
}

const newest = (books: Books) =>
  Number(books(['SELECT COALESCE(MAX(number), 0) AS newest FROM orders'])[0]?.[0]?.newest)

const getter =
  (shop: LocalShop, patience: { most: number }) =>
  (path: string, init: RequestInit = {}) =>
    fetch(`${shop.url}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { Connection: 'close', 'CF-IPCountry': 'SE', ...init.headers },
      signal: AbortSignal.timeout(patience.most),
    })

/** The operator. */
const manager = (shop: LocalShop) => async (method: string, path: string, body: object) => {
  const response = await fetch(`${shop.url}/api/checkout/management/${path}`, {
    method,
    headers: { Authorization: 'Bearer local', 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify(body),
  })
  const said = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${said}`)
}
