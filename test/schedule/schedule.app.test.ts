import readExcel from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { writeEulumdat } from '#client/shared/photometry/format/write-eulumdat.ts'
import { formatScheduleCode, parseScheduleCode } from '#src/schedule/address.ts'
import type { Schedule } from '#src/schedule/schedule.ts'
import { cosine, makeRoundLamp, steps } from '../photometry/lamps.ts'
import { sharedShop } from '../support/app.ts'
import { createEditor, editorVars } from '../support/editor.ts'
import { en, sv } from '../support/texts.ts'
import { readZip } from './read-zip.ts'

const shop = await sharedShop(editorVars)

const form = (fields: [string, string][], prefix = '') =>
  shop.get(`${prefix}/professionals/schedule`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: String(new URLSearchParams(fields)),
  })

const codeIn = (address: string | null) => /\/schedule\/([^/?#]+)/.exec(address ?? '')?.[1] ?? ''
const plain = (html: string) => html.replaceAll('<!-- -->', '').replace(/\s/g, ' ')
const rowsIn = (html: string) =>
  [...plain(html).matchAll(/<li class="schedule-row[^"]*">(.*?)<\/li>/gs)].map(([, row = '']) =>
    row
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

const planned: Schedule = {
  title: '=HYPERLINK("http://x")',
  rooms: [
    {
      name: '<img src=x onerror=alert(1)>',
      area: 20,
      positions: [
        // The first item has 3.5 W and 320 lm, the second has no bulb, the third is sold out.
        { item: '1001-1', quantity: 4, note: '+46 70 "ring", sen', mark: '' },
        { item: '1005-1', quantity: 1, note: '', mark: '=L9' },
        { item: '1003-1', quantity: 2, note: '', mark: '' },
      ],
    },
    {
      name: '',
      area: null,
      positions: [
        { item: '1101-1', quantity: 3, note: '', mark: '' },
        { item: '9999-1', quantity: 1, note: '', mark: '' },
      ],
    },
  ],
}

test('a schedule is started from products, edited in a plain form, and shown from its address alone', async () => {
  const begun = await shop.get('/professionals/schedule/from/1001,1005,1014,77')
  expect(begun.status).toBe(302)
  const first = await parseScheduleCode(codeIn(begun.headers.get('Location')))
  expect(first).toMatchObject({
    rooms: [{ positions: [{ item: '1001-1', quantity: 1 }, { item: '1005-1' }, { item: '1014-1' }] }],
  })
  const edit = await shop.html(begun.headers.get('Location') ?? '')
  expect(edit).toMatch(/<form class="schedule-form"[^>]* action="\/professionals\/schedule" method="post"/)
  // Another finish of the same design can be chosen.
  expect(edit).toContain('<option value="1002-1">')
  const found = await shop.html(`${begun.headers.get('Location')}?find=murla`)
  expect(found).toContain('value="add-1002-1"')

  const typed: [string, string][] = [
    ...([['title', planned.title]] as [string, string][]),
    ...planned.rooms.flatMap(({ name, area, positions }): [string, string][] => [
      ['room', name],
      ['area', area === null ? '' : `${area},0`],
      ...positions.flatMap(({ item, quantity, note, mark }): [string, string][] => [
        ['mark', mark],
        ['item', item],
        ['quantity', String(quantity)],
        ['note', note],
      ]),
    ]),
  ]
  for (const [prefix, words, sum] of [
    ['', en, 'SEK 21,712'],
    ['/sv', sv, '21 712 kr'],
  ] as const) {
    const done = await form([...typed, ['change', 'done']], prefix)
    expect([done.status, done.headers.get('Cache-Control')]).toEqual([303, 'private, no-store'])
    const code = codeIn(done.headers.get('Location'))
    expect(done.headers.get('Location')).toBe(`${prefix}/professionals/schedule/${code}`)
    expect(await parseScheduleCode(code)).toEqual(planned)
    const response = await shop.get(`${prefix}/professionals/schedule/${code}`)
    const html = await response.text()
    expect(response.headers.get('Age')).toBeNull()
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    // Typed HTML is shown as text.
    expect(html).not.toContain('<img src=x')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    const rows = rowsIn(html)
    expect(rows).toHaveLength(5)
    expect([rows[0], rows[1]]).toEqual([expect.stringContaining('1.01'), expect.stringContaining('=L9')])
    expect(rows[1]).toContain(words.schedule.bareOf.replace('{{socket}}', 'E27').replace('{{watts}}', '10'))
    expect(rows[2]).toContain(words.stock.none)
    expect(rows[4]).toContain(words.schedule.gone.replace('{{item}}', '9999-1'))
    const [, total = ''] = plain(html).split('schedule-grand')
    for (const part of [sum, words.schedule.bareOne, words.schedule.unpricedOne]) expect(total).toContain(part)
    // Only available products are added to the bag.
    const props = /name="bag\/pickup-bag"[^>]* props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(JSON.parse(props)).toMatchObject({
      lines: [
        { item: '1001-1', quantity: 4 },
        { item: '1005-1', quantity: 1 },
        { item: '1101-1', quantity: 3 },
      ],
    })
  }
})

test('the schedule and the product’s page say if photometric files are for a different size than the chosen one', async () => {
  const position = (item: string) => ({ item, quantity: 1, note: '', mark: '' })
  const code = await formatScheduleCode({
    title: '',
    rooms: [{ name: '', area: null, positions: [position('1014-1'), position('1014-2'), position('1001-1')] }],
  })
  for (const [prefix, { schedule }] of [
    ['', en],
    ['/sv', sv],
  ] as const) {
    const said = schedule.filesOf.replace('{{size}}', 'Ø 45 cm')
    const rows = rowsIn(await shop.html(`${prefix}/professionals/schedule/${code}`))
    expect(rows.map(row => row.includes(said))).toEqual([false, true, false])
    expect(plain(await shop.html(`${prefix}/product/vavsta-pendant-linen/light`))).toContain(', Ø 45 cm</p>')
  }
})

test('a schedule downloads as CSV, as XLSX, and as a ZIP of all data sheets', async () => {
  const code = await formatScheduleCode(planned)
  for (const [prefix, words, line] of [
    [
      '',
      en,
      /^1\.01,<img src=x onerror=alert\(1\)>,20,Murla,"Portable, brass",,DG1001,"'\+46 70 ""ring"", sen",4,3.5,14,320,1280,2995,11980,SEK,/,
    ],
    [
      '/sv',
      sv,
      /^1\.01;<img src=x onerror=alert\(1\)>;20;Murla;"Portabel, mässing";;DG1001;"'\+46 70 ""ring"", sen";4;3,5;14;320;1280;2995;11980;SEK;/,
    ],
  ] as const) {
    const path = `${prefix}/professionals/schedule/${code}`
    const csv = await shop.get(`${path}.csv`)
    expect(csv.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="dager-hyperlink-http-x.csv"')
    const text = await csv.text()
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(7)
    expect(lines[1]).toMatch(line)
    // In CSV, a mark does not become a formula.
    expect(lines[2]).toMatch(/^'=L9[,;]/)

    const xlsx = await shop.get(`${path}.xlsx`)
    const sheets = await readExcel(Buffer.from(await xlsx.arrayBuffer()))
    expect(sheets.map(({ sheet }) => sheet)).toEqual([words.schedule.sheet, words.schedule.rooms])
    const [positions, rooms] = sheets.map(({ data }) => data)
    expect(positions?.[2]?.[0]).toBe('=L9')
    expect(positions?.[1]?.slice(0, 4)).toEqual(['1.01', '<img src=x onerror=alert(1)>', 20, 'Murla'])
    expect(positions?.[1]?.slice(7, 15)).toEqual(['+46 70 "ring", sen', 4, 3.5, 14, 320, 1280, 2995, 11_980])
    expect(rooms?.at(-1)?.slice(1, 6)).toEqual([words.schedule.total, null, 11, 42, 4338])
    expect(rooms?.[1]?.[6]).toBe(1.1)

    const zip = await shop.get(`${path}.zip`)
    expect(zip.headers.get('Content-Type')).toBe('application/zip')
    const files = readZip(new Uint8Array(await zip.arrayBuffer()))
    expect(new TextDecoder().decode(files.get('dager-hyperlink-http-x.csv'))).toBe(text)
    const pdfs = [...files.keys()].filter(name => name.endsWith('.pdf'))
    expect(pdfs).toHaveLength(4)
    const pdf = await getDocumentProxy(files.get(pdfs[0] ?? '') ?? new Uint8Array())
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Murla')
    expect([...files.keys()]).not.toContain(`${words.schedule.notHad}.txt`)
  }
})

test('the ZIP has the photometric files of lamps that have them', async () => {
  const editor = createEditor(shop, editorVars.CONTENT_TOKEN)
  const lamp = makeRoundLamp(steps(0, 90, 5), gamma => 200 * cosine(gamma), {
    lampSets: [{ count: 1, type: 'LED', flux: 806, colour: '2700 K', rendering: '90', power: 7 }],
  })
  const file = new TextDecoder('latin1').decode(writeEulumdat(lamp))
  const data = { slug: 'planned-light', file, origin: 'computed', isTurned: false }
  expect(await editor.save('photometry', 'planned-light', data)).toMatchObject({ status: 200 })
  await editor.change('1014', () => ({ photometry: 'planned-light' }))
  for (const id of ['planned-light', '1014']) expect(await editor.publish(id)).toMatchObject({ status: 200 })
  const rooms = [{ name: '', area: null, positions: [{ item: '1014-1', quantity: 1, note: '', mark: '' }] }]
  const zip = await shop.get(`/professionals/schedule/${await formatScheduleCode({ title: '', rooms })}.zip`)
  const files = readZip(new Uint8Array(await zip.arrayBuffer()))
  expect([...files.keys()]).toEqual([
    ...['dager-schedule.csv', 'dager-schedule.xlsx', 'vavsta-pendant-linen.pdf'],
    ...['vavsta-pendant-linen.ldt', 'vavsta-pendant-linen.ies'],
  ])
  expect(new TextDecoder().decode(files.get('vavsta-pendant-linen.ies'))).toMatch(/^IES/)
  await editor.change('1014', () => ({ photometry: undefined }))
  expect(await editor.publish('1014')).toMatchObject({ status: 200 })
})
