import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glb } from '../services/content/hostile-parts.ts'
import { desktop, expectAccessible, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

const slug = 'vavsta-shade-linen'
const headers = { Authorization: 'Bearer local', 'Content-Type': 'application/json', 'If-Match': '*' }
const ldt = readFileSync('tools/demo/light/bagvik-floor.ldt')

test('an editor adds photometry, a 3D model, a manual and a picture; an error names the line of the file', async () => {
  const { page, problems, context } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/info/contact`)
  await page.evaluate(() => fetch('/api/content/login/local', { method: 'POST' }))
  await page.goto(`${shop.url}/product/${slug}`)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).click()
  const library = page.getByRole('dialog', { name: 'Pictures and files' })
  const open = (label: string) =>
    page.getByRole('button', { name: `Choose a file: ${label}`, exact: true }).press('Enter')
  const upload = async (name: string, buffer: Buffer) => {
    await library.locator('input[type=file]').setInputFiles({ mimeType: 'application/octet-stream', name, buffer })
  }
  const use = async (name: RegExp) => {
    await library.getByRole('button', { name, expanded: false }).press('Enter')
    await library.getByRole('button', { name: 'Use this file' }).press('Enter')
    await expect.poll(() => library.count()).toBe(0)
  }

  await open('Luminous intensities')
  const lines = ldt.toString('latin1').split(/\r?\n/)
  await upload('wrong.ldt', Buffer.from(lines.with(3, 'many').join('\n'), 'latin1'))
  await library.getByText(/^line 4, /).waitFor()
  await upload('tilt.ldt', readFileSync('test/photometry/files/tilt-empty.ldt'))
  await library.getByText('line 25, tilt: is empty: read as 0').waitFor()
  await upload('shade.ldt', ldt)
  await use(/shade\.ldt$/)
  const asked = page.getByRole('dialog', { name: 'Luminous intensities' })
  expect(await asked.getByRole('button', { name: 'Save luminous intensities' }).isEnabled()).toBe(false)
  await asked.getByRole('combobox', { name: 'Origin' }).selectOption('measured')
  await asked.getByRole('checkbox', { name: 'Counts from the other direction' }).check()
  await expectAccessible(page, { part: '.editing-dialog' })
  await asked.getByRole('button', { name: 'Save luminous intensities' }).press('Enter')
  await expect.poll(() => asked.count()).toBe(0)

  await open('3D model')
  await upload('shade.glb', Buffer.from(glb({ asset: { version: '2.0' }, scenes: [{}] })))
  await use(/shade\.glb$/)
  await page.getByRole('button', { name: 'Add to: Downloads' }).press('Enter')
  const downloads = page.getByRole('group', { name: /^Downloads/ })
  const fold = downloads.locator('details').last()
  await fold.evaluate((details: HTMLDetailsElement) => {
    details.open = true
  })
  await fold.getByRole('button', { name: /^Choose a file/ }).press('Enter')
  const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'
  await upload('Mounting.pdf', Buffer.from(pdf))
  await use(/Mounting\.pdf$/)

  // The editor adds a picture that another page uses already.
  await page.getByRole('button', { name: 'Add to: Pictures', exact: true }).press('Enter')
  await library.getByRole('searchbox').fill('ringholm brass')
  await library
    .getByRole('button', { name: /^(Unlit and lit )?ringholm/ })
    .first()
    .press('Enter')
  const details = library.getByRole('form', { name: /^ringholm/ })
  await details
    .getByRole('link', { name: /^Ringholm/ })
    .first()
    .waitFor()
  await expectAccessible(page, { part: '.editing-dialog' })
  await details.getByRole('button', { name: 'Use this picture' }).press('Enter')

  const stored = async (type: string, id: string) =>
    (await fetch(`${shop.url}/api/content/entries/${id}?type=${type}`, { headers })).json()
  const marked = await page.getByRole('heading', { level: 1 }).getAttribute('data-edit')
  const id = /product:(\S+)/.exec(marked ?? '')?.[1] ?? ''
  await expect
    .poll(() => stored('product', id))
    .toMatchObject({
      data: {
        photometry: slug,
        media: expect.arrayContaining([
          expect.objectContaining({
            images: expect.arrayContaining([expect.objectContaining({ src: expect.stringContaining('/ringholm') })]),
          }),
        ]),
        model: { src: expect.stringMatching(/^\/model\/shade\.[0-9a-f]{32}\.glb$/), bytes: expect.any(Number) },
        downloads: expect.arrayContaining([
          { title: { en: 'Mounting', sv: '' }, href: expect.stringMatching(/^\/file\/mounting\.[0-9a-f]{32}\.pdf$/) },
        ]),
      },
    })
  expect(await stored('photometry', slug)).toMatchObject({
    status: 'published',
    data: { origin: 'measured', isTurned: true },
  })
  await expect.poll(() => page.locator('.gallery-model').count()).toBe(1)
  expect(problems.filter(problem => !/status of 4(22|04)/.test(problem))).toEqual([])
  await fetch(`${shop.url}/api/content/entries/${id}/draft?type=product`, { method: 'DELETE', headers })
  await context.close()
})
