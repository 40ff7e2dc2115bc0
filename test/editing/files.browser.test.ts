import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const noise = { raw: { width: 1500, height: 1400, channels: 3 as const } }
const solid = (background: string) =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background } })
    .png()
    .toBuffer()

test('an editor resumes an upload, describes an unlit and lit pair, and sees why a file is refused', async () => {
  const { page, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/editing/files`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('Pictures and files')
  const enter = () => fetch('/api/content/login/local', { method: 'POST' }).then(({ status }) => status)
  expect(await page.evaluate(enter)).toBe(201)
  problems.length = 0
  await page.goto(`${shop.url}/editing/files`)
  const library = page.getByRole('region', { name: 'Pictures and files' })
  const chooser = library.locator('input[type=file]')
  const png = { mimeType: 'image/png' }

  // The connection fails during the second of two parts, and then works again.
  const sent: string[] = []
  page.on('request', request => sent.push(request.url().replace(/^.*\/parts\//, 'part ')))
  await page.route('**/parts/2', route => route.abort())
  const large = await sharp(randomBytes(1500 * 1400 * 3), noise)
    .png()
    .toBuffer()
  await chooser.setInputFiles({ ...png, name: 'large.png', buffer: large })
  await library.getByText('The connection was lost. What has arrived is kept.').waitFor()
  await page.unroute('**/parts/2')
  await library.getByRole('button', { name: 'Continue' }).click()
  await library.getByText('Stored', { exact: true }).waitFor()
  expect(sent.filter(url => url === 'part 1')).toHaveLength(1)
  await library.getByRole('button', { name: 'Dismiss large.png' }).click()
  await library.getByRole('button', { name: 'large.png' }).waitFor()

  const [unlit, lit] = [await solid('#665544'), await solid('#ffddaa')]
  await chooser.setInputFiles([
    { ...png, name: 'arc-unlit.png', buffer: unlit },
    { ...png, name: 'arc-lit.png', buffer: lit },
    { mimeType: 'image/svg+xml', name: 'drawing.svg', buffer: Buffer.from('<svg onload="alert(1)"/>') },
    { mimeType: 'image/jpeg', name: 'text.jpg', buffer: Buffer.from('no picture') },
  ])
  await library.getByText('Refused: an SVG can contain scripts. Save it as PNG or WebP.').waitFor()
  await library.getByText('Refused: only JPEG, PNG').waitFor()
  const pair = library.getByRole('button', { name: 'Unlit and lit arc-unlit.png' })
  await pair.click()
  expect(await library.getByRole('button', { name: /arc-lit\.png$/, expanded: false }).count()).toBe(0)

  const details = page.getByRole('form', { name: 'arc-unlit.png' })
  await details.getByLabel('Description in English').fill('An arc lamp')
  await details.getByLabel('Description in Swedish').fill('En båglampa')
  await details.getByLabel('From the left').press('ArrowRight')
  await details.getByLabel('From the top').press('Home')
  await details.getByRole('button', { name: 'Save' }).click()
  await details.getByText('Saved').waitFor()
  await details.getByText('It is not used.').waitFor()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Search names and descriptions' }).fill('baglampa')
  await expect.poll(() => library.locator('.files-list').first().locator('li').count()).toBe(1)
  const found = await page.evaluate(() => fetch('/api/content/files?q=baglampa').then(answer => answer.json()))
  expect(found).toMatchObject({
    files: [{ alt: { en: 'An arc lamp', sv: 'En båglampa' }, focus: { x: 51, y: 0 }, lit: { name: 'arc-lit.png' } }],
  })

  await page.setViewportSize(phone.viewport ?? { width: 390, height: 844 })
  await page.goto(`${shop.url}/sv/editing/files`)
  await page.getByRole('button', { name: 'Släckt och tänd arc-unlit.png' }).click()
  await page.getByRole('button', { name: 'Ta bort' }).waitFor()
  expect(await fitsScreen(page)).toBe(true)
  await page.getByRole('button', { name: 'Ta bort' }).click()
  await expect.poll(() => page.getByRole('button', { name: /arc-unlit/ }).count()).toBe(0)
  // The upload of the refused file got status 422, and the interrupted part got no response.
  const expected = /status of 422|net::ERR_FAILED|An upload was interrupted/
  expect(problems.filter(problem => !expected.test(problem))).toEqual([])
})

test('a picture is chosen in the panel by keyboard once it is described in both languages', async () => {
  const { page, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/info/contact`)
  await page.evaluate(() => fetch('/api/content/login/local', { method: 'POST' }))
  await page.reload()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).click()
  const choose = page.getByRole('button', { name: /^Choose a picture/ }).first()
  await choose.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pictures and files' })
  const buffer = await solid('#335577')
  await dialog.locator('input[type=file]').setInputFiles({ mimeType: 'image/png', name: 'desk.png', buffer })
  await dialog.getByRole('button', { name: 'desk.png', expanded: false }).press('Enter')
  const details = dialog.getByRole('form', { name: 'desk.png' })
  await details.getByLabel('Description in English').fill('A desk')
  // A browser accepts spaces in a required field, but the shop does not.
  await details.getByLabel('Description in Swedish').fill(' ')
  await details.getByRole('button', { name: 'Use this picture' }).press('Enter')
  await details.getByText('Describe the picture in this language').waitFor()
  await expectAccessible(page)
  await details.getByLabel('From the left').press('Home')
  await details.getByLabel('Description in Swedish').fill('Ett skrivbord')
  await details.getByRole('button', { name: 'Use this picture' }).press('Enter')
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await choose.evaluate(button => button === document.activeElement)).toBe(true)
  const saved = async () => {
    const answer = await fetch(`${shop.url}/api/content/entries/${encodeURIComponent('/info/contact')}`, {
      headers: { Authorization: 'Bearer local' },
    })
    return JSON.stringify(await answer.json())
  }
  await expect.poll(saved).toMatch(/"picture":\{"alt":\{"en":"A desk","sv":"Ett skrivbord"\},"unlit":\{"light":"unlit"/)
  expect(await saved()).toContain('"focus":{"x":0,"y":50}')
  expect(await saved()).not.toContain('"layers"')
  // The visible part of the picture on the page follows the focal point in the form.
  const position = () =>
    page
      .locator('main img')
      .first()
      .evaluate(image => getComputedStyle(image).objectPosition)
  await expect.poll(position).toBe('0% 50%')
  await page.getByRole('slider', { name: 'From the left, %' }).press('End')
  await expect.poll(position).toBe('100% 50%')
  await expect.poll(saved).toContain('"focus":{"x":100,"y":50}')

  // One button copies the library's focal point to all entries that use the picture.
  await page.goto(`${shop.url}/editing/files`)
  await page.getByRole('button', { name: 'desk.png', expanded: false }).click()
  const inLibrary = page.getByRole('form', { name: 'desk.png' })
  const give = async (change: () => Promise<void>) => {
    await change()
    await inLibrary.getByRole('button', { name: 'Save' }).click()
    await inLibrary.getByText('Saved').waitFor()
    await inLibrary.getByRole('button', { name: 'Use this focal point everywhere' }).press('Enter')
    await inLibrary.getByText('Changed in 1 entries, as drafts.').waitFor()
  }
  await give(() => inLibrary.getByLabel('From the top').press('End'))
  await expectAccessible(page, { part: '.files-uses' })
  expect(await saved()).toContain('"focus":{"x":0,"y":100}')
  // The entry's title links to its page with the form open.
  await inLibrary.getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL(`${shop.url}/info/contact#edit=**`)
  await expect.poll(position).toBe('0% 100%')
  await page.getByRole('button', { name: 'Remove: Focal point' }).press('Enter')
  await expect.poll(position).toBe('50% 50%')

  // The publishing dialog shows the picture before and after, with its description.
  await page.getByRole('button', { name: 'Publish …' }).click()
  const changed = page.getByRole('dialog').locator('li', { has: page.getByRole('img', { name: 'Picture desk' }) })
  for (const [part, words] of [
    ['del', 'Before: '],
    ['ins', 'After: '],
  ] as const) {
    expect(await changed.locator(part).textContent()).toBe(words)
    const picture = changed.locator(part).getByRole('img', { name: /^Picture [a-z-]+$/ })
    expect(await picture.count()).toBe(1)
    await expect.poll(() => picture.evaluate(img => img instanceof HTMLImageElement && img.naturalWidth)).toBe(200)
  }
  await expectAccessible(page, { part: '.editing-dialog' })
  const headers = { Authorization: 'Bearer local', 'If-Match': '*' }
  const draft = `${shop.url}/api/content/entries/${encodeURIComponent('/info/contact')}/draft`
  await fetch(draft, { method: 'DELETE', headers })
  expect(problems).toEqual([])
})
