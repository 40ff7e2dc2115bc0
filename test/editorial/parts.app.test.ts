import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'

test('a long text has a table of contents with a link to each section', async () => {
  const shop = await sharedShop()
  for (const [path, title] of [
    ['/info/terms-and-conditions', 'Delivery'],
    ['/sv/info/terms-and-conditions', 'Trettio dagar att ångra sig'],
    ['/info/privacy-policy', ''],
  ] as const) {
    const page = await shop.html(path)
    const [contents = ''] = /<nav class="editorial-aside.+?<\/nav>/s.exec(page) ?? []
    const ids = [...contents.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => decodeURIComponent(id))
    expect(contents).toContain(`>${title}`)
    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(page, path).toContain(`<section id="${id}"`)
  }
})
