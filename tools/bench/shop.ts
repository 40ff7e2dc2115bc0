import { mkdirSync, writeFileSync } from 'node:fs'
import { startLocalShop } from '../../test/support/local-shop.ts'
import { load, loadEach } from './load.ts'
import { findRuntime, measureCpu } from './workerd.ts'

/*
 * Measures what requests cost with both services embedded: the CPU time of the runtime's process
 * per request, including the databases, minus the CPU time of a request for a static file in the
 * same run. "Never asked" means that each request has a different address, so that no cache helps.
 * Run it with `npm run bench:shop`; `REQUESTS`, the number of requests of each kind, is 120 by
 * default. It also writes .wrangler/bench-shop.json.
 */

const requests = Number(process.env.REQUESTS ?? 120)

/**
 * Addresses of the same listing that differ in the minimum price; each minimum is below the price
 * of the cheapest product.
 */
const listing = (at: number) => `/category/shop?min=${at + 1}`
const filtered = (at: number) => `/category/shop?color=black&max=${90_000 + at}`
const sorted = (at: number) =>
  `${at % 2 ? '/sv' : ''}/category/shop?sort=${['price-asc', 'name'][(at % 4) >> 1]}&max=${90_000 + at}`
/** Different addresses of one cached page: pages ignore unknown parameters. */
const product = (at: number) => `/product/murla-table-black?unknown=${at}`

const words = [
  'murla',
  'lamp',
  'table',
  'pendant',
  'brass',
  'black',
  'glass',
  'oak',
  'wall',
  'green',
  'linen',
  'portable',
]
const search = (at: number) =>
  `/search?q=${words[at % words.length]}+${words[Math.floor(at / words.length) % words.length]}`

const kinds: [string, (at: number) => string][] = [
  ['listing, never asked', listing],
  ['listing with a filter, never asked', filtered],
  ['listing in another order, never asked', sorted],
  ['search, never asked', search],
  ['GET selection', () => '/api/checkout/selection'],
  ['listing, cached', () => '/category/shop'],
  ['product, cached', product],
]

const shop = await startLocalShop()
try {
  const runtime = { pid: findRuntime(shop.pid()) }
  const measure = async (path: (at: number) => string, count: number, from = 0) => {
    const before = measureCpu(runtime)
    const busy = await loadEach(at => new URL(path(from + at), shop.url), count, 4)
    return { cpu: (measureCpu(runtime) - before) / count, ...busy }
  }
  // The first requests are not measured, because code is still being compiled during them.
  for (const path of kinds.map(([, path]) => path)) await measure(at => path(at + requests), Math.ceil(requests / 4))
  await load(new URL('/favicon.svg', shop.url), requests, 4)
  const floor = await measure(() => '/favicon.svg', requests * 4)
  const rows = []
  for (const [name, path] of kinds) {
    // This round is not measured: the garbage that rendered pages left is collected during it.
    if (name.endsWith(', cached')) await measure(path, requests)
    rows.push({ name, ...(await measure(path, requests)) })
  }
  console.log(`/favicon.svg: ${floor.cpu.toFixed(2)} ms CPU`)
  for (const { name, cpu, firstByte, bytes } of rows) {
    console.log(
      `${name.padEnd(38)} CPU ${(cpu - floor.cpu).toFixed(2)} ms  first byte ${firstByte.median.toFixed(1)} ms  ${bytes} bytes`,
    )
  }
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync('.wrangler/bench-shop.json', JSON.stringify({ date: new Date(), requests, floor, rows }, null, 2))
} finally {
  await shop.close()
}
