import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMove, type Move } from '#client/product/model/follow.ts'
import {
  computeCameraPosition,
  computeFittingDistance,
  moveNearer,
  type Orbit,
  stepTowards,
  turnOrbit,
} from '#client/product/model/orbit.ts'
import { buildSceneViewerAddress } from '#client/product/model/scene-viewer.ts'

const reach = { lowest: -0.12, highest: 1.4, nearest: 0.2, farthest: 3 }
const first: Orbit = { turn: 0.45, tilt: 0.14, distance: 1 }

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const orbits = fc.record({ turn: number(-20, 20), tilt: number(-0.12, 1.4), distance: number(0.2, 3) })

test('whatever is pressed or dragged, the camera stays within its limits', () => {
  const moves = fc.array(fc.constantFrom<Move[]>('left', 'right', 'up', 'down', 'closer', 'farther', 'reset'))
  fc.assert(
    fc.property(orbits, moves, number(-9, 9), number(0.01, 100), (start, pressed, angle, factor) => {
      const dragged = moveNearer(turnOrbit(start, { turn: angle, tilt: angle }, reach), factor, reach)
      const { turn, tilt, distance } = pressed.reduce((now, move) => applyMove(now, move, reach, first), dragged)
      expect(Number.isFinite(turn)).toBe(true)
      expect(tilt).toBeGreaterThanOrEqual(reach.lowest)
      expect(tilt).toBeLessThanOrEqual(reach.highest)
      expect(distance).toBeGreaterThanOrEqual(reach.nearest)
      expect(distance).toBeLessThanOrEqual(reach.farthest)
      const { x, y, z } = computeCameraPosition({ turn, tilt, distance })
      expect(Math.hypot(x, y, z)).toBeCloseTo(distance, 9)
    }),
  )
})

test('a camera movement comes nearer to its target with every step, and reaches it', () => {
  fc.assert(
    fc.property(orbits, orbits, number(1, 100), (from, to, ms) => {
      let now = from
      for (let steps = 0; now !== to && steps < 5000; steps++) {
        const next = stepTowards(now, to, ms)
        expect(Math.abs(to.turn - next.turn)).toBeLessThanOrEqual(Math.abs(to.turn - now.turn))
        now = next
      }
      expect(now).toBe(to)
    }),
  )
})

test('reset turns back the shorter way, and the model fits tall and wide screens', () => {
  const round = 2 * Math.PI
  expect(applyMove({ ...first, turn: 3 * round + 0.5 }, 'reset', reach, first).turn).toBeCloseTo(3 * round + 0.45)
  expect(applyMove({ ...first, turn: -round }, 'reset', reach, first).turn).toBeCloseTo(0.45 - round)
  // With a field of view of 60°, a ball with a radius of 1 fits at a distance of 2.
  expect(computeFittingDistance(1, Math.PI / 3, 2)).toBeCloseTo(2)
  expect(computeFittingDistance(1, Math.PI / 3, 0.5)).toBeGreaterThan(3)
})

test('the link to Scene Viewer contains the absolute URL of the model file', () => {
  const address = buildSceneViewerAddress(
    new URL('https://shop.example/model/a.1b2c3d.glb'),
    'Murla & co',
    'https://shop.example/a?b=c;d',
  )
  expect(address).toBe(
    'intent://arvr.google.com/scene-viewer/1.0?file=https%3A%2F%2Fshop.example%2Fmodel%2Fa.1b2c3d.glb&mode=ar_preferred&title=Murla+%26+co&resizable=false#Intent;scheme=https;package=com.google.android.googlequicksearchbox;action=android.intent.action.VIEW;S.browser_fallback_url=https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc%3Bd;end;',
  )
})
