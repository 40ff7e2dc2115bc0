import { expect, test } from 'vitest'
import { sharedShop } from '../support/app.ts'
import { editorVars } from '../support/editor.ts'
import { en, sv } from '../support/texts.ts'

const shop = await sharedShop(editorVars)

const form = (fields: [string, string][], prefix = '') =>
  shop.get(`${prefix}/professionals/schedule`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: String(new URLSearchParams(fields)),
  })

const languages = [
  ['', en],
  ['/sv', sv],
] as const

test('an invalid address of a schedule is explained', async () => {
  for (const [prefix, words] of languages) {
    for (const wrong of ['1.AAAA', 'nothing', '<script>alert(1)</script>', '1.', '0.x', `1.${'A'.repeat(7000)}`]) {
      for (const end of ['', '/edit', '.csv', '.xlsx', '.zip']) {
        const response = await shop.get(`${prefix}/professionals/schedule/${encodeURIComponent(wrong)}${end}`)
        const html = await response.text()
        expect(response.status, `${wrong} ${end}`).toBe(404)
        expect(html).toContain(words.schedule.broken)
        expect(html).not.toContain('<script>alert')
      }
    }
    expect(await shop.html(`${prefix}/professionals/schedule/3.abc`)).toContain(words.schedule.newer)
    expect((await shop.get(`${prefix}/professionals/schedule/from/1001,<b>`)).status).toBe(404)
  }
})

test('an invalid quantity or area is explained, and typed values stay', async () => {
  for (const [prefix, words] of languages) {
    for (const quantity of ['0', '-3', '1000000000', 'tre', '']) {
      const response = await form(
        [
          ['title', 'Villa'],
          ['room', 'Kök'],
          ['area', 'stor'],
          ['item', '1001-1'],
          ['quantity', quantity],
          ['note', '"><script>'],
          ['change', 'done'],
        ],
        prefix,
      )
      const html = await response.text()
      expect(response.status, quantity).toBe(422)
      for (const part of [words.schedule.wrong, words.schedule.notQuantity, words.schedule.notArea]) {
        expect(html).toContain(part)
      }
      for (const value of ['Villa', 'Kök', 'stor', quantity, '&quot;&gt;&lt;script&gt;']) {
        expect(html).toContain(`value="${value}"`)
      }
    }
  }
})

test('a schedule with too many positions or too much text is refused', async () => {
  for (const [prefix, words] of languages) {
    const full = await form(
      Array.from({ length: 97 }, (): [string, string] => ['item', '1001-1']).toSpliced(0, 0, ['room', '']),
      prefix,
    )
    expect([full.status, (await full.text()).includes(words.schedule.full)]).toEqual([422, true])
    const long = await form(
      [
        ['room', ''],
        ...Array.from({ length: 90 }, (_, at): [string, string][] => [
          ['item', '1001-1'],
          ['quantity', '1'],
          [
            'note',
            Array.from({ length: 60 }, (_, index) =>
              String.fromCodePoint(0x4e00 + ((at * 7919 + index * 104_729) % 20_000)),
            ).join(''),
          ],
        ]).flat(),
      ],
      prefix,
    )
    expect([long.status, (await long.text()).includes(words.schedule.tooLarge)]).toEqual([422, true])
  }
})

test('another site cannot send the form of a schedule', async () => {
  const foreign = await shop.get('/professionals/schedule', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    body: 'title=x',
  })
  expect(foreign.status).toBe(403)
})
