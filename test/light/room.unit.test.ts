import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Colour,
  colours,
  computeLux,
  computeNeededLight,
  type RoomSize,
  spots,
  uses,
} from '#src/light/room/room.ts'
import {
  computeArriving,
  evenDownwardShare,
  roomIndex,
  type Spread,
  spreads,
  utilisation,
  viewFactor,
} from '#src/light/room/utilisation.ts'

const indexes = [0.6, 0.8, 1, 1.25, 1.5, 2, 3, 5]

/** Utilisation factors for `indexes`, computed by another program and rounded to 0.01. */
const tables: [Colour, Spread, number[]][] = [
  ['white', 'round', [0.43, 0.52, 0.59, 0.65, 0.7, 0.77, 0.85, 0.92]],
  ['light', 'down', [0.42, 0.52, 0.6, 0.68, 0.74, 0.83, 0.92, 1]],
  ['light', 'round', [0.31, 0.39, 0.45, 0.51, 0.56, 0.63, 0.72, 0.8]],
  ['light', 'up', [0.29, 0.37, 0.42, 0.48, 0.52, 0.58, 0.65, 0.71]],
  ['medium', 'round', [0.23, 0.31, 0.37, 0.43, 0.48, 0.56, 0.66, 0.76]],
  ['dark', 'down', [0.27, 0.37, 0.44, 0.52, 0.58, 0.67, 0.77, 0.87]],
  ['dark', 'round', [0.15, 0.21, 0.26, 0.31, 0.35, 0.41, 0.49, 0.58]],
]

test('the utilisation factors of white to dark rooms match an independent computation', () => {
  for (const [colour, spread, expected] of tables) {
    const found = indexes.map(index => utilisation(index, colours[colour], spread))
    const off = found.map((value, at) => Math.abs(value - (expected[at] ?? 0)))
    expect(Math.max(...off) <= 0.0051, `${colour} ${spread}`).toBe(true)
  }
  const floor = [0.143, 0.204, 0.259, 0.318, 0.368, 0.447, 0.554, 0.672]
  expect(indexes.map(index => Math.round(evenDownwardShare(index) * 1000) / 1000)).toEqual(floor)
  const black = { ceiling: 0, walls: 0, floor: 0 }
  expect(viewFactor(1)).toBeCloseTo(0.4153, 4)
  expect(utilisation(1, black, 'down')).toBeCloseTo(0.4153, 4)
})

const index = fc.double({ min: 0.3, max: 8, noNaN: true })
const share = fc.double({ min: 0, max: 0.95, noNaN: true })
const surfaces = fc.record({ ceiling: share, walls: share, floor: share })
const spread = fc.constantFrom(...spreads)

test('the room’s surfaces absorb as much light as its lamps emit', () => {
  fc.assert(
    fc.property(index, surfaces, spread, (index, { ceiling, walls, floor }, spread) => {
      const light = computeArriving(index, { ceiling, walls, floor }, spread)
      const absorbed = light.ceiling * (1 - ceiling) + light.walls * (1 - walls) + light.floor * (1 - floor)
      expect(Math.abs(absorbed - 1)).toBeLessThan(1e-6)
    }),
  )
})

test('the utilisation factor rises with the room index and with what each surface reflects', () => {
  fc.assert(
    fc.property(
      index,
      surfaces,
      spread,
      fc.double({ min: 0.01, max: 0.04, noNaN: true }),
      (index, of, spread, more) => {
        const before = utilisation(index, of, spread)
        expect(utilisation(index + more, of, spread)).toBeGreaterThanOrEqual(before - 1e-7)
        for (const name of ['ceiling', 'walls', 'floor'] as const) {
          expect(utilisation(index, { ...of, [name]: of[name] + more }, spread)).toBeGreaterThanOrEqual(before - 1e-9)
        }
      },
    ),
  )
})

const room: RoomSize = {
  length: 5000,
  width: 4000,
  height: 2400,
  use: 'living',
  colour: 'light',
  spread: 'round',
  hasOldEyes: false,
}

test('a living room of 4 × 5 m needs 4700 lm for 100 lx, and 4700 lm give 100 lx', () => {
  expect(roomIndex(5, 4, 1.65)).toBeCloseTo(1.3468, 4)
  const needed = computeNeededLight(room)
  // Interpolating between 0.51 and 0.56 in the rounded table gives 0.5294 and 4723 lm.
  expect(needed.utilisation).toBeCloseTo(0.5334, 4)
  expect(Math.abs(needed.lumens / 4723 - 1)).toBeLessThan(0.01)
  expect(computeLux(needed.lumens, needed)).toBeCloseTo(100, 6)
  const old = computeNeededLight({ ...room, hasOldEyes: true })
  expect([old.lux, old.lumens / needed.lumens]).toEqual([200, 2])
})

test('a larger, darker or higher room needs more light', () => {
  // Rooms are at least 1.25 m wide. A narrower room with high, dark walls may need less light if
  // it is longer, because its walls then absorb a smaller share.
  const mm = fc.integer({ min: 1250, max: 20_000 })
  const height = fc.integer({ min: 1800, max: 4000 })
  const use = fc.constantFrom(...(Object.keys(uses) as (keyof typeof uses)[]))
  fc.assert(
    fc.property(mm, mm, height, use, (length, width, height, use) => {
      const lumens = (of: Partial<RoomSize>) =>
        computeNeededLight({ ...room, length, width, height, use, ...of }).lumens
      const own = lumens({})
      expect(own).toBeGreaterThan(0)
      expect(lumens({ length: length + 500 })).toBeGreaterThan(own)
      // Allow one millionth for reflections that the computation leaves out.
      const atLeast = own * (1 - 1e-6)
      expect(lumens({ height: height + 500 })).toBeGreaterThanOrEqual(atLeast)
      const [white = 0, light = 0, medium = 0, dark = 0] = (['white', 'light', 'medium', 'dark'] as const).map(colour =>
        lumens({ colour }),
      )
      expect([white <= light, light <= medium, medium < dark]).toEqual([true, true, true])
      const { least, most } = computeNeededLight({ ...room, length, width, height, use })
      expect([least <= own, own <= most]).toEqual([true, true])
    }),
  )
  for (const { least, usual, most } of Object.values(spots)) expect([least < usual, usual < most]).toEqual([true, true])
})
