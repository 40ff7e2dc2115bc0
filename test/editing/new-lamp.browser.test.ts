import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPurchase } from '../shop/journey/purchase.ts'
import { desktop, expectAccessible, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const picture = (background: string) =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .png()
    .toBuffer()

test('a new lamp is created, previewed, scheduled, published and sold without a terminal', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/editing`)
  expect(await page.evaluate(() => fetch('/api/content/login/local', { method: 'POST' }).then(a => a.status))).toBe(201)
  await page.goto(`${shop.url}/editing`)
  await page.getByRole('link', { name: 'New product' }).click()
  const number = await page.getByLabel('Product number').inputValue()
  await page.getByLabel('Name').fill('Skymning')
  await page.getByLabel('Finish in English').fill('Fog')
  await page.getByLabel('Finish in Swedish').fill('Dimgrå')
  await page.getByLabel('Category').selectOption({ label: 'Pendants' })
  await page.getByLabel('In stock').fill('2')
  await expectAccessible(page, { part: 'main' })
  await page.getByRole('button', { name: 'Make the product' }).click()
  await page.getByText('Enter one price at least').waitFor()
  problems.length = 0
  await page.getByLabel('Sweden, SEK').fill('1 295')
  await page.getByRole('button', { name: 'Make the product' }).click()

  // The new lamp's page opens with its form, which lists what it needs to be published.
  const address = `${shop.url}/product/skymning-fog`
  await page.waitForURL(`${address}#edit=product:${number}`)
  const foot = page.locator('.editing-foot')
  const pictures = foot.getByRole('button', { name: 'Pictures: must have a picture' })
  await foot.getByRole('button', { name: 'Maker: is missing' }).waitFor()
  await pictures.waitFor()
  await expectAccessible(page, { part: '.editing-panel' })
  await page.getByRole('button', { name: 'Add to: Pictures' }).click()
  const library = page.getByRole('dialog', { name: 'Pictures and files' })
  await library.locator('input[type=file]').setInputFiles([
    { mimeType: 'image/png', name: 'skymning-unlit.png', buffer: await picture('#667766') },
    { mimeType: 'image/png', name: 'skymning-lit.png', buffer: await picture('#ffeecc') },
  ])
  await library.getByRole('button', { name: 'Unlit and lit skymning-unlit.png' }).click()
  await library.getByLabel('Description in English').fill('A pendant in grey glass')
  await library.getByLabel('Description in Swedish').fill('En taklampa i grått glas')
  await library.getByRole('button', { name: 'Use this picture' }).click()
  await page.locator('main').getByRole('img', { name: 'A pendant in grey glass' }).first().waitFor()
  await page.locator('[id="editing-lead.en"]').fill('Light as through fog.')
  await page.locator('[id="editing-lead.sv"]').fill('Ljus som genom dimma.')
  await page.locator('main').getByText('Light as through fog.').first().waitFor()
  const dialog = page.getByRole('dialog')
  // The panel and the publishing dialog name a missing field, and their buttons focus it.
  const missing = { name: 'Maker: is missing' }
  const maker = page.getByRole('combobox', { name: /^Maker/ })
  const expectFocusOnMaker = () =>
    expect.poll(() => maker.evaluate(field => field === document.activeElement)).toBe(true)
  await pictures.waitFor({ state: 'detached' })
  await foot.getByRole('button', missing).press('Enter')
  await expectFocusOnMaker()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByRole('button', missing).waitFor()
  expect(await dialog.getByRole('button', { name: 'Publish now' }).isDisabled()).toBe(true)
  await expectAccessible(page, { part: '.editing-dialog' })
  await dialog.getByRole('button', missing).press('Enter')
  await expectFocusOnMaker()
  const offered = page.getByRole('listbox', { name: 'Maker' }).getByRole('option')
  await offered.filter({ hasText: 'Dager' }).first().click()
  await expect.poll(() => maker.inputValue()).toMatch(/Dager/)

  // Publication is scheduled for tomorrow. Only editors can preview the shop as of that day.
  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByLabel('At a later time').click()
  const [tomorrow = ''] = new Date(Date.now() + 86_400_000).toISOString().split('T')
  await dialog.getByLabel('Time', { exact: true }).fill(`${tomorrow}T09:00`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await dialog.getByText('The draft is published at that time').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('As of today').click()
  await page.getByLabel('Another day').fill(`${tomorrow}T23:00`)
  await page.getByRole('button', { name: 'Show this day' }).click()
  await page.getByRole('button', { name: 'Today', exact: true }).waitFor()
  await page.goto(`${shop.url}/category/shop/pendant`)
  await page.locator('main').getByText('Skymning').first().waitFor()
  expect((await fetch(address)).status).toBe(404)
  await page.getByRole('button', { name: 'Today', exact: true }).click()

  await page.goto(`${address}#edit=product:${number}`)
  await page.getByRole('button', { name: 'Publish …' }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await dialog.getByText('Published', { exact: true }).waitFor()
  expect((await fetch(address)).status).toBe(200)
  const get = (path: string, { headers, ...init }: RequestInit = {}) =>
    fetch(shop.url + path, { redirect: 'manual', ...init, headers: { 'CF-IPCountry': 'SE', ...headers } })
  const bought = await createPurchase({ url: shop.url, get }, { item: `${number}-1`, quantity: 1 }, '203.1.0.77').go()
  expect(bought).toEqual({ order: expect.stringMatching(/^\d+$/) })

  // A writer opens the lamp, and reads that only a publisher can publish it.
  const email = 'writer-of-lamps@example.com'
  const post = (path: string, body: object) =>
    page.evaluate(([to, sent]) => fetch(to, { method: 'POST', body: sent }).then(({ status }) => status), [
      `/api/content${path}`,
      JSON.stringify(body),
    ] as const)
  expect(await post('/editors', { email, role: 'write', language: 'en' })).toBe(201)
  expect(await post('/login/local', { email })).toBe(201)
  await page.goto(`${address}#edit=product:${number}`)
  await page.reload()
  await page.getByText('Your role saves drafts. A publisher can publish this one.').waitFor()
  expect(await page.getByRole('button', { name: 'Publish …' }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
