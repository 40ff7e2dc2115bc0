import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { countValues, createShopper, parseReference, runInGroups } from '../../test/services/commerce/shopper.ts'
import { openCommerceDatabase, waitUntilSettled } from '../../test/shop/journey/commerce-database.ts'
import { startLocalShop } from '../../test/support/local-shop.ts'
import { findRuntime, measureCpu } from '../bench/workerd.ts'

/*
 * Simulates a drop, when many people want a few lamps: `BUYERS` people (default 1,000), each with
 * their own network address and bag, press "Pay" for 50 pieces of one lamp. Those who get one then
 * pay within `payingMs`. `PRESSES` is how many people press each second; by default a rate that
 * leaves a quarter of the machine's capacity free. Expects that exactly 50 pieces are sold, that
 * everybody else learns within 2 s that the lamp is sold out, and that pages of other lamps cost
 * about as much CPU time as in a quiet shop. Time is divided into windows of 2 s. Pages are
 * requested only in every second window, so that the cost of pages is the difference between
 * windows.
 */

const buyers = Number(process.env.BUYERS ?? 1000)
const pieces = 50
const item = '1001-1'
/**
 * Maximum time until others learn that the lamp is sold out, in ms, and maximum increase in CPU
 * time per page.
 */
const [learnMs, dearer] = [2000, 0.1]
/** Rates of buyers and of pages (in every second window), as shares of their maximum rates. */
const [forBuyers, forPages] = [0.5, 0.25]
const windowMs = 2000
/** How long people take at the payment provider, in ms: a random time between these two. */
const payingMs = [2000, 20_000] as const

const live = v.object({
  products: v.tuple([v.object({ items: v.tuple([v.object({ stock: v.string() })]) })]),
})

const shop = await startLocalShop()
const runtime = { pid: findRuntime(shop.pid()) }
const purchase = {
  paymentMethod: 'test',
  paymentReturnPage: `${shop.url}/checkout/return`,
  paymentFailedPage: `${shop.url}/checkout?failed`,
}
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
try {
  const slugs = [...(await (await ask('/category/shop')).text()).matchAll(/href="\/product\/([a-z0-9-]+)"/g)]
  const others = [...new Set(slugs.map(([, slug = '']) => slug))].filter(slug => !slug.startsWith('murla'))
  if (others.length < 5) throw new Error('The shop lists fewer than five other lamps')
  const page = (at: number) => drained(`/product/${others[at % others.length]}`)

  // The test's rates are shares of the maximum rates, which are measured one at a time.
  await setStock(buyers + 200)
  await mostOf(200, page)
  const [some, late] = [await bags(80), await bags(200)]
  const most = { pages: await mostOf(200, page), buyers: await mostOf(80, at => buy(some[at])), presses: 0 }
  await setStock(0)
  most.presses = await mostOf(200, at => expectRefusal(late[at]))
  await setStock(buyers + 200)
  const rates = { presses: Number(process.env.PRESSES ?? forBuyers * most.presses), pages: forPages * most.pages }

  const quiet = await measured(rates.pages, page, sleep((buyers * 1000) / rates.presses))
  const [[reserved] = []] = query([`SELECT TOTAL(quantity) AS pieces FROM reservations WHERE item = '${item}'`])
  await setStock(pieces + Number(reserved?.pieces))
  const before = soldSoFar()
  const crowd = await bags(buyers)
  const drop = sell(crowd, rates.presses)
  const [sale, { ends, slowest, shownAfter }] = await Promise.all([measured(rates.pages, page, drop), drop])
  await waitUntilSettled(shop.state)

  const sold = soldSoFar() - before
  console.log(
    `${buyers} presses at ${rates.presses.toFixed(1)} a second, ${JSON.stringify(countValues(ends))}: ${sold} pieces sold. ` +
      `Slowest refusal ${slowest.toFixed(0)} ms; shown as sold out after ${shownAfter.toFixed(0)} ms.`,
  )
  console.log(
    `Maximum rates: ${most.presses.toFixed(0)} refused presses, ${most.buyers.toFixed(0)} purchases or ${most.pages.toFixed(0)} pages a second. The runtime's thread was ${(100 * sale.busy).toFixed(0)} % busy. A page of another lamp: ${quiet.cpu.toFixed(2)} ms CPU in the quiet ` +
      `shop, ${sale.cpu.toFixed(2)} ms during the drop (${(sale.cpu / quiet.cpu).toFixed(2)}), ${rates.pages.toFixed(0)} a second.`,
  )
  const wrong = [
    sold !== pieces && `${sold} of ${pieces} pieces were sold`,
    slowest > learnMs && `a buyer waited ${slowest} ms`,
    shownAfter > learnMs && `pages showed the lamp as sold out after ${shownAfter} ms`,
    sale.cpu > quiet.cpu * (1 + dearer) && `other pages cost ${sale.cpu / quiet.cpu} times as much`,
  ].filter(Boolean)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
} finally {
  agent.destroy()
  await shop.close()
}

function query(queries: string[]) {
  return openCommerceDatabase(shop.state)(queries)
}

function soldSoFar(): number {
  const [[row] = []] = query([`SELECT TOTAL(quantity) AS pieces FROM order_lines WHERE item = '${item}'`])
  return Number(row?.pieces)
}

