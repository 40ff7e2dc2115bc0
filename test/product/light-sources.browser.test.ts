import { expect, test } from 'vitest'
import { pickAmount } from '../support/amount.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

const globe = { en: 'Glim E27 globe 95 mm, opal', sv: 'Glim E27 glob 95 mm, opal' }

for (const [prefix, words, options, name, reason] of [
  ['', en, desktop, globe.en, 'E27, 7\u00a0W (maximum 10\u00a0W)'],
  ['/sv', sv, phone, globe.sv, 'E27, 7\u00a0W (högst 10\u00a0W)'],
] as const) {
  test(`the page of a lamp without a bulb lists bulbs that fit and why, and a button adds one to the bag (${prefix || '/'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, options)
    await page.goto(`${shop.url}${prefix}/product/ekvika-table-oak`)
    const section = page.locator('.light-sources')
    expect(await section.getByRole('heading').textContent()).toBe(words.product.bulbMissing)
    const source = section.getByRole('listitem').filter({ hasText: name })
    expect(await source.textContent()).toContain(reason)
    expect(await source.locator('.energy').count()).toBe(1)
    await source.getByRole('button', { name: `${words.bag.addShort} ${name}` }).click()
    await source.getByRole('button', { name: `${words.bag.added} ${name}` }).waitFor()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('1')
    await source.getByRole('button', { name: `${words.bag.addShort} ${name}` }).waitFor()
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)
    await page.getByRole('banner').getByRole('button', { name: words.frame.bag }).click()
    await expect.poll(() => page.locator('.bag-line').allTextContents()).toEqual([expect.stringContaining('Glim')])
    await page.keyboard.press('Escape')

    // A dialog about the lamp's light opens by keyboard, and its content loads only once.
    const fetched: string[] = []
    page.on('request', request => fetched.push(new URL(request.url()).pathname))
    const link = page.locator(`a[href="${prefix}/light?lamp=ekvika-table-oak"]`)
    if (options === phone) await page.locator('details').filter({ has: link }).locator('summary').click()
    const light = page.getByRole('dialog', { name: words.light.title })
    for (const isFirst of pickAmount(options === phone ? [true] : [true, false], [true, false])) {
      await link.focus()
      await page.keyboard.press('Enter')
      await light.getByRole('link', { name: words.light.bulbTitle }).waitFor()
      if (pickAmount(isFirst && options === desktop, true)) await expectAccessible(page)
      expect(await fitsScreen(page)).toBe(true)
      await page.keyboard.press('Escape')
      await light.waitFor({ state: 'hidden' })
      await expect.poll(() => link.evaluate(element => element === document.activeElement)).toBe(true)
    }
    expect(fetched.filter(path => path.includes('/light/of/'))).toEqual([`${prefix}/light/of/ekvika-table-oak`])
    expect(problems).toEqual([])
    await context.close()
  })
}

test('the page of a lamp that takes several bulbs says how many; there and in the bag, one press adds them all', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/product/ringholm-cluster-brass`)
  expect(await page.locator('.product-key').textContent()).toContain('3\u00a0×\u00a0E14')
  const section = page.locator('.light-sources')
  expect(await section.getByRole('heading').textContent()).toBe(en.product.bulbsMissing.replace('{{count}}', '3'))
  // The price of all three is beside the price of one, also after a change of the price.
  const source = section.getByRole('listitem').first()
  const total = source.getByText(en.bag.for.replace('{{quantity}}', '3'))
  expect(await total.textContent()).toMatch(/^SEK\s297 for 3$/)
  const id = await source.getAttribute('data-product')
  const changed = { product: id, price: '79 SEK', priceAsNumber: 79, priceBeforeDiscountAsNumber: 79 }
  await page.route('**/api/checkout/products', route => route.fulfill({ json: { products: [changed] } }))
  await page.reload()
  await expect.poll(() => total.textContent()).toMatch(/^SEK\s237 for 3$/)
  await page.unroute('**/api/checkout/products')
  await section.getByRole('button', { name: `${en.bag.addShort} 3` }).click()
  const count = page.locator('[data-bag-count]')
  await expect.poll(() => count.textContent()).toBe('3')

  // The bag says how many bulbs its lamps need, before it recommends anything else.
  await context.clearCookies()
  await page.goto(`${shop.url}/product/murla-table-black`)
  const add = page.getByRole('button', { name: en.bag.add, exact: true })
  for (const pieces of ['1', '2']) {
    await add.click()
    await expect.poll(() => count.textContent()).toBe(pieces)
    await add.waitFor()
  }
  await page.getByRole('banner').getByRole('button', { name: en.frame.bag }).click()
  const upsell = page.getByRole('region', { name: en.bag.recommended })
  await upsell.getByText(en.product.withoutBulbs).waitFor()
  const first = upsell.getByRole('listitem').first()
  expect(await first.textContent()).toContain('Glim')
  await first.getByRole('button', { name: `${en.bag.addShort} 4` }).click()
  await expect.poll(() => count.textContent()).toBe('6')
  await upsell.getByText(en.product.withoutBulbs).waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})

test('a lamp with built-in light mentions no bulbs; if the light dialog cannot load, its link opens a page', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/product/murla-portable-brass`)
  expect(await page.locator('.light-sources').count()).toBe(0)
  expect(problems).toEqual([])
  await page.route('**/light/of/*', route => route.abort())
  await page.locator('a[href="/light?lamp=murla-portable-brass"]').click()
  await page.waitForURL('**/light?lamp=murla-portable-brass')
  await page.getByText('The light is built in').waitFor()
  await context.close()
})
