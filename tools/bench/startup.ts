import { measureCpu, type Running, readVariables, startBuild, startHello } from './workerd.ts'

/*
 * Measures what it costs to start the production build: the CPU time of a new process until its
 * first response, minus the CPU time of a Worker that only responds "hello". It includes reading,
 * compiling and evaluating the modules, and rendering the pages that `warm-up.tsx` lists. Run it
 * with `npm run bench:startup`; `ROUNDS` is 7 by default.
 */

const rounds = Number(process.env.ROUNDS ?? 7)
const folder = process.env.BUILD ?? 'dist/ssr'

async function costOf(starting: Promise<Running>): Promise<number> {
  const running = await starting
  try {
    // `robots.txt` needs no service.
    const answer = await fetch(new URL('/robots.txt', running.url))
    await answer.text()
    if (!answer.ok) throw new Error(`The Worker responded with status ${answer.status}.`)
    return measureCpu(running)
  } finally {
    running.close()
  }
}

// Nothing listens on port 9, so the services are unavailable.
const nowhere = { CONTENT_URL: 'http://127.0.0.1:9/', COMMERCE_URL: 'http://127.0.0.1:9/' }
const variables = { ...readVariables(folder), ...nowhere, SITE_URL: 'http://shop.test', SIGNING_SECRET: 'measured' }
const shop: number[] = []
const hello: number[] = []
// The two Workers alternate, so that a moment when the machine is busy affects both results.
for (let round = 0; round < rounds; round++) {
  hello.push(await costOf(startHello()))
  shop.push(await costOf(startBuild(folder, variables)))
}
const median = (list: number[]) => list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0
const own = shop.map(cost => cost - median(hello))
const [middle, lowest, highest] = [median(own), Math.min(...own), Math.max(...own)].map(cost => cost.toFixed(0))
console.log(
  `start-up: ${middle} ms CPU (${lowest} to ${highest}), in addition to ${median(hello).toFixed(0)} ms of the Worker that only responds hello`,
)
