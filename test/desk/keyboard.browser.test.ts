import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { buyPieces, loadListedStock, manageShop, openDeskAs } from './browser-desk.ts'

/** Uses a page with only the keyboard. `presses` counts presses of Enter and Space, not of Tab. */
function createKeyboard(page: Page) {
  let presses = 0
  /**
   * Describes the focused element: its text, its name, and whether its focus is visible. A page
   * moves the focus to its result shortly after it has loaded.
   */
  const readFocus = () =>
    page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return { text: '', name: '', isVisible: false }
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const { bottom, top } = element.getBoundingClientRect()
      return {
        text: element.textContent?.trim() ?? '',
        name: element.getAttribute('name') ?? '',
        isVisible:
          ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none') &&
          bottom > 0 &&
          top < innerHeight,
      }
    })
  return {
    presses: () => presses,
    readFocus,
    /** Presses Tab until an element with this text or name has the focus, which must be visible. */
    async tabTo(wanted: RegExp) {
      const passed: string[] = []
      for (let tab = 0; tab < 150; tab++) {
        await page.keyboard.press('Tab')
        const { text, name, isVisible } = await readFocus()
        if (wanted.test(text) || wanted.test(name)) {
          expect(isVisible, `the focus of ${text || name}`).toBe(true)
          return
        }
        passed.push(text || name)
      }
      throw new Error(`Tab does not lead to ${wanted}, but to: ${passed.join(', ')}`)
    },
    async press(key: 'Enter' | 'Space') {
      presses += 1
      await page.keyboard.press(key)
    },
    /** Presses a key that opens a page, and waits until the page has loaded. */
    async open(key: string) {
      if (key === 'Enter') presses += 1
      const loaded = page.waitForEvent('load', { timeout: 15_000 })
      await page.keyboard.press(key)
      await loaded
    },
    /** Types a code and presses Enter, as a hand scanner does. */
    async scan(field: string, code: string) {
      await expect.poll(async () => (await readFocus()).name).toBe(field)
      await page.keyboard.insertText(code)
      await page.keyboard.press('Enter')
    },
  }
}

test('with the keyboard alone, a refund takes 3 presses, and shows what is refunded before it is made', async () => {
  await setStock('1002-1', 100)
  const number = await buyPieces({ '1002-1': 1 }, 'desk-keyboard@example.com')
  const { page, context, problems } = await openDeskAs('service', phone)
  await page.goto(`${shop.url}/sv/desk/orders/${number}`)
  const keyboard = createKeyboard(page)
  await keyboard.tabTo(/^Återbetala$/)
  await keyboard.press('Enter')
  await keyboard.tabTo(/^Visa vad som återbetalas$/)
  await keyboard.open('Enter')
  // The focus is on what is refunded: it is in view, screen readers read it, and its button is
  // next.
  await expect.poll(keyboard.readFocus).toMatchObject({
    isVisible: true,
    text: expect.stringContaining('Detta återbetalas'),
  })
  await page.keyboard.press('Tab')
  expect((await keyboard.readFocus()).text).toMatch(/^Återbetala .*\d/)
  await keyboard.open('Enter')
  await page.getByRole('status').getByText('Sparat').waitFor()
  const { refunds } = (await manageShop('GET', `orders/${number}`)).body.order
  expect(refunds).toHaveLength(1)
  expect(keyboard.presses()).toBe(3)
  expect(problems).toEqual([])
  await context.close()
})

