import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatScheduleCode, parseScheduleCode } from '#src/schedule/address.ts'
import { checkDraft, fieldId, parseAction, parseDraft, toDraft } from '#src/schedule/draft.ts'
import { cleanText, formatPositionNumber, type Schedule, scheduleLimits } from '#src/schedule/schedule.ts'
import { pickAmount } from '../support/amount.ts'

const words = (max: number) => fc.string({ unit: 'binary', maxLength: max / 4 }).map(cleanText)
const id = fc.stringMatching(/^[A-Za-z0-9]{1,6}-[A-Za-z0-9]{1,3}$/)
const position = fc.record({
  item: id,
  quantity: fc.integer({ min: 1, max: scheduleLimits.quantity }),
  note: words(scheduleLimits.note),
  mark: fc.constant(''),
})
const room = fc.record({
  name: words(scheduleLimits.name),
  area: fc.option(fc.integer({ min: 1, max: scheduleLimits.area * 10 }).map(area => area / 10)),
  positions: fc.array(position, { maxLength: 6 }),
})
/** Marks that cannot equal the number of a position, or no mark. */
const mark = fc.option(fc.stringMatching(/^[A-ZÅÄÖ]{1,3}[a-zé][0-9 -]{0,3}[0-9]$/), { nil: '' })
const schedules: fc.Arbitrary<Schedule> = fc
  .record({ title: words(scheduleLimits.title), rooms: fc.array(room, { maxLength: 8 }), marks: fc.array(mark) })
  .map(({ title, rooms, marks }) => {
    const taken = new Set<string>()
    const own = (given = '') => {
      const mark = cleanText(given)
      if (taken.has(mark.toLowerCase())) return ''
      taken.add(mark.toLowerCase())
      return mark
    }
    const marked = rooms.map(one => ({
      ...one,
      positions: one.positions.map(position => ({ ...position, mark: own(marks.pop()) })),
    }))
    return { title, rooms: marked }
  })
const runs = { numRuns: pickAmount(200, 5000) }

test('a schedule is restored unchanged from its address and from its form', async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async schedule => {
      const code = await formatScheduleCode(schedule)
      const hasMarks = schedule.rooms.some(({ positions }) => positions.some(one => one.mark))
      expect(code).toMatch(hasMarks ? /^2\.[\w-]+$/ : /^1\.[\w-]+$/)
      expect(await parseScheduleCode(code ?? '')).toEqual(schedule)
      const draft = toDraft(schedule, String)
      expect(checkDraft(draft)).toEqual({ schedule, errors: {} })
      const form = new FormData()
      form.append('title', draft.title)
      for (const { name, area, positions } of draft.rooms) {
        form.append('room', name)
        form.append('area', area)
        for (const { mark, ...one } of positions)
          for (const [name, value] of Object.entries({ mark, ...one })) form.append(name, value)
      }
      expect(checkDraft(parseDraft(form, { kind: 'update' })).schedule).toEqual(schedule)
    }),
    runs,
  )
})

test('any other address is reported as broken or newer, quickly and without a crash', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async text => {
      expect(['broken', 'newer']).toContain(await parseScheduleCode(text))
      expect(await parseScheduleCode(`1.${text}`)).toBe('broken')
    }),
    runs,
  )
  const whole = (await formatScheduleCode({ title: 'Åsa', rooms: [{ name: '', area: 3, positions: [] }] })) ?? ''
  for (let length = 0; length < whole.length; length++) {
    expect(['broken', 'newer']).toContain(await parseScheduleCode(whole.slice(0, length)))
  }
  expect(await parseScheduleCode('3.anything')).toBe('newer')
  expect(await parseScheduleCode('2.anything')).toBe('broken')
  // Three million spaces compress to a few kilobytes.
  const packed = async (text: string) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return `1.${Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')}`
  }
  const start = performance.now()
  expect(await parseScheduleCode(await packed(' '.repeat(3_000_000)))).toBe('broken')
  expect(performance.now() - start).toBeLessThan(10_000)
  const wrong = [
    ...['', '{}', 'null', '[]', '["a"]', '[1,[]]', '["a",[["",0]]]', '["a",[["",-1,[]]]]', '["a",[["",1e9,[]]]]'],
    ...['["a",[["",0,[["1001"]]]]]', '["a",[["",0,[["1001-1",0]]]]]', '["a",[["",0,[["1001-1",1.5]]]]]'],
    ...['["a",[["",0,[["1001-1",1000]]]]]', '["a",[["",0,[["<b>-1",1]]]]]', '["a",[["",0,[["1001-1",1,7]]]]]'],
    ...[JSON.stringify(['a'.repeat(scheduleLimits.title + 1), []]), JSON.stringify(['', Array(31).fill(['', 0, []])])],
    JSON.stringify(['', [['', 0, Array(97).fill(['1001-1'])]]]),
    ...['["",[["",0,[["1001-1",1,"","L1"],["1002-1",1,"","l1"]]]]]', '["",[["",0,[["1001-1",1,"","123456789"]]]]]'],
    '["",[["",0,[["1001-1"],["1002-1",1,"","1.01"]]]]]',
  ]
  for (const text of wrong) expect(await parseScheduleCode(await packed(text)), text).toBe('broken')
  // Control characters, line breaks and direction marks are removed from texts.
  expect(await parseScheduleCode(await packed('["a\\u0000b\\n c\\u202ed",[]]'))).toEqual({ title: 'a b cd', rooms: [] })
  const long = { item: '1001-1', quantity: 1, note: '', mark: '' }
  const noisy = Array.from({ length: scheduleLimits.positions }, (_, at) => ({
    ...long,
    note: Array.from({ length: 60 }, (_, index) =>
      String.fromCodePoint(0x4e00 + ((at * 7919 + index * 104_729) % 20_000)),
    ).join(''),
  }))
  expect(await formatScheduleCode({ title: '', rooms: [{ name: '', area: null, positions: noisy }] })).toBeNull()
})

