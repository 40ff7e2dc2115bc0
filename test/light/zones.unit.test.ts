import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type BathroomPlan,
  distanceToWater,
  outlineZone,
  type PlanSpot,
  zoneLengthAlongWall,
} from '#src/light/zones/plan.ts'
import {
  type Bath,
  checkOutdoors,
  checkZone,
  findZone,
  keepsOut,
  type Outdoors,
  parseProtection,
  type Zone,
  type ZoneFacts,
} from '#src/light/zones/zones.ts'

const bath: Bath = { hasBasin: true, rim: 560, outlet: 1000 }
const shower: Bath = { hasBasin: false, rim: 0, outlet: 2000 }

test('points around a bath or an open shower are in the right zone, even on its borders', () => {
  const zones: [distance: number, height: number, bath: Bath, zone: Zone][] = [
    [0, 560, bath, 0],
    [0, 561, bath, 1],
    [0, 2250, bath, 1],
    [0, 2260, bath, 'outside'],
    [1, 1000, bath, 2],
    [600, 1000, bath, 2],
    [610, 1000, bath, 'outside'],
    [600, 2250, bath, 2],
    [600, 2260, bath, 'outside'],
    [1200, 1000, shower, 1],
    [1210, 1000, shower, 'outside'],
    [1200, 100, shower, 0],
    [1200, 110, shower, 1],
    [0, 2400, { ...bath, outlet: 2400 }, 1],
    [0, 2410, { ...bath, outlet: 2400 }, 'outside'],
    [600, 2400, { ...bath, outlet: 2400 }, 2],
  ]
  for (const [distance, height, bath, zone] of zones) {
    expect(findZone({ distance, height }, bath), `${distance} ${height}`).toBe(zone)
  }
})

const fixed: ZoneFacts = { ip: 'IP44', isolation: 'II', isFixed: true }
const answer = (zone: Zone, of: Partial<ZoneFacts>, hasJets = false) =>
  checkZone(zone, { ...fixed, ...of }, hasJets).answer

test('protection, voltage and mounting decide where a lamp may hang', () => {
  expect(answer(1, { ip: 'IP20' })).toBe('no')
  expect(answer(1, {})).toBe('yes')
  expect(answer(1, {}, true)).toBe('no')
  expect(answer(1, { ip: 'IP67' }, true)).toBe('no')
  expect(answer(1, { ip: 'IP65/IP67' }, true)).toBe('yes')
  expect(answer(1, { ip: 'IP67' })).toBe('yes')
  expect(answer(2, {}, true)).toBe('yes')
  expect(answer(2, { isFixed: false })).toBe('no')
  expect(answer(2, { isFixed: null })).toBe('unknown')
  expect(answer(1, { ip: null })).toBe('unknown')
  expect(answer('outside', { ip: 'IP20', isFixed: false })).toBe('yes')
  expect(checkZone(0, fixed).reasons.map(({ about, answer }) => [about, answer])).toEqual([
    ['water', 'no'],
    ['voltage', 'no'],
    ['fixed', 'yes'],
  ])
  // A lamp of class III may run at 24 V, which is too much for zone 0.
  expect(answer(0, { ip: 'IP67', isolation: 'III' })).toBe('unknown')
  const outdoors = (ip: string | null) =>
    (['sheltered', 'rain', 'low', 'ground'] as Outdoors[]).map(place => checkOutdoors(place, { ip }).answer)
  expect(outdoors('IP20')).toEqual(['no', 'no', 'no', 'no'])
  expect(outdoors('IP23')).toEqual(['yes', 'yes', 'no', 'no'])
  expect(outdoors('IP44')).toEqual(['yes', 'yes', 'yes', 'no'])
  expect(outdoors('IP67')).toEqual(['yes', 'yes', 'yes', 'yes'])
  expect(outdoors(null)).toEqual(['unknown', 'unknown', 'unknown', 'unknown'])
})

test('IP codes are parsed or refused, and a degree of protection includes the lower ones', () => {
  expect(parseProtection('IPX4')).toEqual({ solid: 0, water: [4] })
  expect(parseProtection('IP2X')).toEqual({ solid: 2, water: [0] })
  expect(parseProtection('IP65/IP67')).toEqual({ solid: 6, water: [5, 7] })
  for (const code of ['', 'IP', 'IP4', '44', 'IP74', 'IP44 ', 'ip44', 'IP444', 'IP65/', 'Class II']) {
    expect(parseProtection(code) === null, code).toBe(code !== 'IP44 ')
  }
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 9 }), (own, degree) => {
      expect(keepsOut({ solid: 0, water: [own] }, degree)).toBe(own >= degree)
    }),
  )
  expect([4, 5, 6, 7].map(degree => keepsOut({ solid: 0, water: [8] }, degree))).toEqual([true, false, false, true])
})

const order: Zone[] = [0, 1, 2, 'outside']
const strictness = (zone: Zone) => order.indexOf(zone)

