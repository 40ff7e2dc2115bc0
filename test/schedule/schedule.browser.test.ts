import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { pickAmount } from '../support/amount.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

/** Whether a problem is not Chromium's message about a refused quantity (status 422). */
const unlessRefused = (problem: string) => !problem.includes('status of 422')

for (const [words, prefix, screen] of [
  [en, '', desktop],
  [sv, '/sv', phone],
] as const) {
  test(`a schedule made from favorites is edited, saved, shared, printed and bought (${prefix || 'English'})`, async () => {
    const { page, context, problems } = await openVisitor(browser, screen)
    const { schedule } = words
    const main = page.getByRole('main')
    const totals = main.locator('.schedule-grand dd')
    const typing = (label: string, text: string) => page.getByRole('textbox', { name: label, exact: true }).fill(text)
    // Other test files may have restocked this item.
    await setStock('1003-1', 0)
    await page.goto(`${shop.url}${prefix}/professionals`)
    await page.getByRole('link', { name: schedule.make }).click()
    await page.waitForURL('**/professionals/schedule')
    // An empty schedule has no totals, and its buttons are as high as the fields beside them.
    expect(await totals.count()).toBe(0)
    const high = (role: 'textbox' | 'button', name: string) =>
      page.getByRole(role, { name, exact: true }).evaluate(element => element.getBoundingClientRect().height)
    expect(await high('button', schedule.update)).toBe(await high('textbox', schedule.project))
    if (screen === desktop) await expectAccessible(page)
    await page.evaluate(() => localStorage.setItem('favorites', '1001,1003,1005'))
    await page.goto(`${shop.url}${prefix}/favorites`)
    await main.getByRole('link', { name: schedule.title }).click()
    await page.waitForURL('**/edit')
    await expect.poll(() => main.locator('.schedule-row:not(.schedule-names, .schedule-total)').count()).toBe(3)
    expect(await totals.first().textContent()).toBe('3')

    // Leaving a field sends its text. The totals and the URL change, and the focus is kept.
    const began = page.url()
    await typing(schedule.project, 'Villa Ek')
    await typing(schedule.roomName.replace('{{number}}', '1'), 'Kök')
    await typing(schedule.area, '20')
    const quantity = page.getByRole('textbox', { name: schedule.quantityOf.replace('{{number}}', '1.01') })
    await quantity.fill('tre')
    await page.keyboard.press('Tab')
    await main.getByText(schedule.notQuantity).waitFor()
    expect(await quantity.inputValue()).toBe('tre')
    await quantity.fill('3')
    await page.keyboard.press('Tab')
    await expect.poll(() => totals.first().textContent()).toBe('5')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('input, a, select'))).toBe(true)
    expect(page.url()).not.toBe(began)

    // A room is added by keyboard, a lamp is moved into it, and another lamp is found and added.
    await page.getByRole('button', { name: schedule.addRoom }).focus()
    await page.keyboard.press('Enter')
    const second = page.getByRole('textbox', { name: schedule.roomName.replace('{{number}}', '2') })
    await second.waitFor()
    await expect.poll(() => second.evaluate(element => element === document.activeElement)).toBe(true)
    await second.fill('Bad')
    await page.getByRole('combobox', { name: schedule.inOf.replace('{{number}}', '1.03') }).selectOption('1')
    await page
      .getByRole('region', { name: schedule.room.replace('{{number}}', '2') })
      .getByRole('listitem')
      .waitFor()
    // Each position needs a unique mark.
    const mark = page.getByRole('textbox', { name: schedule.markOf.replace('{{number}}', '2.01') })
    await mark.fill('1.02')
    await page.keyboard.press('Tab')
    await main.getByText(schedule.sameMark).waitFor()
    await page
      .getByRole('textbox', { name: schedule.markOf.replace('{{number}}', '1.02') })
      .first()
      .waitFor()
    await main.locator('[name="mark"][aria-invalid="true"]').fill('L1')
    await page.keyboard.press('Tab')
    await page.getByRole('textbox', { name: schedule.noteOf.replace('{{number}}', 'L1') }).waitFor()
    await typing(schedule.findLabel, 'e27')
    await page.keyboard.press('Enter')
    await main.locator('.schedule-found button').first().waitFor()
    await expectAccessible(page, { part: 'main' })
    expect(await fitsScreen(page)).toBe(true)
    await main.locator('.schedule-found button').first().click()
    await expect.poll(() => totals.first().textContent()).toBe('6')

    // The finished schedule is printed on one page.
    await page.getByRole('button', { name: schedule.done }).click()
    await page.getByRole('heading', { name: 'Villa Ek' }).waitFor()
    const link = page.url()
    expect(link).not.toContain('/edit')
    expect(link.length).toBeLessThan(250)
    expect(await main.locator('.schedule-total').first().textContent()).toContain(schedule.density)
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
    const paper = (await pdf.getPage(1)).view.map(Math.round)
    expect([paper, pdf.numPages]).toEqual([[0, 0, 842, 595], 1])
    const { text } = await extractText(pdf, { mergePages: true })
    for (const part of ['Villa Ek', '1.01', 'L1', '2.02', 'Kök', 'Murla', words.stock.none, schedule.total]) {
      expect(text).toContain(part)
    }
    for (const part of [schedule.edit, schedule.xlsx, words.pickup.add]) expect(text).not.toContain(part)

    // Any browser shows the schedule by its link alone, and this browser remembers it.
    await page.evaluate(() => {
      Reflect.deleteProperty(Navigator.prototype, 'share')
      Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) })
    })
    await page.getByRole('button', { name: schedule.share }).click()
    expect(await page.getByRole('textbox', { name: schedule.link }).inputValue()).toBe(link)
    // The rest is the same on a phone and in Swedish, so `npm test` skips it there.
    if (pickAmount(screen === phone, false)) return expect(problems.filter(unlessRefused)).toEqual([])
    const other = await openVisitor(browser, { ...screen, javaScriptEnabled: false })
    await other.page.goto(link)
    expect(await other.page.getByRole('heading', { level: 1 }).textContent()).toBe('Villa Ek')
    await other.page.getByRole('link', { name: schedule.edit }).click()
    // Without a script, Enter updates the schedule.
    await other.page.getByRole('textbox', { name: schedule.project }).fill('Villa Al')
    await other.page.keyboard.press('Enter')
    await other.page.waitForURL(url => url.href !== `${link}/edit`)
    expect(await other.page.getByRole('textbox', { name: schedule.project }).inputValue()).toBe('Villa Al')
    await other.context.close()

    // One press adds everything to the bag except sold out products.
    await page.getByRole('button', { name: words.pickup.add }).click()
    await main.getByRole('heading', { name: words.pickup.taken }).waitFor()
    await expect.poll(() => page.locator('[data-bag-count]').textContent()).toBe('5')

    await page.goto(`${shop.url}${prefix}/professionals/schedule`)
    await page.getByRole('link', { name: 'Villa Ek', exact: true }).click()
    await page.waitForURL(`${link}/edit`)
    await page.goBack()
    await page.getByRole('button', { name: schedule.forget.replace('{{name}}', 'Villa Ek') }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('schedules'))).toBeNull()
    expect(problems.filter(unlessRefused)).toEqual([])
    await context.close()
  })
}
