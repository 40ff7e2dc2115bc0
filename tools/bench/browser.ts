import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openBrowser } from '../../test/support/browser.ts'
import { startLocalShop } from '../../test/support/local-shop.ts'
import { blank, startBlankPages } from './browser/blank.ts'
import { listMeasurements } from './browser/measurements.ts'
import { describeShop } from './browser/ours.ts'
import { computeMedians, formatTables, type Result } from './browser/report.ts'
import { readPeers } from './browser/shops.ts'
import { fillCaches } from './browser/visit.ts'

/*
 * Measures how fast the shop is on a slow phone and a slow desktop: its response to presses and to
 * the Tab key, the time to the next page, and first paints. Compares it with blank pages, and with
 * other shops that are described in files. See docs/measuring.md for the measurements, the
 * environment variables and the results.
 */

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { peers: { type: 'boolean', default: false } },
})
if (options.peers && files.length === 0)
  throw new Error('Name the files that describe the other shops: see docs/measuring.md.')
const peers = readPeers(files)

const rounds = Number(process.env.ROUNDS ?? 5)
const isWanted = (variable: string, value: string) => {
  const wanted = process.env[variable]
  return !wanted || wanted.split(',').includes(value)
}

const shop = await startLocalShop()
const blankPages = await startBlankPages()
const browser = await openBrowser()
const problems: string[] = []
try {
  const shops = [blankPages.shop, describeShop(shop.url), ...peers]
  // If peers are measured too, only presses that a peer also has are measured.
  const ofPeers = new Set(peers.flatMap(({ presses }) => presses.map(({ name }) => name)))
  const measurements = shops
    .flatMap(listMeasurements)
    .filter(({ part }) => isWanted('ONLY', part))
    .filter(({ part, how }) => part !== 'presses' || isWanted('HOW', how))
    .filter(
      ({ part, name, shop }) =>
        part !== 'presses' || shop === blank || (isWanted('PRESSES', name) && (!options.peers || ofPeers.has(name))),
    )
    .map(({ measure, ...of }): { measure: typeof measure; result: Result } => ({
      measure,
      result: { ...of, rounds: [] },
    }))
  // Results are grouped by measurement, so that a table shows the shops one after another.
  const kinds = Map.groupBy(measurements, ({ result: { part, name, how, moment } }) => [part, name, how, moment].join())
  const ordered = [...kinds.values()].flat()
  for (const one of shops) await fillCaches(browser, one)
  for (let round = 1; round <= rounds; round++) {
    console.error(`Round ${round} of ${rounds}, ${ordered.length} visits`)
    for (const { measure, result } of ordered) {
      const { name, how, shop, moment = '' } = result
      try {
        result.rounds.push(await measure(browser))
      } catch (error) {
        problems.push(`${shop}, ${name}, ${how} ${moment}: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  const results = ordered.map(({ result }) => result)
  console.log(formatTables(results))
  if (process.env.OUT) {
    const written = results.map(result => ({ ...result, medians: computeMedians(result) }))
    writeFileSync(process.env.OUT, `${JSON.stringify({ rounds, results: written }, null, 2)}\n`)
  }
} finally {
  await browser.close()
  blankPages.close()
  await shop.close()
}
if (problems.length > 0) {
  console.error([...new Set(problems)].join('\n'))
  process.exitCode = 1
}