/** Sends one request as a browser would. */
function ask(path: string, init: RequestInit = {}) {
  const headers = { Connection: 'close', 'CF-IPCountry': 'SE', 'Accept-Encoding': 'identity', ...init.headers }
  return fetch(new URL(path, shop.url), { redirect: 'manual', ...init, headers })
}

/**
 * Requests a page on a keep-alive connection, so that connecting is not measured. If the runtime
 * has closed the connection, which it does after 5 s without a request, the request is repeated.
 */
function drained(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'CF-IPCountry': 'SE', 'Accept-Encoding': 'identity' }
    const sent = request(new URL(path, shop.url), { agent, headers }, answer => answer.resume().once('end', resolve))
    sent.once('error', error => (sent.reusedSocket ? drained(path).then(resolve, reject) : reject(error)))
    sent.end()
  })
}

async function setStock(quantity: number) {
  const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }
  const path = `/api/checkout/management/stock/${item}`
  const answer = await ask(path, { method: 'PUT', headers, body: JSON.stringify({ quantity }) })
  if (!answer.ok) throw new Error(`The stock was not set: ${answer.status}`)
}

/** Creates people who have the lamp in their bags; nothing is reserved for them before they pay. */
async function bags(count: number) {
  const people = Array.from({ length: count }, (_, at) =>
    createShopper({ get: ask }, { 'CF-Connecting-IP': `10.${Math.floor(Math.random() * 250)}.${at >> 8}.${at & 255}` }),
  )
  await runInGroups(people, 8, async ({ call }) => {
    const { status } = await call('POST', `items/${item}`)
    if (status !== 201) throw new Error(`The lamp was not put into a bag: ${status}`)
  })
  return people
}

type Shopper = ReturnType<typeof createShopper>

/** Makes a complete purchase, which is the most expensive action in a drop. */
async function buy(shopper: Shopper | undefined) {
  const payment = await shopper?.pay(purchase)
  if (payment?.status !== 200) throw new Error(`A payment did not begin: ${payment?.status}`)
  await shopper?.decide(parseReference(payment), 'pay')
  await shopper?.result(parseReference(payment))
}

/** Presses "Pay" for a lamp that is sold out. */
async function expectRefusal(shopper: Shopper | undefined) {
  const answer = await shopper?.pay(purchase)
  if (answer?.status !== 410) throw new Error(`A sold-out lamp was not refused: ${answer?.status}`)
}

/** Measures the maximum number of times per second that `act` can run, with eight calls at once. */
async function mostOf(times: number, act: (at: number) => Promise<unknown>) {
  const begin = performance.now()
  await runInGroups([...Array(times).keys()], 8, act)
  return (times * 1000) / (performance.now() - begin)
}

/** Makes people begin to pay at this rate, whether or not earlier buyers have had a response. */
async function sell(crowd: Shopper[], rate: number) {
  let [slowest, lastSold, left] = [0, 0, crowd.length]
  const begin = performance.now()
  const ends = Promise.all(
    crowd.map(async ({ pay, decide, result }, at) => {
      await sleep(Math.max(0, begin + (at * 1000) / rate - performance.now()))
      const asked = performance.now()
      const payment = await pay(purchase)
      left--
      if (payment.status !== 200) {
        slowest = Math.max(slowest, performance.now() - asked)
        return payment.status
      }
      lastSold = performance.now()
      const [shortest, longest] = payingMs
      await sleep(shortest + Math.random() * (longest - shortest))
      await decide(parseReference(payment), 'pay')
      return (await result(parseReference(payment))).status
    }),
  )
  // Every product page sends this request when it is shown.
  const body = JSON.stringify({ products: [item.split('-')[0]], relatedProducts: false })
  const headers = { 'Content-Type': 'application/json', 'API-Token': 'none' }
  const isGone = async () => {
    const answer = await (await ask('/api/checkout/products', { method: 'POST', headers, body })).text()
    return v.parse(live, JSON.parse(answer)).products[0].items[0].stock === 'no'
  }
  while (!(await isGone()) && left > 0) await sleep(50)
  const shown = performance.now()
  return { ends: await ends, slowest, shownAfter: Math.max(0, shown - lastSold) }
}

/**
 * Measures the CPU time of a page in ms while `during` runs, from the difference between windows
 * with and without page requests.
 */
async function measured(rate: number, page: (at: number) => Promise<void>, during: Promise<unknown>) {
  const windows = { with: { ms: 0, cpu: 0, pages: 0 }, without: { ms: 0, cpu: 0, pages: 0 } }
  let [isOver, asked] = [false, 0]
  const end = () => {
    isOver = true
  }
  during.then(end, end)
  for (let turn = 0; !isOver; turn++) {
    const current = turn % 2 ? windows.with : windows.without
    const [begin, before] = [performance.now(), measureCpu(runtime)]
    const pages: Promise<void>[] = []
    while (performance.now() - begin < windowMs) {
      const due = ((performance.now() - begin) * rate) / 1000
      while (turn % 2 && pages.length < due) pages.push(page(asked++))
      await sleep(10)
    }
    await Promise.all(pages)
    current.ms += performance.now() - begin
    current.cpu += measureCpu(runtime) - before
    current.pages += pages.length
  }
  const { with: on, without: off } = windows
  const cpu = (on.cpu - (off.cpu * on.ms) / off.ms) / on.pages
  return { cpu, busy: on.cpu / on.ms }
}