test('with the keyboard alone, an order gets a note, is packed and sent, and an item is counted', async () => {
  for (const item of ['1001-1', '1002-1']) await setStock(item, 100)
  const number = await buyPieces({ '1001-1': 1, '1002-1': 2 }, 'desk-keyboard@example.com')
  const { page, context, problems } = await openVisitor(browser, desktop)
  const keyboard = createKeyboard(page)
  await page.goto(`${shop.url}/editing`)
  await keyboard.tabTo(/^Log in as editor$/)
  await keyboard.open('Enter')
  await page.goto(`${shop.url}/desk`)
  await page.keyboard.press('?')
  const keys = page.locator('#desk-keys')
  await keys.getByText('next row, previous row').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })

  await page.keyboard.press('g')
  await keyboard.open('o')
  await page.keyboard.press('j')
  await expect.poll(keyboard.readFocus).toMatchObject({ text: number, isVisible: true })
  await keyboard.open('Enter')
  await keyboard.tabTo(/^Write a note$/)
  await keyboard.press('Enter')
  await keyboard.tabTo(/^text$/)
  await page.keyboard.insertText('Wrap it twice')
  await keyboard.tabTo(/^Save the note$/)
  await keyboard.open('Enter')
  await page.getByRole('status').getByText('Saved.').waitFor()
  await page.getByRole('listitem').getByText('Wrap it twice').first().waitFor()

  await page.keyboard.press('g')
  await keyboard.open('p')
  await expect.poll(async () => (await keyboard.readFocus()).text).toBe('Pack the chosen orders')
  await keyboard.open('Enter')
  await page.getByRole('link', { name: 'Packing slips (PDF)' }).waitFor()
  const slips = await page.getByRole('link', { name: 'Packing slips (PDF)' }).getAttribute('href')
  const sheet = await page.request.get(`${shop.url}${slips}`)
  expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const loaded = page.waitForEvent('load', { timeout: 15_000 })
  await keyboard.scan('code', number)
  await loaded
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor()
  const pieces = await page.locator('[data-desk-piece]').evaluateAll(rows =>
    rows.flatMap(row => {
      const code = row.getAttribute('data-desk-codes')?.split(' ')[0] ?? ''
      return Array.from({ length: Number(row.getAttribute('data-desk-to-send')) }, () => code)
    }),
  )
  expect(pieces).toHaveLength(3)
  for (const code of pieces) await keyboard.scan('code', code)
  await page.getByRole('status').getByText('All pieces are there').waitFor()
  const sent = page.waitForEvent('load', { timeout: 15_000 })
  await keyboard.scan('trackingId', 'KEYBOARD1')
  await sent
  await page
    .getByRole('status')
    .getByText(new RegExp(`Order ${number}: the parcel is recorded|All orders on this list`))
    .waitFor()
  const { goods, shipments } = (await manageShop('GET', `orders/${number}`)).body.order
  expect([goods, shipments.length]).toEqual(['shipped', 1])

  // If the focus is in the field for scans, letters are typed there, so it must move first.
  if ((await keyboard.readFocus()).name === 'code') await keyboard.tabTo(/^Count$/)
  await page.keyboard.press('g')
  await keyboard.open('s')
  await keyboard.tabTo(/^Low$/)
  await keyboard.tabTo(/^find$/)
  // Searching for a complete code opens the page of its item.
  await page.keyboard.insertText('1001-1')
  await keyboard.open('Enter')
  await page.waitForURL(/\/desk\/stock\/1001-1$/)
  await keyboard.tabTo(/^counted$/)
  await page.keyboard.insertText('many')
  await keyboard.open('Enter')
  // The form is far down the page, so the message that it was rejected has the focus.
  await expect.poll(keyboard.readFocus).toMatchObject({ isVisible: true, text: expect.stringContaining('Not saved') })
  await expect.poll(() => problems.splice(0)).toEqual([expect.stringContaining('status of 409')])
  await keyboard.tabTo(/^Save the count$/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect((await keyboard.readFocus()).name).toBe('counted')
  await page.keyboard.insertText('77')
  await keyboard.open('Enter')
  await page.getByRole('status').getByText('Saved.').waitFor()
  expect((await loadListedStock('1001-1')).shelf).toBe(77)
  expect(problems).toEqual([])
  await context.close()
})

test('the result of checking a file of parcels has the focus, whether or not the file is valid', async () => {
  await setStock('1002-1', 100)
  const number = await buyPieces({ '1002-1': 1 }, 'desk-keyboard@example.com')
  const { page, context, problems } = await openDeskAs('pack', phone)
  const keyboard = createKeyboard(page)
  for (const [column, shown] of [
    ['tracking', 'This will be recorded'],
    ['unknown', 'Not saved'],
  ] as const) {
    await page.goto(`${shop.url}/desk/pack`)
    const buffer = Buffer.from(`order,${column}\n${number},FILE1`)
    await page.locator('input[type="file"]').setInputFiles({ name: 'parcels.csv', mimeType: 'text/csv', buffer })
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Check the file' }).press('Enter')
    await loaded
    await expect.poll(keyboard.readFocus).toMatchObject({ isVisible: true, text: expect.stringContaining(shown) })
  }
  await expect.poll(() => problems.splice(0)).toEqual([expect.stringContaining('status of 409')])
  await context.close()
})