test('a nearer or lower point is never in a milder zone, and a stricter zone never allows more', () => {
  const mm = fc.integer({ min: 0, max: 4000 })
  const baths = fc.record({ hasBasin: fc.boolean(), rim: fc.integer({ min: 50, max: 900 }), outlet: mm })
  fc.assert(
    fc.property(mm, mm, baths, mm, (distance, height, bath, less) => {
      const zone = strictness(findZone({ distance, height }, bath))
      const nearer = { distance: Math.max(0, distance - less), height }
      const lower = { distance, height: Math.max(0, height - less) }
      expect(strictness(findZone(nearer, bath))).toBeLessThanOrEqual(zone)
      expect(strictness(findZone(lower, bath))).toBeLessThanOrEqual(zone)
    }),
  )
  const lamps = fc.record({
    ip: fc.constantFrom('IP20', 'IP44', 'IP54', 'IP65', 'IP67', 'IP68', 'IPX4', null),
    isolation: fc.constantFrom('I', 'II', 'III', null),
    isFixed: fc.constantFrom(true, false, null),
  })
  fc.assert(
    fc.property(lamps, fc.boolean(), (lamp, hasJets) => {
      const answers = order.map(zone => checkZone(zone, lamp, hasJets).answer)
      // Zone 0 is not compared, because protection against immersion does not cover jets of water.
      if (answers[1] === 'yes') expect(answers[2]).toBe('yes')
      expect(answers[3]).toBe('yes')
      if (lamp.ip === null || lamp.isFixed === null) expect(answers.slice(0, 3)).not.toContain('yes')
    }),
  )
})

const tub = { length: 1600, width: 700 }
const past = (depth: number | null, basin: BathroomPlan['basin'] = tub, at = 1600): BathroomPlan => ({
  basin,
  screen: depth === null ? null : { at, depth },
})

test('the distance from the water, and therefore the zone, is measured around a fixed screen', () => {
  const ways: [spot: PlanSpot, plan: BathroomPlan, way: number][] = [
    [[800, 350], past(null), 0],
    [[1900, 350], past(null), 300],
    [[1900, 1100], past(null), 500],
    // The screen covers the end of the bath and 300 mm beyond.
    [[1900, 1000], past(1000), 600],
    [[1600, 900], past(1000), 200],
    [[2000, 700], past(1000), 800],
    // The screen covers part of the bath's end.
    [[2000, 300], past(300), 400],
    [[1900, 0], past(400), 500],
    // Without a basin, the distance starts at the water outlet in the corner.
    [[1100, 300], past(null, null), Math.hypot(1100, 300)],
    [[900, 0], past(400, null, 300), 500 + Math.hypot(600, 400)],
    [[300, 400], past(400, null, 300), 500],
    [[450, 600], past(400, null, 300), 750],
  ]
  for (const [spot, plan, way] of ways)
    expect(distanceToWater(spot, plan), `${JSON.stringify(spot)} ${JSON.stringify(plan)}`).toBeCloseTo(way, 6)
  expect(zoneLengthAlongWall(past(null))).toBe(2200)
  expect(zoneLengthAlongWall(past(360))).toBe(1600 + 480)
  expect(zoneLengthAlongWall(past(700))).toBe(1600)
  expect(zoneLengthAlongWall(past(null, null))).toBe(1200)
  expect(zoneLengthAlongWall(past(300, null, 400))).toBeCloseTo(400 + Math.sqrt(700 ** 2 - 300 ** 2), 6)
  expect(zoneLengthAlongWall(past(900, null, 900))).toBe(900)
})

test('every point on the outline of the zones is as far from the water as the zones are wide', () => {
  const mm = (min: number, max: number) => fc.integer({ min, max })
  const basins = fc.option(fc.record({ length: mm(500, 3000), width: mm(500, 2000) }))
  const screens = fc.option(fc.record({ at: mm(100, 3000), depth: mm(100, 3000) }))
  fc.assert(
    fc.property(basins, screens, (basin, screen) => {
      const plan: BathroomPlan = { basin, screen: screen && { ...screen, at: basin?.length ?? screen.at } }
      const reach = basin ? 600 : 1200
      for (const [x, y] of outlineZone(plan)) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6)
        const isOnWall = Math.min(x, y) < 1e-6 || Math.abs(x - (plan.screen?.at ?? basin?.length ?? 0)) < 1e-6
        // For a point in line with the screen, the distance depends on its side of the screen.
        if (!isOnWall) expect(distanceToWater([x, y], plan)).toBeCloseTo(reach, 6)
      }
      // A screen never makes the distance shorter.
      fc.assert(
        fc.property(mm(0, 5000), mm(0, 5000), (x, y) => {
          expect(distanceToWater([x, y], plan)).toBeGreaterThanOrEqual(
            distanceToWater([x, y], { basin, screen: null }) - 1e-6,
          )
        }),
        { numRuns: 20 },
      )
    }),
  )
})
