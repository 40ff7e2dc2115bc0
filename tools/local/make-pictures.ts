import { setTimeout as sleep } from 'node:timers/promises'

/** The pages that somebody sees first, in this order. */
const pages = ['/category/shop', '/']
/**
 * The widths that cards and rooms are shown in on most screens; the largest ones take longest and
 * are rarely asked for.
 */
const widths = ['400', '800', '200']

/**
 * Asks a shop that has just been filled for the pictures of its first pages, one after the other,
 * so that they are there when somebody looks: making one takes 50 to 130 ms. Nothing depends on it;
 * it ends when `signal` says so.
 */
export async function makePictures(url: string, signal: AbortSignal) {
  try {
    for (const page of pages) {
      const html = await (await fetch(new URL(page, url), { signal })).text()
      const addresses = [...new Set(html.match(/\/image\/[^\s"',<>&]+_\d+/g) ?? [])]
      for (const width of widths) {
        for (const address of addresses.filter(one => one.endsWith(`_${width}`))) {
          const headers = { Accept: 'image/avif,image/webp', Connection: 'close' }
          await (await fetch(new URL(address, url), { signal, headers })).arrayBuffer()
          // Whoever is looking already goes first.
          await sleep(10, undefined, { signal })
        }
      }
    }
  } catch (error) {
    if (!signal.aborted) console.warn('Pictures were not made ahead:', error)
  }
}
