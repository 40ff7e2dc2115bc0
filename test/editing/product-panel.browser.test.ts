import { expect, test } from 'vitest'
import { expectAccessible, phone, visitor } from '../browser.ts'
import { browser } from '../shop-in-browser.ts'
import { asEditor } from './as-editor.ts'

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