test('quantities and areas are accepted as people write them, or refused with an error', () => {
  const checked = (quantity: string, area: string) =>
    checkDraft({
      title: '',
      rooms: [{ name: '', area, positions: [{ item: '1001-1', quantity, note: '', mark: '' }] }],
    })
  for (const [typed, quantity] of [
    ['1', 1],
    [' 12 ', 12],
    ['999', 999],
    ['007', 7],
  ] as const) {
    expect(checked(typed, '').schedule.rooms[0]?.positions[0]?.quantity, typed).toBe(quantity)
  }
  for (const typed of ['', '0', '-1', '1000', '1000000000', '1e3', '2.5', 'tre', '０', '1 0', 'NaN', '<b>']) {
    expect(checked(typed, '').errors, typed).toEqual({ [fieldId('quantity', 0, 0)]: 'schedule.notQuantity' })
  }
  for (const [typed, area] of [
    ['', null],
    ['12', 12],
    ['12,5', 12.5],
    ['12.54', 12.5],
    ['18 m²', 18],
    ['100000', 100_000],
  ] as const) {
    expect(checked('1', typed).schedule.rooms[0]?.area, typed).toBe(area)
  }
  for (const typed of ['0', '-4', '1000000000', 'stor', '1,2,3', '0,01', '1e5', '∞']) {
    expect(checked('1', typed).errors, typed).toEqual({ [fieldId('area', 0)]: 'schedule.notArea' })
  }
})

test('the mark of a position equals no other position’s mark or number', () => {
  const checked = (...marks: string[]) =>
    checkDraft({
      title: '',
      rooms: [
        { name: '', area: '', positions: marks.map(mark => ({ item: '1001-1', quantity: '1', note: '', mark })) },
      ],
    })
  expect(checked(' L1 ', '', 'L\u00e4').schedule.rooms[0]?.positions.map(({ mark }) => mark)).toEqual(['L1', '', 'Lä'])
  const same = (...positions: number[]) =>
    Object.fromEntries(positions.map(position => [fieldId('mark', 0, position), 'schedule.sameMark']))
  const table: [marks: string[], wrong: number[]][] = [
    [['L1', 'L2', ''], []],
    [
      ['L1', '', 'l1'],
      [0, 2],
    ],
    // The second position has no mark, so its number 1.02 is used.
    [['1.02', ''], [0]],
    [['1.02', 'L2'], []],
    [['1.01'], []],
  ]
  for (const [marks, wrong] of table) expect(checked(...marks).errors, JSON.stringify(marks)).toEqual(same(...wrong))
  expect(checked('123456789').errors).toEqual({ [fieldId('mark', 0, 0)]: 'schedule.tooLong' })
})

test('buttons move, remove and add rooms and positions', () => {
  const form = new FormData()
  for (const [name, value] of [
    ...[
      ['title', 'T'],
      ['room', 'A'],
      ['area', ''],
      ['item', '1-1'],
      ['quantity', '1'],
      ['note', ''],
      ['to', '1'],
    ],
    ...[
      ['item', '2-1'],
      ['quantity', 'x'],
      ['note', ''],
      ['to', '0'],
      ['item', '3-1'],
      ['quantity', '3'],
      ['to', 'new'],
    ],
    ...[
      ['room', 'B'],
      ['area', ''],
      ['item', '<i>'],
      ['quantity', '9'],
      ['to', '1'],
    ],
  ] as const) {
    form.append(name ?? '', value ?? '')
  }
  const after = (button: string, into = '') =>
    parseDraft(form, parseAction(button, into)).rooms.map(({ name, positions }) => [
      name,
      ...positions.map(one => one.item),
    ])
  const moved = [
    ['A', '2-1'],
    ['B', '1-1'],
    ['', '3-1'],
  ]
  expect(after('update')).toEqual(moved)
  expect(after('anything-else')).toEqual(moved)
  expect(after('remove-0-1')).toEqual([['A'], ['B', '1-1'], ['', '3-1']])
  expect(after('remove-9-9')).toEqual(moved)
  expect(after('removeRoom-0')).toEqual([
    ['B', '1-1'],
    ['', '3-1'],
  ])
  expect(after('add-7-1', '0')).toEqual([
    ['A', '2-1', '7-1'],
    ['B', '1-1'],
    ['', '3-1'],
  ])
  expect(after('add-7-1', '99')).toEqual([
    ['A', '2-1'],
    ['B', '1-1', '7-1'],
    ['', '3-1'],
  ])
  expect(after('add-<b>', '0')).toEqual(moved)
  expect(formatPositionNumber(1, 9)).toBe('2.10')
})
