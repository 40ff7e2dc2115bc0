import fc from 'fast-check'
import { expect, test } from 'vitest'
import { project } from '#client/dealers/projection.ts'
import { computeDistance, earthRadius, formatKilometers } from '#client/shared/commerce/delivery/distance.ts'
import { mapArea } from '#src/dealers/map/area.ts'
import { buildDealerMap } from '#src/dealers/map/pins.ts'
import type { Dealer } from '#src/dealers/query.ts'

const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})
const european = fc.record({
  latitude: fc.double({ min: 35, max: 72, noNaN: true }),
  longitude: fc.double({ min: -25, max: 40, noNaN: true }),
})
const half = Math.PI * earthRadius

test('a distance is zero to the same place, symmetric, never longer than a detour, and at most half the globe', () => {
  fc.assert(
    fc.property(place, place, place, (one, other, third) => {
      const distance = computeDistance(one, other)
      expect(computeDistance(one, one)).toBe(0)
      expect(distance).toBeCloseTo(computeDistance(other, one), 6)
      expect(distance).toBeGreaterThanOrEqual(0)
      expect(distance).toBeLessThanOrEqual(half)
      // The formula is less precise for places on opposite sides of the globe, so allow 0.001 km.
      expect(distance).toBeLessThanOrEqual(computeDistance(one, third) + computeDistance(third, other) + 0.001)
    }),
    { numRuns: 1000 },
  )
})

test('known distances are right, and written as each language writes them', () => {
  const [stockholm, sydney] = [
    { latitude: 59.3293, longitude: 18.0686 },
    { latitude: -33.8688, longitude: 151.2093 },
  ]
  expect(computeDistance(stockholm, { latitude: 57.7089, longitude: 11.9746 })).toBeCloseTo(398, -1)
  expect(computeDistance(stockholm, sydney)).toBeCloseTo(15_590, -2)
  // One degree along a meridian, and one along the equator across the date line.
  expect(computeDistance({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.19, 1)
  expect(computeDistance({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.19, 1)
  expect([formatKilometers(4.34, 'sv-SE'), formatKilometers(1234.5, 'en-GB')]).toEqual(['4,3 km', '1235 km'])
})

test('the projection is Lambert’s azimuthal one with north up, so distances become chord lengths', () => {
  const centre = { latitude: 52, longitude: 10 }
  fc.assert(
    fc.property(place, one => {
      const { x, y } = project(one)
      const distance = computeDistance(centre, one)
      fc.pre(distance < half * 0.99)
      expect(Math.hypot(x, y)).toBeCloseTo(2 * earthRadius * Math.sin(distance / earthRadius / 2), 3)
    }),
  )
  expect(project({ latitude: 60, longitude: 10 })).toMatchObject({ x: 0, y: expect.closeTo(-889, 0) })
  expect(project({ latitude: 52, longitude: 12 }).x).toBeGreaterThan(130)
})

const dealerAt = (slug: string, at: { latitude: number; longitude: number }): Dealer => ({
  ...{ slug, name: slug, street: '', postalCode: '', town: '', townNames: [], country: 'SE', phone: '' },
  ...{ note: null, hours: [], website: null, ...at },
})

test('every dealer on the map has one visible pin, which touches no other', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(european, place), { maxLength: 40 }), places => {
      const dealers = places.map((at, index) => dealerAt(`${index}`, at))
      const { pinsApart, view } = buildDealerMap(dealers) ?? { pinsApart: () => [], view: mapArea }
      const pins = pinsApart(0.1)
      const onMap = dealers.filter(dealer => {
        const { x, y } = project(dealer)
        return x > mapArea.left && x < mapArea.right && y > mapArea.top && y < mapArea.bottom
      })
      expect(pins.flatMap(pin => pin.dealers).sort(bySlug)).toEqual(onMap.sort(bySlug))
      const width = view.right - view.left
      expect((view.bottom - view.top) / width).toBeCloseTo(5 / 4, 6)
      for (const { x, y } of pins) {
        expect(x >= view.left && x <= view.right && y >= view.top && y <= view.bottom).toBe(true)
        const near = pins.filter(other => Math.hypot(other.x - x, other.y - y) < width * 0.099)
        expect(near).toHaveLength(1)
      }
      expect(view.left >= mapArea.left - 1 && view.right <= mapArea.right + 1).toBe(true)
      expect(view.top >= mapArea.top - 1 && view.bottom <= mapArea.bottom + 1).toBe(true)
    }),
  )
})

const bySlug = (one: Dealer, other: Dealer) => one.slug.localeCompare(other.slug)
