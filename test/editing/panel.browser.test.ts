import type { Locator, Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { openAsEditor } from './as-editor.ts'

const path = '/info/career'
const entry = `${shop.url}/api/content/entries/${encodeURIComponent(path)}`

const shape = v.object({ version: v.number(), data: v.record(v.string(), v.unknown()) })

/** Returns the entry's stored data or, if `change` is set, saves a change as another editor. */
async function stored(change?: (data: Record<string, unknown>) => object) {
  const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }
  const found = v.parse(shape, await (await fetch(entry, { headers })).json())
  if (!change) return found.data
  const body = JSON.stringify({ type: 'page', data: { ...found.data, ...change(found.data) } })
  const saved = await fetch(entry, { method: 'PUT', headers: { ...headers, 'If-Match': `"${found.version}"` }, body })
  expect(saved.status).toBe(200)
}

test('an editor edits a heading, loses the connection, resolves a conflict, and publishes', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const { page: shopper } = await openVisitor(browser, desktop)
  const heading = (of: Page) => of.getByRole('heading', { level: 1 })
  const state = page.locator('.editing-state')
  const hasFocus = (of: Locator) => expect.poll(() => of.evaluate(one => one === document.activeElement)).toBe(true)
  await openAsEditor(page, path)
  // By keyboard, the preview's bar follows the skip link, and its button opens the panel.
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.waitFor()
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  await hasFocus(page.getByRole('region', { name: 'Preview' }).getByRole('button', { name: 'Preview' }))
  await edit.press('Enter')
  await hasFocus(page.locator('.editing-panel h2'))
  await expectAccessible(page, { part: '.editing-panel' })

  // Clicking the heading focuses its field. Typing changes the page at once and saves a draft.
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

  // Nothing is lost if the connection fails and the page is reloaded before the text is saved.
  await page.route('**/api/content/entries/**', route => route.abort())
  await page.keyboard.type(', and tomorrow')
  await expect.poll(() => state.textContent()).toContain('Not saved yet: no connection')
  // Clicking in a long text opens the field at that paragraph, and Tab leaves the field. The page
  // shows the typed text even before it is saved.
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

  // Another editor changes the same title, which is a conflict, and the lead, which is merged.
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
  // The dialog shows only the changed part of a long text.
  expect(await dialog.locator('li', { hasText: 'Text (English)' }).locator('ins').textContent()).toBe(
    'After: First: Open positions',
  )
  await expectAccessible(page, { part: '.editing-dialog' })
  await dialog.getByRole('button', { name: 'Publish now' }).press('Enter')
  await dialog.getByText('Published', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => state.textContent()).toBe('Published, nothing changed')
  // The button that published is gone, so the next button has the focus.
  const history = page.getByRole('button', { name: 'History' })
  await hasFocus(history)
  await expect
    .poll(async () => {
      await shopper.reload()
      return heading(shopper).textContent()
    })
    .toBe('Come and work here')

  await history.press('Enter')
  await dialog.getByRole('button', { name: 'Restore version 1' }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe(before)
  await expect.poll(() => body.textContent()).not.toContain('First: ')
  await page.getByRole('button', { name: 'Discard draft' }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe('Come and work here')
  await expect.poll(() => body.textContent()).toContain('First: ')
  await hasFocus(history)

  // If the entry is open in two tabs, both say so, and each loads what the other saves.
  const tab = await context.newPage()
  await tab.goto(shop.url + path)
  const twice = 'You have it open in another tab or on another device too.'
  for (const each of [page, tab]) await each.getByText(twice).waitFor()
  await expectAccessible(page, { part: '.editing-panel' })
  await tab.locator('[id="editing-lead.sv"]').fill('Häng med.')
  await expect.poll(() => tab.locator('.editing-state').textContent()).toContain('Saved as a draft')
  await title.fill('Come, and work here')
  await expect.poll(() => state.textContent()).toContain('Changes by Local editor were taken in.')
  await expect.poll(() => stored()).toMatchObject({ title: { en: 'Come, and work here' }, lead: { sv: 'Häng med.' } })
  await tab.close()
  await page.getByText(twice).waitFor({ state: 'detached' })
  problems.length = 0

  // In a bulleted list, Tab leaves the text field instead of indenting the list item.
  await body.locator('p').first().click()
  await page.getByRole('button', { name: 'Bullets' }).first().click()
  await body.locator('.editing-bullet').first().waitFor()
  await body.focus()
  await page.keyboard.press('Tab')
  expect(await body.evaluate(field => field.contains(document.activeElement))).toBe(false)

  // Control+K opens the search for entries on any page.
  await page.keyboard.press('Control+k')
  await expect.poll(() => dialog.getByRole('searchbox').evaluate(box => box === document.activeElement)).toBe(true)
  // Before an entry is deleted, the dialog lists the entries that refer to it.
  await page.keyboard.type('Ekvika')
  const family = dialog.locator('li', { has: page.getByRole('button', { name: /^Ekvika.*Family/ }) })
  await family.locator('summary').press('Enter')
  await family.getByRole('button', { name: 'Delete: Ekvika' }).press('Enter')
  await family.getByText(/^These name it: .*Table lamp/).waitFor()
  await hasFocus(family.getByRole('button', { name: 'Keep it' }))
  await page.keyboard.press('Enter')
  await hasFocus(family.getByRole('button', { name: 'Delete: Ekvika' }))
  await dialog.getByRole('searchbox').fill('Ringholm brass')
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
  const form = page.locator('.editing-form')
  await expect.poll(() => form.evaluate(one => one.contains(document.activeElement))).toBe(true)
  expect(problems).toEqual([])

  // A new entry lists its missing fields. Until it is valid, only this browser stores it.
  const begin = async (kind: string, field: string, title: string) => {
    const fresh = dialog.getByRole('button', { name: 'New entry' })
    // Control+K may have no effect while the dialog is still closing, so it is repeated.
    await expect
      .poll(async () => {
        await page.keyboard.press('Control+k')
        return fresh.isVisible()
      })
      .toBe(true)
    await fresh.press('Enter')
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
  await page.getByRole('button', { name: 'Picture: is missing' }).waitFor()
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

  // A valid entry is saved, and opens its own page.
  await begin('Designer', 'Name', 'Ada Ek')
  await dialog.getByRole('button', { name: 'Open its form' }).press('Enter')
  await page.waitForURL(`${shop.url}/designers/ada-ek`)
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')
  await expect.poll(() => heading(page).textContent()).toContain('Ada Ek')
  expect(await shopper.goto(`${shop.url}/designers/ada-ek`).then(answer => answer?.status())).toBe(404)
  // Status 404 means that the id was free, and 422 that the entry was not valid yet.
  expect(problems.filter(problem => !/status of (404|422)/.test(problem))).toEqual([])
  problems.length = 0

  // The start page of editing lists all entries, and can show the drafts only.
  await page.goto(`${shop.url}/editing`)
  const drafts = page.getByRole('button', { name: /^Draft [1-9]/ })
  await drafts.press('Enter')
  await page.getByRole('button', { name: /^Ada Ek/ }).press('Enter')
  await page.waitForURL(`${shop.url}/designers/ada-ek`)
  await page.getByRole('heading', { name: 'Designer', exact: true }).waitFor()

  // The search is kept after Back and after a reload.
  await page.goBack()
  await expect.poll(() => drafts.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('searchbox').fill('ek')
  await page.getByLabel('Kind').selectOption({ label: 'Designer' })
  await page.reload()
  await expect.poll(() => page.locator('.editing-entry-title').allTextContents()).toEqual(['Ada Ek'])
  expect(await page.getByRole('searchbox').inputValue()).toBe('ek')
  expect(await page.getByLabel('Kind').inputValue()).toBe('designer')
  expect(problems).toEqual([])
  await context.close()
})
