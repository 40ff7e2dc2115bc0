import { mkdirSync, writeFileSync } from 'node:fs'
import { startLocalShop } from '../../test/support/local-shop.ts'
import { load } from './load.ts'
import { startStandIn } from './stand-in.ts'
import { measureCpu, type Running, readVariables, startBuild, startHello } from './workerd.ts'

/*
 * Measures what a page costs, compared with a Worker that only responds "hello": the CPU time of
 * the Worker's process per request, minus the CPU time for "hello"; the requests per second, as a
 * ratio to the requests per second for "hello"; and the time to the first byte with a single
 * visitor. Every request renders its page again, from services that respond from memory. Run it
 * with `npm run bench:pages [path …]`; `REQUESTS`, the number of requests for each page, is 400 by
 * default. It also writes .wrangler/bench-pages.json. `INSPECTOR=9229` opens a port for a profiler
 * (chrome://inspect).
 */

const requests = Number(process.env.REQUESTS ?? 400)
const given = process.argv.slice(2)
const paths =
  given.length > 0
    ? given
    : ['/', '/category/shop', '/sv/category/shop/table', '/product/murla-table-black', '/checkout', '/info/faq']

async function measure(running: Running, path: string) {
  const address = new URL(path, running.url)
  // The first few hundred requests are not measured: code is still being compiled during them.
  await load(address, requests, 32)
  const before = measureCpu(running)
  const busy = await load(address, requests, 32)
  const cpu = (measureCpu(running) - before) / requests
  const alone = await load(address, Math.ceil(requests / 4), 1)
  return { path, cpu, rate: busy.rate, firstByte: alone.firstByte, bytes: busy.bytes }
}

const addressesOf = (answers: string) => ({
  SITE_URL: 'http://shop.test',
  SIGNING_SECRET: 'measured',
  CONTENT_URL: `${answers}/api/content/graphql`,
  COMMERCE_URL: `${answers}/api/checkout`,
})

const closing: (() => unknown)[] = []
/** Registers a started process, so that it is stopped at the end, even after an error. */
async function started<Running extends { close: () => unknown }>(opening: Promise<Running>): Promise<Running> {
  const running = await opening
  closing.push(() => running.close())
  return running
}

try {
  const services = await started(startLocalShop())
  const answers = await started(startStandIn(services.url))
  const hello = await started(startHello())
  const shop = await started(
    startBuild(
      'dist/ssr',
      { ...readVariables('dist/ssr'), ...addressesOf(answers.url) },
      Number(process.env.INSPECTOR) || undefined,
    ),
  )
  const floor = await measure(hello, '/')
  const cold = measureCpu(shop)
  await load(new URL(paths[0] ?? '/', shop.url), 1, 1)
  const first = measureCpu(shop) - cold
  const pages = []
  for (const path of paths) pages.push(await measure(shop, path))
  const rows = pages.map(page => ({ ...page, ownCpu: page.cpu - floor.cpu, ofHello: page.rate / floor.rate }))
  console.log(
    `hello: ${floor.cpu.toFixed(2)} ms CPU, ${floor.rate.toFixed(0)} requests/s; the shop’s first page: ${first.toFixed(1)} ms CPU`,
  )
  for (const { path, ownCpu, ofHello, firstByte, bytes } of rows) {
    const { median, p95 } = firstByte
    console.log(
      `${path.padEnd(28)} own CPU ${ownCpu.toFixed(2)} ms  ${ofHello.toFixed(3)} of hello  first byte ${median.toFixed(1)} / ${p95.toFixed(1)} ms  ${bytes} bytes`,
    )
  }
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(
    '.wrangler/bench-pages.json',
    JSON.stringify({ date: new Date(), requests, floor, first, rows }, null, 2),
  )
} finally {
  for (const close of closing.reverse()) await close()
}
