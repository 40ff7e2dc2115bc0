import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { splitCells } from '#src/services/commerce/management/cells.ts'
import { desktop, expectAccessible, phone } from '../support/browser.ts'
import { shop } from '../support/shop-in-browser.ts'
import { buyPieces, fitsWindow, loadListedStock, manageShop, openDeskAs } from './browser-desk.ts'

// The tests count items of their own, because other tests need the demo's stock unchanged. These
// items are listed at the desk but not sold.
beforeAll(async () => {
  const items = Array.from({ length: 59 }, (_, index) => ({ item: `9701-c${index}`, size: `No ${index}`, stock: 10 }))
  const product = { name: 'Counted by file', uri: 'counted-by-file', markets: [], items }
  const { status, body } = await manageShop('PUT', 'products/9701', product)
  expect(status, JSON.stringify(body)).toBeLessThan(300)
})

/** Downloads the table of all stock with one press. Returns the item and `seen` of each row. */
async function exportStock(page: Page) {
  const download = page.waitForEvent('download')
  await page.locator('main a[href$="/stock.csv"]').click()
  const chunks = await (await (await download).createReadStream()).toArray()
  const [head, ...rows] = splitCells(
    Buffer.concat(chunks)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  )
  return rows.map(({ cells }) => {
    const row = new Map(head?.cells.map((name, index) => [name, cells[index] ?? '']))
    return { item: row.get('item') ?? '', seen: Number(row.get('seen')) }
  })
}

for (const [options, prefix, texts] of [
  [phone, '/sv', { wrong: 'Inget sparades', saved: 'Sparat', line: 'Rad' }],
  [desktop, '', { wrong: 'Nothing was saved', saved: 'Saved', line: 'Line' }],
] as const)
  test(`60 items are counted with a file and 6 presses, and a sale in between is kept, ${prefix || '/en'}`, async () => {
    await manageShop('PUT', 'stock/1002-1', { quantity: 40 })
    const { page, context, problems } = await openDeskAs('pack', options)
    let presses = 0
    const press = async (make: () => Promise<unknown>) => {
      presses += 1
      await make()
    }
    await page.goto(`${shop.url}${prefix}/desk/stock-file`)
    let table: { item: string; seen: number }[] = []
    await press(async () => {
      table = await exportStock(page)
    })
    const sold = table.find(({ item }) => item === '1002-1')
    const rows = [...(sold ? [sold] : []), ...table.filter(({ item }) => item.startsWith('9701-'))]
    expect(rows).toHaveLength(60)
    const before = await loadListedStock('1002-1')
    await buyPieces({ '1002-1': 2 }, 'stock-count@example.com')

    const right = rows.map(({ item, seen }) => `${item};${seen};${seen + 1}`)
    const wrong = right
      .with(10, 'none-1;1;1')
      .with(20, `${rows[20]?.item};1;many`)
      .with(30, right[5] ?? '')
    const check = async (lines: string[]) => {
      const buffer = Buffer.from(['item;seen;counted', ...lines].join('\r\n'))
      await press(() =>
        page.locator('input[type="file"]').setInputFiles({ name: 'count.csv', mimeType: 'text/csv', buffer }),
      )
      await press(() => page.locator('form:has([value="check"]) button').click())
    }
    const shelves = async () => Promise.all([rows[1], rows[59]].map(row => loadListedStock(row?.item ?? '')))
    const untouched = await shelves()
    await check(wrong)
    const alert = page.getByRole('alert')
    await alert.getByText(texts.wrong).waitFor()
    // Chromium reports the status of the rejected form in its console.
    await expect.poll(() => problems.splice(0)).toEqual([expect.stringContaining('status of 409')])
    const named = await alert.locator('li').allTextContents()
    expect(named).toHaveLength(3)
    for (const [index, [line, what]] of [
      [12, 'none-1'],
      [22, 'counted'],
      [32, rows[5]?.item ?? ''],
    ].entries()) {
      expect(named[index]).toContain(`${texts.line} ${line} `)
      expect(named[index]).toContain(what)
    }
    expect(await page.locator('[value="apply"]').count()).toBe(0)
    expect(await shelves()).toEqual(untouched)
    expect(await fitsWindow(page)).toBe(true)
    await expectAccessible(page)

    await check(right)
    const apply = page.locator('form:has([value="apply"]) button')
    expect(await apply.textContent()).toContain('60')
    expect(await shelves()).toEqual(untouched)
    expect(await fitsWindow(page)).toBe(true)
    await expectAccessible(page)
    await press(() => apply.click())
    await page.getByRole('status').getByText(texts.saved).waitFor()
    const after = await loadListedStock('1002-1')
    expect([after.shelf, after.quantity]).toEqual([(sold?.seen ?? 0) + 1, before.quantity - 2 + 1])
    expect((await shelves()).map(({ shelf }) => shelf)).toEqual(untouched.map(({ shelf }) => shelf + 1))
    expect(presses).toBe(6)
    expect(problems).toEqual([])
    await context.close()
  })
