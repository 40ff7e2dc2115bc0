import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { waitUntilSettled } from '../../test/shop/journey/commerce-database.ts'
import { buyDuring, type Interruption } from '../../test/shop/journey/interruptions.ts'
import { startLocalShop } from '../../test/support/local-shop.ts'

/*
 * While nine people buy, kills the shop's process `ROUNDS` times (default 200), and pauses it
 * `PAUSES` times (default 50) for `PAUSE` ms (default 10,000). `SOAK_DIR` is a folder that keeps
 * the storage, so that an interrupted run can continue.
 */

const rounds = Number(process.env.ROUNDS ?? 200)
const pauses = Number(process.env.PAUSES ?? 50)
const pause = Number(process.env.PAUSE ?? 10_000)
const directory = process.env.SOAK_DIR && resolve(process.env.SOAK_DIR)

const fresh = { kills: 0, pauses: 0, orders: 0, disconnected: 0, refused: 0, ms: 0 }
const count = v.number()
/** The results so far. All fields are optional, because files from older runs lack some of them. */
const kept = v.partial(
  v.object({ kills: count, pauses: count, orders: count, disconnected: count, refused: count, ms: count }),
)
const done = directory ? previous(directory) : fresh
const shop = await startLocalShop({}, directory)
try {
  let usual = 0
  // Waits until the shop has finished the purchases that an interrupted run left incomplete.
  await waitUntilSettled(shop.state)
  while (done.kills < rounds || done.pauses < pauses) {
    // Measures how long purchases take without an interruption; each interruption comes at a random
    // moment within this time. The first purchases after a start are slower and are not measured.
    if (usual === 0) await buyDuring(shop, `W${Date.now()}`, 'none')
    if ((done.kills + done.pauses) % 20 === 0 || usual === 0)
      usual = (await buyDuring(shop, `C${Date.now()}`, 'none')).purchaseMs
    // Pauses are distributed evenly among the kills.
    const stops = done.pauses < pauses && done.kills * pauses >= done.pauses * rounds
    const name = `${stops ? 'P' : 'K'}${stops ? done.pauses : done.kills}-${Date.now()}`
    const interruption: Exclude<Interruption, 'none'> = { after: Math.random() * usual }
    if (stops) interruption.pause = pause
    else if (Math.random() < 0.2) interruption.again = Math.random() * usual
    const { orders, disconnected, refused, totalMs } = await buyDuring(shop, name, interruption)
    done[stops ? 'pauses' : 'kills']++
    done.orders += orders.length
    done.disconnected += disconnected
    done.refused += refused
    done.ms += totalMs
    if (directory) writeFileSync(join(directory, 'soak.json'), JSON.stringify(done))
    console.log(
      `${name} after ${Math.round(interruption.after)} ms: ${orders.length} orders, ${disconnected} disconnected, ${totalMs} ms`,
    )
  }
  await waitUntilSettled(shop.state)
} finally {
  await shop.close()
}
console.log(
  `${done.kills} kills and ${done.pauses} pauses: ${done.orders} orders, none lost or doubled, each with one mail and its money taken once; ` +
    `${done.disconnected} lost connections, ${done.refused} refused (sold out, code used up); stock and codes exact in every round. ` +
    `${Math.round(done.ms / (done.kills + done.pauses))} ms a round.`,
)

function previous(path: string): typeof fresh {
  mkdirSync(path, { recursive: true })
  try {
    return { ...fresh, ...v.parse(kept, JSON.parse(readFileSync(join(path, 'soak.json'), 'utf8'))) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return fresh
    throw error
  }
}
