import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const path = '/about/our-history'

test('entries are scheduled, released, previewed, undone, discarded and duplicated by keyboard', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const { page: shopper } = await openVisitor(browser, desktop)
  const heading = (of: Page) => of.getByRole('heading', { level: 1 })
  const loadPublicHeading = async () => {
    await shopper.goto(shop.url + path)
    return heading(shopper).textContent()
  }
  const state = page.locator('.editing-state')
  const dialog = page.getByRole('dialog')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().press('Enter')
  const announced = dialog.getByRole('status')
  const before = await loadPublicHeading()
  await page.goto(`${shop.url}/info/faq`)
  await page.evaluate(() => fetch('/api/content/login/local', { method: 'POST' }))
  await page.goto(shop.url + path)
  await press('Edit')
  await heading(page).click()
  const title = page.locator('[id="editing-title.en"]')
  await title.fill('Our spring')
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')

  // The draft is scheduled.
  await press('Publish …')
  await dialog.getByLabel('At a later time').press('Space')
  await dialog.getByLabel('Time', { exact: true }).fill('2090-06-01T08:00')
  await press('Schedule')
  await dialog.getByText('The draft is published at that time').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => state.textContent()).toBe('Saved, published on 1 Jun 2090, 08:00')

  // A release lists its entries, and can be previewed, published and undone.
  await press('Add to a release …')
  await dialog.getByLabel('Name of the release').fill('Spring')
  await page.keyboard.press('Enter')
  const entries = dialog.locator('.editing-release-entries > li')
  await entries.first().waitFor()
  await entries.first().locator('summary').press('Enter')
  await entries.first().locator('ins', { hasText: 'Our spring' }).waitFor()
  await entries.first().getByRole('link', { name: path }).waitFor()
  await expectAccessible(page, { part: '.editing-dialog' })
  await press('See the shop with it')
  const bar = page.getByRole('region', { name: 'Preview' })
  await bar.getByText('As of “Spring”').waitFor()
  await expect.poll(() => heading(page).textContent()).toBe('Our spring')
  await page.getByText('What you change here is today’s draft').waitFor()
  await bar.getByRole('button', { name: 'Today' }).press('Enter')
  await bar.getByText('As of today').waitFor()
  expect(await loadPublicHeading()).toBe(before)
  // A release with an invalid entry lists the errors, and cannot be published.
  const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json' }
  const lacking = JSON.stringify({ name: 'Lacking', entries: [{ type: 'page', id: '/info/none' }] })
  expect((await fetch(`${shop.url}/api/content/releases`, { method: 'POST', headers, body: lacking })).status).toBe(201)
  await press('Releases')
  await dialog.getByRole('button', { name: /^Lacking/ }).press('Enter')
  await dialog.getByText('Before it can be published, put right').waitFor()
  await dialog.getByText(/^\/info\/none: /).waitFor()
  expect(await dialog.getByRole('button', { name: 'Publish all now' }).isDisabled()).toBe(true)
  await expectAccessible(page, { part: '.editing-dialog' })
  await press('All releases')
  await dialog.getByRole('button', { name: /^Spring/ }).press('Enter')
  await press('Publish all now')
  await expect.poll(() => announced.textContent()).toMatch(/^Published on /)
  await expect.poll(loadPublicHeading).toBe('Our spring')
  await press('Undo all of it')
  await expect.poll(() => announced.textContent()).toMatch(/^Undone on /)
  await expect.poll(loadPublicHeading).toBe(before)
  await page.keyboard.press('Escape')

  // The entry is published without a release, and publishing is undone.
  await page.reload()
  await press('Publish …')
  await dialog.getByRole('link', { name: path }).waitFor()
  await press('Publish now')
  await dialog.getByText('Published', { exact: true }).waitFor()
  await expect.poll(loadPublicHeading).toBe('Our spring')
  await press('Undo publishing')
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')
  await expect.poll(loadPublicHeading).toBe(before)
  await press('Discard draft')
  await expect.poll(() => state.textContent()).toBe('Published, nothing changed')
  await expect.poll(() => title.inputValue()).toBe(before)

  // The entry is taken off the site, and brought back.
  await press('Take off the site …')
  await dialog.getByText(/^These name it: |No other entry names it/).waitFor()
  await expectAccessible(page, { part: '.editing-dialog' })
  await press('Take off now')
  await dialog.getByText('It is off the site').waitFor()
  await expect.poll(async () => (await fetch(shop.url + path)).status).toBe(404)
  await press('Bring it back')
  await expect.poll(() => state.textContent()).toBe('Published, nothing changed')
  await expect.poll(loadPublicHeading).toBe(before)
  await press('History')
  await dialog.getByText(/^Taken off the site · /).waitFor()
  await page.keyboard.press('Escape')

  // The entry is duplicated. The copy is deleted at the end.
  await page.keyboard.press('Control+k')
  await dialog.getByRole('searchbox').fill(path)
  const found = dialog.getByRole('listitem').filter({ hasText: path })
  await found.getByText('More', { exact: true }).press('Enter')
  await found.getByLabel('Id of the copy').fill('/about/a-copy')
  await found.getByRole('button', { name: 'Duplicate' }).press('Enter')
  await expect.poll(() => title.inputValue()).toBe(before)
  await expect.poll(() => state.textContent()).toBe('Saved as a draft')
  const copy = `${shop.url}/api/content/entries/${encodeURIComponent('/about/a-copy')}`
  expect((await fetch(copy, { method: 'DELETE', headers: { ...headers, 'If-Match': '*' } })).status).toBe(200)
  expect(problems).toEqual([])
  await context.close()
})
