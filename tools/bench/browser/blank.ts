import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import * as v from 'valibot'
import { pressSchema, type Shop } from './shops.ts'

/*
 * Pages with nothing but a control, to measure the time that the browser and the machine need by
 * themselves.
 */

const head = '<!doctype html><title>Blank</title><meta name="viewport" content="width=device-width">'
const start = `${head}<style>#end:not(:target) { display: none }</style>
<button id="text" onclick="this.textContent = this.textContent === 'On' ? 'Off' : 'On'">Off</button>
<a href="#end">Link</a><p id="end">End</p>
<button id="opener" commandfor="dialog" command="show-modal">Open</button><dialog id="dialog">Open</dialog>`
const listing = `${head}<a href="/product">Product</a>`
const product = `${head}<img src="/picture" width="360" height="450" alt="">`

const presses = v.parse(v.array(pressSchema), [
  { name: 'button', path: '/', selector: '#text', outcome: { selector: '#text', text: 'On' }, undo: 'press' },
  {
    name: 'link',
    path: '/',
    selector: 'a',
    outcome: { selector: '#end:target' },
    undo: 'back',
    like: 'link',
  },
  {
    name: 'dialog',
    path: '/',
    selector: '#opener',
    outcome: { selector: '#dialog[open]' },
    undo: 'Escape',
    like: 'dialog',
  },
])

/** The name that tables show for these pages. */
export const blank = 'blank'

/** Serves the pages on a free port until `close()`. */
export async function startBlankPages() {
  const black = { width: 720, height: 900, channels: 3, background: 'black' } as const
  const picture = await sharp({ create: black }).webp().toBuffer()
  const pages = new Map([
    ['/', start],
    ['/listing', listing],
    ['/product', product],
  ])
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    if (page) response.setHeader('Content-Type', 'text/html').end(page)
    else if (request.url === '/picture') response.setHeader('Content-Type', 'image/webp').end(picture)
    else response.writeHead(204).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port.')
  const shop: Shop = {
    name: blank,
    url: `http://127.0.0.1:${address.port}`,
    presses,
    pages: ['/'],
    listing: { path: '/listing', link: 'a', picture: 'img' },
  }
  return { shop, close: () => server.close() }
}
