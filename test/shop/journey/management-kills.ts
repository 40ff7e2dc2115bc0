import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { checkLedger, type Row } from '../../services/commerce/ledger.ts'
import { swede } from '../../services/commerce/shopper.ts'
import type { LocalShop } from '../../support/local-shop.ts'
import { openCommerceDatabase } from './commerce-database.ts'
import { createGetter } from './interruptions.ts'
import { Broken, createPurchase } from './purchase.ts'

/** A change by an operator, and a query that counts how often it was made. */
interface Change {
  name: string
  method: 'POST' | 'PUT'
  path: string
  body: object
  made: string
}

const { email: _, ...place } = swede
const item = '1002-1'
const counted = '1006-1'
let rounds = 0

/**
 * Places four orders, makes five changes at once, and kills the shop `after` ms after the first
 * change was sent. After a restart, the operator repeats every change with its idempotency key.
 * Expects each change to be made exactly once, with exactly one row in the log, whether it was made
 * before or after the kill. Returns the number of changes that were made before the kill.
 */
export async function killChangesAfter(shop: LocalShop, after: number): Promise<number> {
  const round = ++rounds
  const query = openCommerceDatabase(shop.state)
  const get = createGetter(shop, { ms: 60_000 })
  const orders = await Promise.all(
    [1, 2, 3, 4].map(async buyer => {
      const wanted = { item, quantity: 1 }
      const bought = await createPurchase({ url: shop.url, get }, wanted, `10.9.${round}.${buyer}`).go()
      if (!('order' in bought)) throw new Broken(`The purchase was refused: ${bought.refused}`)
      return bought.order
    }),
  )
  const [sent = '', filed = '', moved = '', noted = ''] = orders
  const [[stock] = []] = query([`SELECT quantity FROM stock WHERE item = '${counted}'`])
  const seen = Number(stock?.quantity)
  const changesOf = (order: string, change: string) =>
    `SELECT COUNT(*) AS n FROM order_changes JOIN orders ON reference = order_reference
     WHERE orders.number = ${order} AND change = '${change}'`
  const parcelsOf = (order: string) =>
    `SELECT COUNT(*) AS n FROM shipments JOIN orders ON reference = order_reference WHERE orders.number = ${order}`
  const changes: Change[] = [
    {
      ...{ name: 'orders.ship', method: 'POST', path: `orders/${sent}/shipments` },
      ...{ body: { trackingId: `K${round}` }, made: parcelsOf(sent) },
    },
    {
      ...{ name: 'orders.shipFile', method: 'POST', path: 'shipments' },
      ...{ body: { csv: `order,tracking\n${filed},F${round}`, apply: true }, made: parcelsOf(filed) },
    },
    {
      ...{ name: 'orders.address', method: 'PUT', path: `orders/${moved}/delivery-address` },
      ...{ body: { ...place, address1: `Nygatan ${round}` }, made: changesOf(moved, 'address') },
    },
    {
      ...{ name: 'orders.note', method: 'POST', path: `orders/${noted}/notes` },
      ...{ body: { text: `Note ${round}` }, made: changesOf(noted, 'note') },
    },
    {
      ...{ name: 'stock.set', method: 'PUT', path: `stock/${counted}`, body: { change: 1, note: `Kill ${round}` } },
      made: `SELECT COUNT(*) AS n FROM stock_moves WHERE item = '${counted}' AND note = 'Kill ${round}'`,
    },
  ]
  const call = async ({ method, path, body, name }: Change) => {
    const key = `kill ${round} ${name}`
    const response = await get(`/api/checkout/management/${path}`, {
      method,
      headers: { Authorization: 'Bearer local', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    })
    return { status: response.status, text: await response.text() }
  }
  const sending = changes.map(change => call(change).catch(() => null))
  await sleep(after)
  await shop.kill()
  await Promise.all(sending)
  const counts = () => query(changes.map(({ made }) => made)).map(rows => readCount(rows))
  // A row in the log without its change, or the reverse, would be found here.
  const rowsOf = ({ name }: Change) =>
    `SELECT COUNT(*) AS n FROM audit WHERE operation = '${name}' AND outcome = 'done' AND key = 'kill ${round} ${name}'`
  const logged = () => query(changes.map(rowsOf)).map(rows => readCount(rows))
  const [before, loggedBefore] = [counts(), logged()]
  await shop.open()
  compare('right after the kill', loggedBefore, before)
  for (const change of changes) {
    const answer = await call(change)
    if (answer.status >= 300) throw new Broken(`${change.name} again: ${answer.status} ${answer.text}`)
  }
  const once = changes.map(() => 1)
  compare('after the repeated calls', counts(), once)
  compare('in the log', logged(), once)
  const [[now] = [], [sum] = []] = query([
    `SELECT quantity FROM stock WHERE item = '${counted}'`,
    `SELECT SUM(change) AS quantity FROM stock_moves WHERE item = '${counted}'`,
  ])
  compare('in stock', [Number(now?.quantity), Number(sum?.quantity)], [seen + 1, seen + 1])
  await checkLedger(query)
  return before.reduce((total, each) => total + each, 0)
}

const count = v.object({ n: v.number() })
const readCount = ([row]: Row[]): number => v.parse(count, row).n

function compare(when: string, found: number[], expected: number[]) {
  if (found.join() !== expected.join()) throw new Broken(`${when}: ${found}, not ${expected}`)
}
