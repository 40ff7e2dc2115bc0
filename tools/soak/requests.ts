import { buyAtOnce } from '../../test/shop/runtime/concurrent-purchases.ts'
import { runMixedLoad } from '../../test/shop/runtime/mixed-load.ts'
import { startLocalShop } from '../../test/support/local-shop.ts'

/*
 * Sends a local shop `REQUESTS` mixed requests (default 10,000), 32 at a time, including every kind
 * of invalid request. Then 150 people buy at once. Fails if a response did not come from the
 * Worker, or if a connection was lost.
 */

const requests = Number(process.env.REQUESTS ?? 10_000)
const people = 150

const shop = await startLocalShop()
try {
  const start = Date.now()
  const { counts, wrong } = await runMixedLoad(shop.url, requests, 32)
  const kinds = [...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')
  console.log(`${requests} requests in ${Math.round((Date.now() - start) / 1000)} s (${kinds}): ${wrong.length} wrong.`)
  for (const what of wrong) console.error(what)
  const bought = Date.now()
  const ends = await buyAtOnce(shop.url, people)
  wrong.push(...ends.filter(end => end !== 'order'))
  console.log(`${people} people bought at once, in ${Math.round((Date.now() - bought) / 1000)} s.`)
  if (wrong.length > 0) throw new Error(wrong.slice(0, 20).join('\n'))
} finally {
  await shop.close()
}
