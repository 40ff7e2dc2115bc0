import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxScale, moveView, wholeView, type ZoomView, zoomView } from '#client/product/zoom/view.ts'

const room = { stage: { width: 1000, height: 800 }, picture: { width: 640, height: 800 } }

test('zooming keeps the point under the pointer in place, and a whole picture is centred', () => {
  const near = zoomView(wholeView, 2, { x: 100, y: -50 }, room)
  expect(near).toEqual({ scale: 2, x: -100, y: 50 })
  // Zooming by 1.5 at the middle of the stage also multiplies the offset by 1.5.
  expect(zoomView(near, 1.5, { x: 0, y: 0 }, room)).toEqual({ scale: 3, x: -150, y: 75 })
  expect(zoomView(near, 0.1, { x: 100, y: -50 }, room)).toEqual(wholeView)
  expect(zoomView(near, 100, { x: 0, y: 0 }, room).scale).toBe(maxScale)
})

test('the edges of a zoomed picture never come inside the stage', () => {
  const change = fc.record({
    factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
  })
  fc.assert(
    fc.property(fc.array(change, { minLength: 1 }), changes => {
      const view = changes.reduce<ZoomView>(
        (last, { factor, x, y }) => moveView(zoomView(last, factor, { x, y }, room), y, x, room),
        wholeView,
      )
      for (const [side, offset] of [
        ['width', view.x],
        ['height', view.y],
      ] as const) {
        const over = (room.picture[side] * view.scale - room.stage[side]) / 2
        expect(Math.abs(offset)).toBeLessThanOrEqual(Math.max(over, 0) + 1e-9)
      }
    }),
  )
})
