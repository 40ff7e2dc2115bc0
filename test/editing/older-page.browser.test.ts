import * as v from 'valibot'
import { expect, test } from 'vitest'
import { desktop, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { openAsEditor } from './as-editor.ts'

const path = '/about/our-history'
const entry = `${shop.url}/api/content/entries/${encodeURIComponent(path)}`
const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json', 'If-Match': '*' }
const block = (text: string) => ({
  _type: 'block',
  _key: 'one',
  style: 'normal',
  children: [{ _type: 'span', _key: 'two', text, marks: [] }],
  markDefs: [],
})

test('a page loaded before its entry changed shows the entry’s new text once the form is open', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  await openAsEditor(page, path)
  const found = await (await fetch(entry, { headers })).json()
  const { data } = v.parse(v.object({ data: v.record(v.string(), v.unknown()) }), found)
  const changed = { ...data, title: { en: 'How it comes' }, body: { en: [block('By a tram of our own.')] } }
  const body = JSON.stringify({ type: 'page', data: changed })

  expect((await fetch(entry, { method: 'PUT', headers, body })).status).toBe(200)

  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.textContent()).not.toBe('How it comes')
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await heading.click()
  expect(await page.locator('[id="editing-title.en"]').inputValue()).toBe('How it comes')
  await expect.poll(() => heading.textContent()).toBe('How it comes')
  await page.getByText('By a tram of our own.').first().waitFor()
  await expect.poll(() => page.locator('main').textContent()).toContain('By a tram of our own.')
  expect(problems).toEqual([])
  await context.close()
})
