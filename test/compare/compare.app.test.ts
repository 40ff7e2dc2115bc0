import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'

const shop = await sharedShop()

test('without products, or with none that are sold here, the page says how to compare', async () => {
  for (const [path, words] of [
    ['/compare', 'Nothing to compare yet'],
    ['/sv/compare', 'Inget att jämföra än'],
    ['/compare/9999', 'What was compared here is not sold in your country, or has left the shop.'],
    ['/sv/compare/9999', 'Det som jämfördes här säljs inte i ditt land, eller har lämnat butiken.'],
  ] as const) {
    const prefix = path.startsWith('/sv') ? '/sv' : ''
    const response = await shop.get(path)
    const html = await response.text()
    expect(response.status, path).toBe(path.endsWith('compare') ? 200 : 404)
    expect(html, path).toContain(words)
    expect(html, path).toContain(`href="${prefix}/favorites"`)
    expect(html, path).toContain('name="robots" content="noindex')
    expect(html, path).toContain('class="popular"')
  }
})

test('a single product is shown with a hint how to add another', async () => {
  for (const [path, words] of [
    ['/compare/1001', 'One lamp is hard to compare.'],
    ['/sv/compare/1001', 'En ensam lampa är svår att jämföra.'],
  ] as const) {
    const html = await shop.html(path)
    expect(html, path).toContain(words)
    expect(html, path).toContain('compare-table')
  }
  expect(await shop.html('/compare/1001,1005')).not.toContain('One lamp is hard to compare.')
})

test('products are drawn at one scale, on the lowest wall on which all fit, with their size in words', async () => {
  for (const [path, wall, sizes] of [
    // A lamp to carry about beside a floor lamp, and one that is long and hangs.
    [
      '/compare/1001,1006,1016',
      1800,
      ['29.5 cm high, 20 cm wide', '148 cm high, 46 cm wide', '6 cm high, 120 cm wide'],
    ],
    ['/sv/compare/1001,1005', 800, ['29,5 cm hög, 20 cm bred', '47 cm hög, 38,5 cm bred']],
    ['/compare/1101,1102', 200, ['13.8 cm high, 9.5 cm wide', '7.8 cm high, 4.5 cm wide']],
    // A product with several sizes is drawn in its largest.
    ['/compare/1014,1001', 1200, ['Largest size: 22 cm high, 60 cm wide', '29.5 cm high, 20 cm wide']],
  ] as const) {
    const html = (await shop.html(path)).replaceAll('\u00a0', ' ')
    const addresses = [...html.matchAll(/<img src="([^"]*\/wall\/(\d+)-[^"]+)"/g)]
    expect(
      addresses.map(([, , height]) => Number(height)),
      path,
    ).toEqual(sizes.map(() => wall))
    for (const size of sizes) expect(html, path).toContain(size)
    for (const [, address = ''] of addresses) expect((await shop.get(address)).status, address).toBe(200)
  }
  // One drawing alone cannot be compared.
  expect(await shop.html('/compare/1001')).not.toContain('/wall/')
})
