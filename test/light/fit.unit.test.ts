import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bulb, checkFit, type DimmerFacts, type Holder } from '#src/light/fit/fit.ts'
import { shapes } from '#src/light/fit/shapes.ts'

const bulb: Bulb = {
  cap: 'E27',
  power: 7,
  diameter: 95,
  length: 138,
  isForClosed: true,
  isDimmable: true,
  dimmers: null,
}
const lamp: Holder = { isFixed: false, cap: 'E27', most: 12, room: { diameter: 95, length: 145 }, isClosed: true }
const dimmer: DimmerFacts = { kind: 'trailing-edge', least: 5, most: 100 }

const why = (of: Partial<Bulb>, to: Partial<Holder> = {}, dimmed: DimmerFacts | null = null, count = 1) => {
  const { answer, reasons } = checkFit({ ...bulb, ...of }, { ...lamp, ...to }, dimmed, count)
  return [answer, reasons.filter(reason => reason.answer !== 'yes')]
}

test('cap, power, size, closed shade and dimmer decide whether a bulb fits, and the result lists all reasons', () => {
  expect(why({})).toEqual(['yes', []])
  expect(why({ diameter: 125 })).toEqual(['no', [{ about: 'diameter', answer: 'no', is: 125, most: 95 }]])
  expect(why({ length: 145 })).toEqual(['yes', []])
  expect(why({ cap: 'E14', power: 13, length: 146 })).toEqual([
    'no',
    [
      { about: 'cap', answer: 'no', bulb: 'E14', lamp: 'E27' },
      { about: 'power', answer: 'no', is: 13, most: 12 },
      { about: 'length', answer: 'no', is: 146, most: 145 },
    ],
  ])
  expect(why({}, { isFixed: true })).toEqual(['no', [{ about: 'fixed', answer: 'no' }]])
  // A bulb may be unsuitable for a closed lamp, or it may be unknown whether it is suitable.
  expect(why({ isForClosed: null })).toEqual(['unknown', [{ about: 'closed', answer: 'unknown' }]])
  expect(why({ isForClosed: false })).toEqual(['no', [{ about: 'closed', answer: 'no' }]])
  expect(why({ isForClosed: null }, { isClosed: false })).toEqual(['yes', []])
  expect(why({ isForClosed: false }, { isClosed: null })[0]).toBe('unknown')
  expect(why({}, { isClosed: null })[0]).toBe('yes')

  expect(why({}, {}, dimmer)).toEqual(['yes', []])
  expect(why({ isDimmable: false }, {}, dimmer)).toEqual(['no', [{ about: 'dimmable', answer: 'no' }]])
  expect(why({}, {}, { ...dimmer, least: 25 })[1]).toEqual([{ about: 'dimmerLeast', answer: 'no', is: 7, least: 25 }])
  expect(why({}, {}, { ...dimmer, least: 25 }, 4)[0]).toBe('yes')
  expect(why({}, {}, dimmer, 15)[1]).toEqual([{ about: 'dimmerMost', answer: 'no', is: 105, most: 100 }])
  const leading: DimmerFacts = { ...dimmer, kind: 'leading-edge' }
  expect(why({}, {}, leading)[0]).toBe('unknown')
  expect(why({ dimmers: ['leading-edge'] }, {}, leading)[0]).toBe('yes')
  expect(why({ dimmers: ['leading-edge'] }, {}, dimmer)[0]).toBe('no')
})

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const size = fc.integer({ min: 1, max: 400 })
const cap = fc.constantFrom('E27', 'E14', 'GU10')
const kind = fc.constantFrom('trailing-edge' as const, 'leading-edge' as const)
const known = {
  bulb: { cap, power: size, diameter: size, length: size, isForClosed: fc.boolean(), isDimmable: fc.boolean() },
  lamp: { isFixed: fc.constant(false), cap, most: size, isClosed: fc.boolean() },
  dimmer: { kind, least: size, most: size },
}
const bulbs = fc.record({ ...known.bulb, dimmers: maybe(fc.array(kind)) })
const lamps = fc.record({ ...known.lamp, room: fc.record({ diameter: size, length: size }) })

test('an unknown fact never makes a bulb fit, and never adds a reason why it does not', () => {
  const facts = fc.constantFrom('cap', 'power', 'diameter', 'length', 'most', 'room', 'least', 'kind', 'isDimmable')
  fc.assert(
    fc.property(bulbs, lamps, maybe(fc.record(known.dimmer)), facts, (bulb, lamp, dimmer, fact) => {
      const without = <Of extends object>(of: Of): Of => (fact in of ? { ...of, [fact]: null } : of)
      const room = fact === 'room' ? { diameter: null, length: null } : lamp.room
      const all = checkFit(bulb, lamp, dimmer)
      const less = checkFit(without(bulb), { ...without(lamp), room }, dimmer && without(dimmer))
      const isAsked = dimmer || !['least', 'kind', 'isDimmable'].includes(fact)
      if (isAsked) expect(less.answer).not.toBe('yes')
      expect(less.reasons.length).toBe(all.reasons.length)
      const others = less.reasons.filter(({ answer }) => answer === 'no')
      expect(all.reasons.filter(({ answer }) => answer === 'no')).toEqual(expect.arrayContaining(others))
    }),
  )
})

test('a smaller, less powerful bulb fits wherever a larger one does', () => {
  fc.assert(
    fc.property(bulbs, lamps, fc.integer({ min: 0, max: 50 }), (bulb, lamp, less) => {
      const { power, diameter, length } = bulb
      const smaller = { ...bulb, power: power - less, diameter: diameter - less, length: length - less }
      if (checkFit(bulb, lamp).answer === 'yes') expect(checkFit(smaller, lamp).answer).toBe('yes')
    }),
  )
})

test('the number in the name of a bulb’s shape is its diameter in mm or in eighths of an inch', () => {
  for (const { name, diameter, usual } of shapes) {
    const [number = 0] = (name.match(/\d+/) ?? []).map(Number)
    const eighths = Math.abs((number * 25.4) / 8 - diameter)
    if (name !== 'GX53') expect(number === diameter || eighths < 1, name).toBe(true)
    expect(usual[0]).toBeLessThanOrEqual(usual[1])
  }
})
