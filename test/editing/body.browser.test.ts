import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listAt } from '../support/answer.ts'
import { anyBody } from '../support/bodies.ts'
import { desktop, expectAccessible, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { openAsEditor } from './as-editor.ts'

const path = '/info/kept-as-it-is'
const entry = `${shop.url}/api/content/entries/${encodeURIComponent(path)}`
const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json', 'If-Match': '*' }
const shape = v.object({ data: v.object({ body: v.object({ en: v.array(v.record(v.string(), v.unknown())) }) }) })

const load = async () => v.parse(shape, await (await fetch(entry, { headers })).json()).data.body.en

async function save(body: unknown[]) {
  const data = {
    seoData: { title: { en: 'A' }, description: { en: 'B' } },
    title: { en: 'Kept' },
    lead: { en: 'Lead' },
    body: { en: body },
  }
  const saved = await fetch(entry, { method: 'PUT', headers, body: JSON.stringify({ type: 'page', data }) })
  expect([saved.status, await saved.text()]).toEqual([200, expect.any(String)])
}

const sample = (name: string) =>
  listAt(JSON.parse(readFileSync(new URL(`body/pt-${name}.json`, import.meta.url), 'utf8')))

const paragraph = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})

test('the text editor keeps blocks that it does not support unchanged, and can move and remove them', async () => {
  const { page, context, problems } = await openVisitor(browser, desktop)
  const state = page.locator('.editing-state')
  const body = page.locator('[id="editing-body.en"]')
  const hostile = fc.sample(anyBody, { seed: 31, numRuns: 30 }).flat()
  await openAsEditor(page, '/info/faq')
  for (const before of [hostile, sample('null-text'), sample('tel-link'), sample('table-between')]) {
    await save([...before, paragraph('last', 'Last words')])
    const stored = await load()
    await page.goto(`${shop.url}${path}#edit=page:${path}`)
    // If only the fragment of the URL changes, the browser does not load the page again.
    await page.reload()
    await body.getByText('Last words').click()
    await page.keyboard.press('End')
    await page.keyboard.type('!')
    await expect.poll(async () => JSON.stringify((await load()).at(-1))).toContain('Last words!')
    await expect.poll(() => state.textContent()).toBe('Saved as a draft')
    expect(JSON.stringify((await load()).slice(0, -1))).toBe(JSON.stringify(stored.slice(0, -1)))
  }

  const card = body.locator('.editing-closed')
  expect(await card.textContent()).toContain('Kept as it is: table')
  expect(await card.textContent()).toContain('a b')
  await expectAccessible(page, { part: '.editing-panel' })
  const order = async () => (await load()).map(({ _key }) => _key)
  const up = card.getByRole('button', { name: 'Move up: table' })
  await up.press('Enter')
  await expect.poll(order).toEqual(['t', 'a', 'c', 'last'])
  expect(await up.evaluate(button => button === document.activeElement)).toBe(true)
  expect(await card.getByRole('status').textContent()).toBe('Moved to place 1 of 4')
  await card.getByRole('button', { name: 'Move down: table' }).click()
  await expect.poll(order).toEqual(['a', 't', 'c', 'last'])
  expect(JSON.stringify((await load())[1])).toBe(JSON.stringify(sample('table-between')[1]))
  await card.getByRole('button', { name: 'Remove: table' }).click()
  await expect.poll(order).toEqual(['a', 'c', 'last'])
  expect(problems).toEqual([])

  // If no field can show a stored value, the form sends it unchanged, and the service refuses it.
  const other = { lead: 'In no language', body: { en: { text: 'Not a list' } } }
  await page.route(
    ({ pathname }) => pathname === new URL(entry).pathname,
    async route => {
      if (route.request().method() !== 'GET') return route.continue()
      const answer = await route.fetch()
      const found = v.parse(v.looseObject({ data: v.record(v.string(), v.unknown()) }), await answer.json())
      await route.fulfill({ response: answer, json: { ...found, data: { ...found.data, ...other } } })
    },
  )
  await page.reload()
  await page.locator('[id="editing-lead"]', { hasText: 'This form cannot show what is stored here' }).waitFor()
  const saved = page.waitForRequest(request => request.method() === 'PUT')
  await page.locator('[id="editing-title.en"]').fill('Kept as well')
  expect((await saved).postDataJSON().data).toMatchObject(other)
  await expect.poll(() => state.textContent()).toContain('Not saved yet: 2 to put right')
  expect(await page.locator('[id="editing-body.en"]').textContent()).toContain('stays as it is')
  await expectAccessible(page, { part: '.editing-panel' })
  await context.close()
})
