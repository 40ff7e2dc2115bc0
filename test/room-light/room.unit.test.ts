import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { computeRoomMix } from '#client/room-light/mix.ts'
import { findTargets } from '#client/room-light/places.ts'
import { findLampOfKind, roomSchema } from '#client/room-light/room.ts'
import {
  changeBulb,
  createFirstState,
  createInitialState,
  formatFragment,
  parseState,
  type RoomState,
} from '#client/room-light/state.ts'
import { formatState } from '#client/room-light/words.ts'
import { computeLuminance } from '#client/shared/light-mix/color.ts'
import { createTranslate } from '#client/shared/texts/translate.ts'
import { en } from '../support/texts.ts'

const roomIn = (file: string) => v.parse(roomSchema, JSON.parse(readFileSync(`tools/demo/layers/${file}.json`, 'utf8')))
const [room, supper] = [roomIn('room-living-dusk'), roomIn('room-supper-by-candles')]
const t = createTranslate('en', en)

const settings = fc.record({
  lamps: fc.tuple(
    ...room.lamps.map(() =>
      fc.record({
        level: fc.integer({ min: 0, max: 100 }),
        kelvin: fc.integer({ min: 22, max: 40 }).map(hundreds => hundreds * 100),
      }),
    ),
  ),
  time: fc.integer({ min: 24, max: 44 }).map(halves => halves * 30),
})

test('a URL stores every state of the lamps, and the initial state adds nothing to it', () => {
  fc.assert(fc.property(settings, state => void expect(parseState(room, formatFragment(room, state))).toEqual(state)))
  expect(formatFragment(room, createInitialState(room))).toBe('')
  const state: RoomState = {
    lamps: [
      { level: 0, kelvin: 2700 },
      { level: 30, kelvin: 2200 },
    ],
    time: 990,
  }
  expect(formatFragment(room, state)).toBe('#light&arc=0&table=30-2200&time=16:30')
})

test('invalid values in a URL leave the lamps as they are in the picture', () => {
  for (const part of [
    'arc=101',
    'arc=-1',
    'arc=x',
    'arc=1e2',
    'table=30-9000',
    'time=11:30',
    'time=16:07',
    'moon=5',
    '%',
  ]) {
    const { lamps, time } = parseState(room, `#light&${part}`)
    expect([lamps[0], lamps[1]?.kelvin, time], part).toEqual([{ level: 100, kelvin: 2700 }, 2900, 960])
  }
  expect(parseState(supper, '#light&candles=40').lamps).toEqual(createInitialState(supper).lamps)
  expect(parseState(room, '#lighter&arc=0')).toEqual(createInitialState(room))
  fc.assert(fc.property(fc.string(), text => void expect(parseState(room, `#light&${text}`).lamps).toHaveLength(2)))
})

test('at first, the time is the visitor’s hour, but between dusk and ten in the evening, and all lamps are off', () => {
  const at = (hours: number, minutes: number) =>
    createFirstState(room, new Date(2026, 10, 27, hours, minutes)).time / 60
  expect([at(0, 5), at(4, 59), at(5, 0), at(11, 40), at(12, 20), at(16, 44), at(21, 50), at(23, 59)]).toEqual([
    ...[22, 22, 16, 16, 16, 16.5],
    ...[22, 22],
  ])
  const { lamps } = createFirstState(supper, new Date(2026, 10, 27, 18, 0))
  expect(lamps.map(({ level }) => level)).toEqual([0, 0])
})

test('the description says which lamps are off, how bright and how warm', () => {
  expect(formatState(room, parseState(room, '#light&arc=0&table=30-2200&time=16:30'), { t, locale: 'en' })).toBe(
    'Arc lamp off, table lamp 30%, 2200\u00a0K, 16:30.',
  )
  expect(formatState(supper, createInitialState(supper), { t, locale: 'en' })).toBe(
    'Candles on, portable lamp 100%, 2700\u00a0K, 16:00.',
  )
})

const lamp = room.lamps[0]
const percent = fc.double({ min: 0, max: 100, noNaN: true })
const px = fc.integer({ min: 0, max: 1500 })

test('targets in the picture are large enough, inside it, and overlap neither each other nor a link', () => {
  const places = fc.array(fc.record({ x: percent, y: percent, r: fc.double({ min: 0, max: 20, noNaN: true }) }))
  const fraction = fc.double({ min: 0, max: 1, noNaN: true })
  const boxes = fc.record({ width: fc.integer({ min: 1, max: 1500 }), height: fc.integer({ min: 1, max: 900 }) })
  const link = fc.tuple(px, px).map(([x, y]) => ({ left: x, right: x + 10, top: y, bottom: y + 80 }))
  fc.assert(
    fc.property(places, boxes, fc.record({ x: fraction, y: fraction }), fc.array(link), (seen, box, crop, links) => {
      if (!lamp) throw new Error('The room has no lamp.')
      const targets = findTargets([{ ...lamp, places: seen }], { box, ratio: 16 / 9, crop }, links)
      for (const [at, { x, y, r }] of targets.entries()) {
        expect(r).toBeGreaterThanOrEqual(22)
        expect(Math.min(x, y, box.width - x, box.height - y)).toBeGreaterThanOrEqual(r)
        for (const other of targets.slice(0, at)) {
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(r + other.r - 1e-9)
        }
        for (const { left, right, top, bottom } of links) {
          const from = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
          expect(from).toBeGreaterThanOrEqual(r)
        }
      }
    }),
  )
})

test('the initial state equals the picture, and more light from one lamp makes no other lamp brighter', () => {
  expect(computeRoomMix(room, createInitialState(room)).gains).toEqual([
    ...[...room.lamps, room.dusk].map(({ gain }) => gain),
    [0, 0, 0],
  ])
  fc.assert(
    fc.property(settings, fc.integer({ min: 0, max: 1 }), (state, index) => {
      const green = (level: number) => {
        const lamps = state.lamps.map((lamp, at) => (at === index ? { ...lamp, level } : lamp))
        return computeRoomMix(room, { ...state, lamps }).gains.map(([, value]) => value)
      }
      for (const [at, value] of green(80).entries()) {
        const before = green(40)[at] ?? 0
        if (at === index) expect(value).toBeGreaterThan(before)
        else expect(value).toBeLessThanOrEqual(before + 1e-9)
      }
    }),
  )
})

test('a bulb of half the flux halves its lamp’s share of the light, and makes it warmer', () => {
  const at = findLampOfKind(room, 'table')
  expect([at, findLampOfKind(room, 'floor'), findLampOfKind(supper, 'table')]).toEqual([1, 0, -1])
  const mix = (flux: number, kelvin: number) => {
    const bulb = { description: '', flux, kelvin }
    const { gains } = computeRoomMix(room, changeBulb(createInitialState(room), at, bulb))
    const [arc = [1, 1, 1], table = [1, 1, 1]] = gains
    return { share: computeLuminance(table) / computeLuminance(arc), blueness: table[2] / table[0] }
  }
  const [full, half, warm] = [mix(1, 2900), mix(0.5, 2900), mix(0.5, 2200)]
  expect(half.share / full.share).toBeCloseTo(0.5, 9)
  expect(warm.blueness).toBeLessThan(half.blueness / 2)
})
