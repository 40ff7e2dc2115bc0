import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser } from '../support/shop-in-browser.ts'
import { openAsEditor } from './as-editor.ts'

test('the product panel handles Escape, references, pasted text, an expired session and CMS entries', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const heading = page.getByRole('heading', { level: 1 })
  const state = page.locator('.editing-state')
  const isFocused = (of: typeof heading) => of.evaluate(element => element === document.activeElement)
  await openAsEditor(page, '/product/ekvika-table-oak')
  const heart = page.locator('.product-title button')
  await heart.click()
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  await heading.click()
  const name = page.locator('[id="editing-name"]')
  await expect.poll(() => isFocused(name)).toBe(true)

  // Escape in a field returns to the clicked element, and Escape in the panel's head ends editing.
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(heading)).toBe(true)
  await page.getByRole('button', { name: 'Close' }).press('Escape')
  expect(await isFocused(edit)).toBe(true)
  await page.keyboard.press('Enter')
  await heading.click()
  await expect.poll(() => isFocused(name)).toBe(true)

  // Content that scripts added, such as the number of favorites, stays when the page is updated.
  await page.locator('[id="editing-details.en.0"]').fill('Turned by hand on Tuesdays')
  await expect.poll(() => page.locator('main').textContent()).toContain('Turned by hand on Tuesdays')
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('a.counted').textContent()).toContain('1')

  // The designer is found by typing a part of the name.
  const designed = page.locator('.product-facts a[href*="/designer"]').first()
  const designer = page.getByRole('combobox', { name: /^Designer/ })
  const before = await designer.inputValue()
  expect(await designed.textContent()).toContain(before)
  await designer.fill('runa')
  await page.getByRole('option', { name: 'Runa Askeby' }).waitFor()
  await expectAccessible(page, { part: '.editing-panel' })
  await designer.press('Enter')
  await expect.poll(() => designed.textContent()).toContain('Runa Askeby')

  // Pasted text keeps its headings, but no scripts.
  const text = page.locator('[id="editing-descriptionBody.en"]')
  await text.focus()
  await page.keyboard.press('Control+End')
  // The text field ignores a paste until it has handled the focus event.
  await page.keyboard.type(' It is.')
  await expect
    .poll(() => page.locator('main .rich-text').allTextContents())
    .toContainEqual(expect.stringMatching(/It is\./))
  const paste = (data: Record<string, string>) =>
    text.evaluate((field, given) => {
      const clipboardData = new DataTransfer()
      for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value)
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, data)
  await paste({
    'text/html': '<p>So.</p><h2 onclick="x()" style="color: red">Our way</h2><p>By <b>hand</b><img src=x></p>',
  })
  await expect.poll(() => page.locator('main .rich-text strong').allTextContents()).toContain('hand')
  expect(await page.locator('main .rich-text :is(h2, h3)').allTextContents()).toContain('Our way')
  await page.keyboard.press('Enter')
  await paste({ 'text/html': '<img src=x>', 'text/plain': 'Plain,\nand short.\n\nAnother' })
  await expect.poll(() => page.locator('main .rich-text p').allInnerTexts()).toContain('Plain,\nand short.')
  await expect.poll(() => page.locator('main .rich-text p').allTextContents()).toContain('Another')
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')
  expect(problems).toEqual([])

  // An editor who was logged out sees a message, and can save after logging in again.
  const session = (method: string, of: string) =>
    page.evaluate(async asked => (await fetch(`/api/content/${asked.of}`, asked)).status, { method, of })
  expect(await session('DELETE', 'session')).toBeLessThan(300)
  await page.locator('[id="editing-details.en.0"]').fill('Turned by hand on Wednesdays')
  await expect.poll(() => state.textContent()).toContain('Not saved yet: you are logged out.')
  expect(await page.getByRole('link', { name: 'Log in (new tab)' }).getAttribute('href')).toBe('/editing')
  expect(await session('POST', 'login/local')).toBe(201)
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')
  problems.length = 0

  // After a reload the same form is open, and no field takes the focus.
  await page.reload()
  await expect.poll(() => page.locator('[id="editing-details.en.0"]').inputValue()).toContain('Wednesdays')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  await expect.poll(() => page.locator('main').textContent()).not.toContain('Turned by hand')
  expect(await designed.textContent()).toContain(before)
  expect(problems).toEqual([])

  // Entries of a connected CMS are read-only here.
  await page.route('**/api/content/entries/1005?*', async route => {
    const response = await route.fetch()
    const source = { title: 'Sanity', document: 'lamp-1' }
    await route.fulfill({ response, json: { ...(await response.json()), source } })
  })
  await page.reload()
  await page.getByText('This comes from Sanity, document lamp-1.').waitFor()
  expect(await page.locator('[id="editing-lead.en"]').isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Publish …' }).count()).toBe(0)
  await expectAccessible(page, { part: '.editing-panel' })
  await context.close()
})

test('in Swedish on a phone, the panel is a sheet, and lists are sorted by keyboard', async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  await openAsEditor(page, '/sv/info/contact')
  await page.getByRole('button', { name: 'Redigera', exact: true }).tap()
  await page.getByRole('complementary', { name: 'Redigering' }).getByRole('button', { name: 'Menyer och sidfot' }).tap()
  const lists = page.getByRole('group', { name: 'Meny i sidhuvudet', exact: true })
  await lists.waitFor()
  const first = () => lists.locator('summary').first().textContent()
  const before = await first()
  await lists
    .getByRole('button', { name: `Flytta ned: ${before}` })
    .first()
    .press('Enter')
  await expect.poll(first).not.toBe(before)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page, { part: '.editing-panel' })
  // The menu on the page has the new sequence too.
  const shown = () => page.locator('.menu').evaluateAll(menus => menus.map(menu => menu.ariaLabel))
  await expect.poll(shown).toEqual([expect.any(String), expect.stringContaining(before ?? '')])
  await page.keyboard.press('Enter')
  await expect.poll(first).toBe(before)

  // A list is also sorted by dragging, and Escape cancels a drag.
  const grip = async (at: number) => {
    const box = await lists.locator('> ol > li > .editing-item > .editing-grip').nth(at).boundingBox()
    if (!box) throw new Error('There is nothing to drag')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const drag = async (from: number, to: number) => {
    const [start, end] = [await grip(from), await grip(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y + (to > from ? 10 : -10), { steps: 4 })
  }
  await drag(0, 1)
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await first()).toBe(before)
  await drag(0, 1)
  await page.mouse.up()
  await expect.poll(first).not.toBe(before)
  expect(await lists.getByRole('status').last().textContent()).toMatch(/^Flyttad till plats 2 av/)
  await drag(1, 0)
  await page.mouse.up()
  await expect.poll(first).toBe(before)
  await expect.poll(() => page.locator('.editing-state').textContent()).toContain('Sparad')
  expect(problems).toEqual([])
  await context.close()
})
