import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'

const linksOf = (page: string, pattern: RegExp) => [
  ...new Set([...page.matchAll(pattern)].map(([, href = '']) => href)),
]

test('the pages for professionals and for the press link to files that exist', async () => {
  const shop = await sharedShop()
  const professionals = await shop.html('/sv/professionals')
  for (const part of ['Embla Sjöstrand', 'mailto:handel@dager.example', 'https://trade.example.com', 'Ekvika (5)'])
    expect(professionals).toContain(part)
  const sheets = linksOf(professionals, /href="([^"]+data-sheet\.pdf)"/g)
  expect(sheets.length).toBeGreaterThan(40)
  const press = await shop.html('/info/press')
  const pictures = linksOf(press, /href="([^"]+\.jpg)" download=/g)
  expect(pictures.length).toBeGreaterThan(100)
  for (const [page, side] of [
    [press, 'Unlit'],
    [press, 'Lit'],
    [professionals, 'Släckt'],
    [professionals, 'Tänd'],
  ] as const)
    expect(page).toContain(`${side}, 1200 × 1500 px`)
  const lit = pictures.filter(href => href.includes('-lit.'))
  for (const href of ['/image/p/murla-table-black-lit', '/image/p/murla-table-black-detail-lit'])
    expect(lit).toContainEqual(expect.stringContaining(href))
  expect(press).not.toContain('data-sheet.pdf')
  for (const [path, type] of [
    [sheets[0], 'application/pdf'],
    [pictures[0], 'image/jpeg'],
  ] as const) {
    const file = await shop.get(path ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
    await file.body?.cancel()
  }
  // The pictures of a family load only when the visitor opens the family.
  expect(press).not.toMatch(/class="download"><img(?![^>]*loading="lazy")/)
})
