import { setTimeout as sleep } from 'node:timers/promises'

/** The pages that are usually opened first, sorted by priority. */
const pages = ['/category/shop', '/']
/**
 * The widths in px that most screens request for pictures on product cards and for pictures of
 * rooms. Larger pictures take longer to create and are rarely requested.
 */
const widths = ['400', '800', '200']

/**
 * Requests the pictures on these pages of a new shop one by one, so that they exist before somebody
 * opens the pages: creating a picture takes 50 to 130 ms. Failures are only logged; `signal` stops
 * the requests.
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
          // During this pause the shop can respond to a visitor.
          await sleep(10, undefined, { signal })
        }
      }
    }
  } catch (error) {
    if (!signal.aborted) console.warn('Pictures were not created in advance:', error)
  }
}
