import { expect, test } from 'vitest'
import { sharedShop } from '../../support/app.ts'

const shop = await sharedShop()

test('all that a header button opens precedes the page content, so the buttons work while the page streams', async () => {
  for (const path of ['/', '/sv', '/product/murla-portable-brass', '/category/shop', '/light', '/faq']) {
    const html = await (await shop.get(path)).text()
    const beforePage = html.slice(0, html.indexOf('<main'))
    const opened = [...beforePage.matchAll(/popovertarget="([^"]+)"/gi)].map(([, id]) => id)
    expect(opened.length, path).toBeGreaterThan(2)
    for (const id of opened) expect(beforePage.includes(`id="${id}"`), `${path} ${id}`).toBe(true)
  }
})
