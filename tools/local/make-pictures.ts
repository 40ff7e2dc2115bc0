import { setTimeout as sleep } from 'node:timers/promises'

/** The pages that are usually opened first, in this order. */
const pages = ['/category/shop', '/']
/**
 * The widths that most screens request for cards and rooms; larger ones take longest and are rarely
 * requested.
 */
const widths = ['400', '800', '200']

/**
 * Requests the pictures of the first pages of a newly filled shop, one at a time, so that they are
 * stored before somebody opens these pages: creating one takes 50 to 130 ms. Failures are only
 * logged; `signal` stops it.
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
          // Leaves time for the requests of a visitor who is already there.
          await sleep(10, undefined, { signal })
        }
      }
    }
  } catch (error) {
    if (!signal.aborted) console.warn('Pictures were not created in advance:', error)
  }
}
