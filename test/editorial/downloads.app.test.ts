import { expect, test } from 'vitest'
import { sharedShop } from '../app.ts'

const linksOf = (page: string, pattern: RegExp) => [
  ...new Set([...page.matchAll(pattern)].map(([, href = '']) => href)),
]

test('professionals and the press find files of every article, which exist', async () => {
  const shop = await sharedShop()
  const page = await shop.html('/sv/professionals')
  for (const part of ['Embla Sjöstrand', 'mailto:handel@dager.example', 'https://trade.example.com', 'Ekvika (5)'])
    expect(page).toContain(part)
  const sheets = linksOf(page, /href="([^"]+data-sheet\.pdf)"/g)
  expect(sheets.length).toBeGreaterThan(40)
  const press = await shop.html('/info/press')
  const pictures = linksOf(press, /href="([^"]+\.jpg)" download=/g)
  expect(pictures.length).toBeGreaterThan(100)
  expect(press).toContain('Unlit, 1200 × 1500 px')
  expect(press).not.toContain('data-sheet.pdf')
  for (const [path, type] of [
    [sheets[0], 'application/pdf'],
    [pictures[0], 'image/jpeg'],
  ] as const) {
    const file = await shop.get(path ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
    await file.body?.cancel()
  }
  // Neither page loads a picture before its family is opened.
  expect(press).not.toMatch(/class="download"><img(?![^>]*loading="lazy")/)
})
