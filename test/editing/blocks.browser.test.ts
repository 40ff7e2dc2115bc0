import { expect, test } from 'vitest'
import { expectAccessible, phone, visitor } from '../browser.ts'
import { browser, shop } from '../shop-in-browser.ts'
import { asEditor } from './as-editor.ts'

test('på svenska i telefonen: blocks come from a palette, are moved and removed', async () => {
  const { page, context, problems } = await visitor(browser, phone)
  await page.goto(`${shop.url}/sv/campaigns/towards-advent`)
  await expectAccessible(page)
  await asEditor(page, '/sv/campaigns/towards-advent')
  await page.getByRole('button', { name: 'Redigera', exact: true }).tap()
  await page.getByRole('button', { name: /^Kampanjsida/ }).tap()
  const blocks = page.getByRole('group', { name: 'Block', exact: true })
  const palette = blocks.getByRole('button', { name: 'Lägg till i: Block' })
  await palette.press('Enter')
  await expectAccessible(page, { part: '.editing-panel' })
  await blocks.getByRole('button', { name: /^Citat En mening/ }).press('Enter')
  await blocks.getByLabel('Svenska').last().waitFor()
  const quote = blocks.locator('> ol > li').last().getByRole('group', { name: 'Citat' }).getByLabel('Svenska')
  await quote.fill('Mörkret först.')
  const quotes = page.locator('main blockquote')
  await expect.poll(() => quotes.allTextContents()).toContain('Mörkret först.')
  expect((await quotes.allTextContents()).at(-1)).toBe('Mörkret först.')
  await blocks.getByRole('button', { name: 'Flytta upp: Citat: Mörkret först.' }).press('Enter')
  await blocks.getByRole('button', { name: 'Flytta upp: Citat: Mörkret först.' }).press('Enter')
  await expect.poll(async () => (await quotes.allTextContents()).indexOf('Mörkret först.')).toBe(1)
  await blocks.getByRole('button', { name: 'Ta bort: Citat: Mörkret först.' }).press('Enter')
  await expect.poll(() => quotes.count()).toBe(2)

  // The same from the page: a "+" at the edge of a block opens the palette for that place.
  await page.setViewportSize({ width: 1440, height: 900 })
  await quotes.first().hover()
  await page.getByRole('button', { name: 'Lägg till ett block här' }).click()
  const kind = blocks.getByRole('button', { name: /^Citat En mening/ })
  await kind.press('Enter')
  await expect.poll(() => blocks.locator('> ol > li > details > summary').nth(3).textContent()).toBe('Citat')
  await blocks.getByRole('button', { name: 'Ta bort: Citat', exact: true }).press('Enter')
  await expect.poll(() => blocks.locator('> ol > li').count()).toBe(8)

  // The parts of the front page are ordered and left out; the palette has those that are not there.
  await page.goto(`${shop.url}/sv`)
  await page.getByRole('button', { name: /^Startsida/ }).tap()
  const parts = page.getByRole('group', { name: 'Delarnas ordning' })
  await parts.getByRole('button', { name: 'Ta bort: Projekt' }).press('Enter')
  await expect.poll(() => page.locator('main .case-band').count()).toBe(0)
  await parts.getByRole('button', { name: 'Lägg till i: Delarnas ordning' }).press('Enter')
  expect(await parts.locator('.editing-palette li').allTextContents()).toEqual(['Projekt'])
  await parts.getByRole('button', { name: 'Projekt', exact: true }).press('Enter')
  await expect.poll(() => page.locator('main .bands > :last-child').getAttribute('class')).toContain('case-band')
  expect(problems).toEqual([])
  await context.close()
})
