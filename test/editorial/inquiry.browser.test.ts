import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

test('a form filled in on a phone shows its errors, and is sent', async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  const { inquiry } = sv
  await page.goto(`${shop.url}/sv/info/contact`)
  await expectAccessible(page)
  const form = page.locator('form.inquiry')
  // Turns off the browser's own validation, so that the shop validates the form.
  await form.evaluate(element => element.setAttribute('novalidate', ''))
  await form.getByLabel(inquiry.name).fill('Åsa Ek')
  await form.getByLabel(inquiry.message).fill('En rad\n\noch en till')
  await form.getByRole('button', { name: inquiry.send }).click()
  await page.getByRole('alert').getByText(inquiry.wrong).waitFor()
  expect(await page.getByRole('alert').evaluate(alert => alert.getBoundingClientRect().top < innerHeight)).toBe(true)
  expect(await form.getByLabel(inquiry.message).inputValue()).toBe('En rad\n\noch en till')
  await expectAccessible(page)
  expect(await fitsScreen(page)).toBe(true)
  await form.getByLabel(inquiry.subject).selectOption({ label: inquiry.product })
  await form.getByLabel(inquiry.email).fill('asa@example.com')
  await form.getByRole('button', { name: inquiry.send }).click()
  await page.getByRole('heading', { name: inquiry.sentTitle }).waitFor()
  await expectAccessible(page)
  // The refused form was answered with status 422, which Chromium logs as an error.
  expect(problems.filter(problem => !problem.includes('422'))).toEqual([])
  await context.close()
})

test('the project form works without a script', async () => {
  const { page, context, problems } = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  const { inquiry } = en
  await page.goto(`${shop.url}/professionals`)
  const form = page.locator('form.inquiry')
  for (const [label, value] of [
    [inquiry.name, 'Bo Lind'],
    [inquiry.company, 'Hotell Sjön'],
    [inquiry.email, 'bo@example.com'],
    [inquiry.country, 'Norway'],
    [inquiry.message, 'Forty of the same.'],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByLabel(inquiry.project).selectOption('hotel')
  await form.getByRole('button', { name: inquiry.send }).click()
  await page.getByRole('heading', { name: inquiry.sentTitle }).waitFor()
  await page.reload()
  expect(page.url()).toContain('/professionals/sent')
  expect(problems).toEqual([])
  await context.close()
})
