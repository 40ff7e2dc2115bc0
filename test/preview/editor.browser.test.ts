import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeIes } from '#client/shared/photometry/format/write-ies.ts'
import { cosine, makeUnevenLamp, steps } from '../photometry/lamps.ts'
import { desktop, expectAccessible, openVisitor } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'

/** Runs the content tool as an editor does. `editor` is the program that edits the text file. */
function content(args: string[], editor = 'false') {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['tools/content/main.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, SHOP_URL: shop.url, EDITOR: editor, VISUAL: '', CONTENT_TOKEN: '' },
  })
  return { out: stdout.trim(), error: stderr.trim(), status }
}

/** Writes a program that edits a file. `change` is the code of a method call on the file's text. */
function editorThat(change: string) {
  const program = join(mkdtempSync(join(tmpdir(), 'editor-')), 'edit.mjs')
  writeFileSync(
    program,
    `import { readFileSync, writeFileSync } from 'node:fs'
     const file = process.argv[2]
     writeFileSync(file, readFileSync(file, 'utf8')${change})`,
  )
  return program
}

test('an editor changes, previews, publishes and restores a page', async () => {
  const { page, problems } = await openVisitor(browser, desktop)
  const { page: shopper } = await openVisitor(browser, desktop)
  const heading = (of: typeof page) => of.getByRole('heading', { level: 1 }).textContent()
  await shopper.goto(`${shop.url}/info/faq`)

  const program = editorThat(`.replace('"Questions and answers"', '"Asked and answered"')`)
  const edited = content(['edit', '/info/faq'], `${process.execPath} ${program}`)
  expect([edited.error, edited.out]).toEqual(['', expect.stringContaining('as a draft, version 2')])
  rmSync(dirname(program), { recursive: true })

  const { out } = content(['preview', '/info/faq'])
  const link = out.split('\n').at(-1) ?? ''
  expect(link).toMatch(/^http.*\/api\/preview\?path=/)
  await page.goto(link)
  expect(await heading(page)).toBe('Asked and answered')
  await shopper.reload()
  expect(await heading(shopper)).toBe('Questions and answers')
  expect(await shopper.locator('preview-bar').count()).toBe(0)

  const bar = page.getByRole('region', { name: 'Preview' })
  const handle = bar.getByRole('button', { name: 'Move the preview bar' })
  await expect.poll(() => page.evaluate(() => Boolean(customElements.get('preview-bar')))).toBe(true)
  await expectAccessible(page, { part: 'preview-bar' })
  await handle.focus()
  const place = () => page.locator('preview-bar').boundingBox()
  const before = await place()
  for (const key of ['ArrowRight', 'ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key)
  const moved = await place()
  expect(Math.abs((moved?.x ?? 0) - (before?.x ?? 0) - 16)).toBeLessThan(1.01)
  expect(Math.abs((moved?.y ?? 0) - (before?.y ?? 0) + 96)).toBeLessThan(1.01)
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(700, 300, { steps: 3 })
  await page.mouse.move(5000, 300)
  await page.mouse.up()
  const dragged = await place()
  const edge = await page.evaluate(() => document.documentElement.clientWidth)
  const free = edge - (dragged?.x ?? 0) - (dragged?.width ?? 0)
  expect([free >= 0, free < 1]).toEqual([true, true])
  await page.goto(`${shop.url}/sv/category/shop`)
  await expect.poll(place).toEqual(expect.objectContaining({ y: dragged?.y }))
  await page.goto(`${shop.url}/info/faq`)

  // By keyboard, the editor chooses another day. An unscheduled draft does not appear on that day.
  const day = bar.locator('summary')
  await day.focus()
  await page.keyboard.press('Enter')
  const field = bar.getByLabel('Another day')
  await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await field.inputValue()).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/)
  await expectAccessible(page, { part: 'preview-bar' })
  await page.keyboard.press('Escape')
  expect(await day.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await field.fill('2090-06-01T08:00')
  await page.keyboard.press('Enter')
  await expect.poll(() => heading(page)).toBe('Questions and answers')
  await page.goto(`${shop.url}/info/press`)
  expect(await day.textContent()).toBe('As of 1 Jun 2090, 08:00')
  await page.goto(`${shop.url}/info/faq`)
  await bar.getByRole('button', { name: 'Today' }).press('Enter')
  await expect.poll(() => heading(page)).toBe('Asked and answered')
  expect(await day.textContent()).toBe('As of today')

  content(['edit', '/info/faq', '--file', '-'])
  await bar.getByRole('link', { name: 'Refresh' }).click()
  await page.waitForLoadState()
  expect(await heading(page)).toBe('Asked and answered')
  await bar.getByRole('link', { name: 'Exit' }).click()
  await page.waitForURL(`${shop.url}/info/faq`)
  expect(await heading(page)).toBe('Questions and answers')
  expect(await page.locator('preview-bar').count()).toBe(0)

  expect(content(['publish', '/info/faq']).out).toBe('Published /info/faq.')
  await shopper.reload()
  expect(await heading(shopper)).toBe('Asked and answered')
  expect(content(['history', '/info/faq']).out.split('\n')).toHaveLength(2)
  content(['restore', '/info/faq', '1'])
  content(['publish', '/info/faq'])
  await shopper.reload()
  expect(await heading(shopper)).toBe('Questions and answers')

  await shopper.getByRole('link', { name: 'Search' }).click()
  await shopper.getByLabel('What are you looking for?').fill('brass')
  await shopper.keyboard.press('Enter')
  await shopper.waitForURL(/\/search\?q=brass/)
  await expectAccessible(shopper)
  expect(problems).toEqual([])
})

test('the command line prints errors and its usage', () => {
  expect(content([]).out).toContain('npm run content -- list')
  expect(content(['list', '--type', 'page']).out).toContain('/info/faq')
  for (const [args, said] of [
    [['lisst'], 'There is no command "lisst"'],
    [['publish'], 'Name an entry.'],
    [['publish', '/info/faq'], 'there is no draft to publish'],
    [['publish', '/info/no'], 'there is no such entry'],
    [['restore', '/info/faq', 'last'], 'Name a version'],
    [['edit', '/info/faq', '--file', 'package.json'], 'data.seoData: is missing'],
    [['edit', '/info/faq', '--file', 'no-such.json'], 'no-such.json cannot be read'],
    [['list', '--type', 'pages'], 'is not a type of entry; the types are globalContent'],
    [['preview', 'info/faq'], 'path: must begin with /'],
    [['unschedule', '/info/faq'], 'id: is not scheduled'],
    [['list', '--tyqe'], "Unknown option '--tyqe'"],
  ] as const) {
    const { status, error } = content([...args])
    expect([status, error], JSON.stringify(args)).toEqual([1, expect.stringContaining(said)])
    expect(error).not.toMatch(/\bat .*\.ts:/)
  }
})

test('text that the content service rejects is kept in a file', () => {
  const program = editorThat(`.replace('"title"', '"titel"').replace('"en": "', '"en": "Much work. ')`)
  const { error, status } = content(['edit', '/info/contact'], `${process.execPath} ${program}`)
  expect([status, error]).toEqual([1, expect.stringContaining('is missing')])
  const [, file = ''] = /still in (\S+entry\.json)/.exec(error) ?? []
  writeFileSync(file, readFileSync(file, 'utf8').replace('"titel"', '"title"'))
  expect(content(['edit', '/info/contact', '--file', file]).out).toContain('version 2')
  expect(readFileSync(file, 'utf8')).toContain('Much work. ')
  for (const made of [dirname(program), dirname(file)]) rmSync(made, { recursive: true })
})

test('an operator adds photometry to a product with a command, and its page is public', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'light-'))
  const lamp = makeUnevenLamp(
    'quarter',
    steps(0, 90, 15),
    steps(0, 180, 5),
    (c, gamma) => 40 + 0.1 * c + 60 * cosine(gamma) ** 2,
  )
  const [good, broken] = [join(folder, 'lamp.ies'), join(folder, 'broken.ldt')]
  writeFileSync(good, writeIes(lamp))
  writeFileSync(broken, 'Maker\n1\n9\n')
  expect(content(['photometry', 'arc-light', '1028', '--file', broken]).error).toMatch(
    /line 3, symmetry: must be from 0 to 4/,
  )
  const attached = content(['photometry', 'arc-light', '1028', '--file', good, '--publish'])
  expect([attached.error, attached.out]).toEqual([
    '',
    expect.stringMatching(/^Published: arc-light \(\d+ lm\) for 1028$/),
  ])
  rmSync(folder, { recursive: true })
  const { page, problems } = await openVisitor(browser, desktop)
  await page.goto(`${shop.url}/sv/product/vavsta-pendant-charcoal/light`)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(problems).toEqual([])
  await page.close()
})
