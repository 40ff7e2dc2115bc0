import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { startLocalShop } from '../../test/support/local-shop.ts'
import { openPrerenderingTab } from '../../test/support/prerendering-tab.ts'

/*
 * Measures the time in ms from touching a card in a listing to the largest paint of the product's
 * page, on a phone: with the normal CPU, with a CPU that is four times slower, and with a slow
 * network as well. Prints the medians of `ROUNDS` rounds (default 5), each in a new browser. The
 * arguments are folders of built shops, by default this folder; several shops take turns.
 */

const rounds = Number(process.env.ROUNDS ?? 5)
/** How long a finger touches a link, in ms. */
const touchMs = 80
/** How long to wait until a loaded page counts as idle, in ms. */
const idleMs = 1500
const link = '.product-card-name a'

/** Lighthouse's slow 4G: latency in ms, throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

const kinds: { name: string; setUp: [string, object][] }[] = [
  { name: 'CPU 1x', setUp: [] },
  { name: 'CPU 4x', setUp: [['Emulation.setCPUThrottlingRate', { rate: 4 }]] },
  {
    name: 'CPU 4x, slow 4G',
    setUp: [
      ['Emulation.setCPUThrottlingRate', { rate: 4 }],
      ['Network.enable', {}],
      ['Network.emulateNetworkConditions', slow4g],
    ],
  },
]

/** A script that runs in both pages: the first page stores times that the second page reads. */
const watch = `
  addEventListener('pointerdown', e => localStorage.setItem('pressed', performance.timeOrigin + e.timeStamp), true)
  addEventListener('pointerup', e => localStorage.setItem('released', performance.timeOrigin + e.timeStamp), true)
  window.largest = 0
  new PerformanceObserver(list => {
    window.what = list.getEntries().at(-1)?.url
    window.largest = performance.timeOrigin + list.getEntries().at(-1).startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })`

const roots = process.argv.length > 2 ? process.argv.slice(2) : ['.']
const shops = await Promise.all(roots.map(root => startLocalShop({}, undefined, root)))
try {
  for (const { name, setUp } of kinds) {
    const times = shops.map((): Measured[] => [])
    for (let round = 0; round <= rounds; round++) {
      for (const [index, shop] of shops.entries()) {
        const measured = await once(shop.url, setUp)
        // The first round is not measured, because it fills the server's caches.
        if (round > 0) times[index]?.push(measured)
      }
    }
    for (const [index, of] of times.entries()) {
      const [pressed, released] = (['pressed', 'released'] as const).map(key =>
        Math.round(median(of.map(one => one[key]))),
      )
      const prerendered = of.filter(one => one.activated > 0).length
      console.log(
        `${name.padEnd(18)} ${roots[index]?.padEnd(24)} ${pressed} ms from touch, ${released} from its end; prerendered ${prerendered} of ${rounds} (${of.map(one => Math.round(one.pressed))}) ${of[0]?.what}`,
      )
    }
  }
} finally {
  for (const shop of shops) await shop.close()
}

interface Measured {
  pressed: number
  released: number
  activated: number
  what?: string
}

async function once(url: string, setUp: [string, object][]): Promise<Measured> {
  const tab = await openPrerenderingTab({
    setUp: [...setUp, ['Page.addScriptToEvaluateOnNewDocument', { source: watch }]],
    cookies: [
      { name: 'country', value: 'SE', url },
      { name: 'locale', value: 'en', url },
    ],
  })
  try {
    await tab.open(`${url}/category/shop`)
    await tab.until(`document.readyState === 'complete'`)
    await delay(idleMs)
    await tab.tap(link, touchMs)
    await tab.until(`location.pathname.startsWith('/product/') && document.readyState === 'complete' && largest > 0`)
    await delay(idleMs)
    const measured = await tab.evaluate(`({
      what: window.what, pressed: largest - localStorage.getItem('pressed'),
      released: largest - localStorage.getItem('released'),
      activated: performance.getEntriesByType('navigation')[0].activationStart,
    })`)
    return v.parse(
      v.object({ pressed: v.number(), released: v.number(), activated: v.number(), what: v.optional(v.string()) }),
      measured,
    )
  } finally {
    await tab.close()
  }
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
