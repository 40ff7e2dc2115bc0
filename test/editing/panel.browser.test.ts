import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, phone, visitor } from '../browser.ts'
import { browser, shop } from '../shop-in-browser.ts'
import { asEditor } from './as-editor.ts'

const path = '/info/career'
const entry = `${shop.url}/api/content/entries/${encodeURIComponent(path)}`

const shape = v.object({ version: v.number(), data: v.record(v.string(), v.unknown()) })

/** What the service has, and a change by somebody else. */
async function stored(change?: (data: Record<string, unknown>) => object) {
  const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }
  const found = v.parse(shape, await (await fetch(entry, { headers })).json())
  if (!change) return found.data
  const body = JSON.stringify({ type: 'page', data: { ...found.data, ...change(found.data) } })
  const saved = await fetch(entry, { method: 'PUT', headers: { ...headers, 'If-Match': `"${found.version}"` }, body })
  expect(saved.status).toBe(200)
}

test('an editor presses a heading, types, loses the connection, meets another editor, and publishes', async () => {
  const { page, context, problems } = await visitor(browser, desktop)
  const { page: shopper } = await visitor(browser, desktop)
  const heading = (of: Page) => of.getByRole('heading', { level: 1 })
  const state = page.locator('.editing-state')
  await asEditor(page, path)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expectAccessible(page, { part: '.editing-panel' })

  // A press opens the form at the field; the page follows at once, and it is saved.
  await heading(page).click()
  const title = page.locator('[id="editing-title.en"]')
  await expect.poll(() => title.evaluate(field => field === document.activeElement)).toBe(true)
  const before = await title.inputValue()
  await page.keyboard.press('End')
  await page.keyboard.type(' today')
  expect(await heading(page).textContent()).toBe(`${before} today`)
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')
  expect(await stored()).toMatchObject({ title: { en: `${before} today` } })
  await shopper.goto(shop.url + path)
  expect(await heading(shopper).textContent()).toBe(before)
  expect(await shopper.locator('[data-edit], [data-editing]').count()).toBe(0)

  // Without a connection, and with the page closed before it is back: nothing is lost.
  await page.route('**/api/content/entries/**', route => route.abort())
  await page.keyboard.type(', and tomorrow')
  await expect.poll(() => state.textContent()).toContain('Not saved yet: no connection')
  // A long text opens at the paragraph that is pressed, and Tab leaves it. The page is rendered
  // with what is typed, saved or not.
  const body = page.locator('[id="editing-body.en"]')
  await page.locator('main').getByRole('heading', { name: 'Open positions' }).click()
  await expect.poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent)).toBe('Open positions')
  await page.keyboard.type('First: ')
  await page.keyboard.press('Tab')
  expect(await body.evaluate(field => field.contains(document.activeElement))).toBe(false)
  await page.locator('main').getByRole('heading', { name: 'First: Open positions' }).waitFor()
  await page.unroute('**/api/content/entries/**')
  problems.length = 0
  await page.reload()
  await expect.poll(() => state.textContent()).toContain('Saved as a draft')
  expect(await title.inputValue()).toBe(`${before} today, and tomorrow`)
  await expect.poll(() => heading(page).textContent()).toBe(`${before} today, and tomorrow`)

  // Somebody else changes the same text, and another one: one is chosen, the other is there.
  await stored(() => ({ title: { en: 'Work with light', sv: 'Arbeta med ljus' }, lead: { en: 'Join.', sv: 'Kom.' } }))
  await title.fill('Come and work here')
  const choice = page.getByRole('region', { name: 'choose between two changes' })
  await choice.waitFor()
  expect(await choice.textContent()).toContain('Work with light')
  await expectAccessible(page, { part: '.editing-panel' })
  await choice.getByRole('button', { name: 'Keep mine' }).press('Enter')
  await expect.poll(() => state.textContent()).toContain('Saved as a draft')
  expect(await stored()).toMatchObject({
    title: { en: 'Come and work here', sv: 'Arbeta med ljus' },
    lead: { en: 'Join.', sv: 'Kom.' },
  })
  problems.length = 0

  await page.getByRole('button', { name: 'Publish …' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Come and work here').waitFor()
  // Of a long text only what differs.
  expect(await dialog.locator('li', { hasText: 'Text (English)' }).locator('ins').textContent()).toBe(
    'First: Open positions',
  )
  await expectAccessible(page, { part: '.editing-dialog' })
  await dialog.getByRole('button', { name: 'Publish now' }).press('Enter')
  await dialog.getByText('Published', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => state.textContent()).toBe('Published, nothing changed')
  await expect
    .poll(async () => {
      await shopper.reload()
      return heading(shopper).textContent()
    })
    .toBe('Come and work here')

  await page.getByRole('button', { name: 'History' }).press('Enter')
  await dialog.getByRole('button', { name: 'Restore version 1' }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe(before)
  await expect.poll(() => body.textContent()).not.toContain('First: ')
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe('Come and work here')
  await expect.poll(() => body.textContent()).toContain('First: ')

  // Every entry by words, opened by keys from any page.
  await page.keyboard.press('Control+k')
  await expect.poll(() => dialog.getByRole('searchbox').evaluate(box => box === document.activeElement)).toBe(true)
  await page.keyboard.type('Ringholm brass')
  await dialog
    .getByRole('button', { name: /Ringholm.*Product/ })
    .first()
    .waitFor()
  await expectAccessible(page, { part: '.editing-dialog' })
  await dialog
    .getByRole('button', { name: /Ringholm.*Product/ })
    .first()
    .press('Enter')
  await page.getByRole('heading', { name: 'Product', exact: true }).waitFor()
  const maker = page.getByRole('combobox', { name: /^Designer/ })
  await expect.poll(() => maker.inputValue()).toMatch(/[A-Z]/)

  // On its own page: what scripts have filled in stays where the rest follows.
  await page.goto(`${shop.url}/product/${await page.locator('#editing-slug').inputValue()}`)
  const heart = page.locator('.product-title button')
  // With Control a press does what it always does.
  await heart.click({ modifiers: ['Control'] })
  await page.locator('[id="editing-details.en.0"]').fill('Turned by hand on Tuesdays')
  await expect.poll(() => page.locator('main').textContent()).toContain('Turned by hand on Tuesdays')
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('.site-header-favorites').textContent()).toContain('1')
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  await expect.poll(() => page.locator('main').textContent()).not.toContain('Turned by hand on Tuesdays')
  expect(problems).toEqual([])

  // A new entry: what it needs is said; until it is valid this browser has it, also after a crash.
  const begin = async (kind: string, field: string, title: string) => {
    await page.keyboard.press('Control+k')
    await dialog.getByRole('button', { name: 'New entry' }).press('Enter')
    await dialog.getByLabel('Kind').selectOption({ label: kind })
    await dialog.getByLabel(field).fill(title)
  }
  await begin('News', 'Title, English', 'Evenings grow long')
  const id = dialog.getByLabel('Id')
  expect(await id.inputValue()).toBe('evenings-grow-long')
  await id.fill('Evenings!')
  await id.press('Enter')
  await dialog.getByText('It cannot be called that.').waitFor()
  await expectAccessible(page, { part: '.editing-dialog' })
  await id.fill('evenings')
  await id.press('Enter')
  await page.getByText('is missing').waitFor()
  expect(await state.textContent()).toContain('Not saved yet: 1 to put right')
  await page.reload()
  await expect.poll(() => title.inputValue()).toBe('Evenings grow long')
  await page.getByRole('button', { name: 'On this page' }).press('Enter')
  await page.keyboard.press('Control+k')
  const begun = dialog.getByRole('region', { name: 'Begun, not saved yet' })
  await begun.getByRole('button', { name: /^Evenings grow long/ }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe('Evenings grow long')
  await page.getByRole('button', { name: 'Discard', exact: true }).press('Enter')
  await page.keyboard.press('Control+k')
  await dialog.getByRole('button', { name: 'New entry' }).waitFor()
  expect(await begun.count()).toBe(0)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  // One that is valid is saved, and leads to its own page.
  await begin('Designer', 'Name', 'Ada Ek')
  await dialog.getByRole('button', { name: 'Open its form' }).press('Enter')
  await page.waitForURL(`${shop.url}/designers/ada-ek`)
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')
  await expect.poll(() => heading(page).textContent()).toContain('Ada Ek')
  expect(await shopper.goto(`${shop.url}/designers/ada-ek`).then(answer => answer?.status())).toBe(404)
  // Asked whether there is one already, and saved before it was valid.
  expect(problems.filter(problem => !/status of (404|422)/.test(problem))).toEqual([])
  problems.length = 0

  // An editor's own page begins with all entries, and what is unfinished.
  await page.goto(`${shop.url}/editing`)
  const drafts = page.getByRole('button', { name: /^Draft [1-9]/ })
  await drafts.press('Enter')
  await page.getByRole('button', { name: /^Ada Ek/ }).press('Enter')
  await page.waitForURL(`${shop.url}/designers/ada-ek`)
  await page.getByRole('heading', { name: 'Designer', exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('på svenska i telefonen: the panel is a sheet, and lists are sorted by keys', async () => {
  const { page, context, problems } = await visitor(browser, phone)
  await asEditor(page, '/sv/info/contact')
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
  // The menu on the page follows.
  const shown = () => page.locator('.menu-drawer nav > ul').first().locator('> li').allTextContents()
  await expect.poll(shown).toEqual([expect.any(String), expect.stringContaining(before ?? '')])
  await page.keyboard.press('Enter')
  await expect.poll(first).toBe(before)

  // The same by dragging, which Escape ends.
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
