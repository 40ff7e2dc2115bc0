import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, phone, visitor } from '../browser.ts'
import { browser, shop } from '../shop-in-browser.ts'

const questions = [
  '/light?lamp=ringholm-pendant-brass',
  '/light/bulb?lamp=ringholm-pendant-brass&dimmer=unknown',
  '/light/room?lamps=1008,1008&height=0',
  '/light/table?lamp=langhed-pendant-black&length=600',
  '/light/bathroom?kind=floor&lamp=ekvika-wall-brass',
  '/light/cost?bulb=glim-e27-globe-opal',
]

test('the tools work without script, fit a phone, and are accessible', async () => {
  for (const [screen, prefix] of [
    [desktop, ''],
    [phone, '/sv'],
  ] as const) {
    const { page, context, problems } = await visitor(browser, { ...screen })
    for (const question of questions) {
      await page.goto(`${shop.url}${prefix}${question}`)
      expect([question, await fitsScreen(page)]).toEqual([question, true])
      if (screen === desktop) await expectAccessible(page)
    }
    expect(problems).toEqual([])
    await context.close()
  }
  const { page, context } = await visitor(browser, { ...phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/product/ringholm-pendant-brass`)
  const link = page.locator('a[href="/light?lamp=ringholm-pendant-brass"]')
  await page.locator('details').filter({ has: link }).locator('summary').click()
  await link.click()
  await page.getByRole('link', { name: 'Over the table' }).click()
  await page.getByLabel('Length or Ø (cm)').fill('2,4')
  await page.getByRole('button', { name: 'Show' }).click()
  // What was chosen and typed is still there, and the field says what is wrong.
  expect(await page.getByLabel('Length or Ø (cm)').inputValue()).toBe('2,4')
  await page.locator('.field-error', { hasText: 'At least 40' }).waitFor()
  await page.getByLabel('Length or Ø (cm)').fill('240')
  await page.getByRole('button', { name: 'Show' }).click()
  expect(await page.locator('.light-result').textContent()).toBe('2 × Ringholm, Pendant, brass suit this table.')
  expect(page.url()).toContain('lamp=ringholm-pendant-brass')
  await context.close()
})
