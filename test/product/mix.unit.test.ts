import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeDimmerMix } from '#client/product/dimmer/mix.ts'
import { computeKelvinRgb } from '#client/shared/light-mix/color.ts'
import { recordsAt, textAt } from '../support/answer.ts'

const own: Parameters<typeof computeDimmerMix>[0] = {
  studio: { knee: 0.04, max: 7 },
  lamp: { knee: 0.03, max: 19 },
  kelvin: 2700,
  unlit: { studio: [1.7, 1.7, 1.7], lamp: [0, 0, 0], tone: [1.07, 1.42, 1.16] },
  lit: { studio: [0.3, 0.3, 0.3], lamp: [0.8, 0.9, 0.9], tone: [1.03, 1.34, 1.03] },
}

test('the dimmer’s end points equal the two pictures', () => {
  expect(computeDimmerMix(own, 0, 2700)).toEqual({ ...own.unlit, lamp: [0, 0, 0] })
  const { studio, lamp, tone } = computeDimmerMix(own, 1, 2700)
  for (const [mixed, looks] of [
    [studio, own.lit.studio],
    [lamp, own.lit.lamp],
    [tone, own.lit.tone],
  ] as const) {
    for (const [channel, value] of mixed.entries()) expect(value).toBeCloseTo(looks[channel] ?? 0, 9)
  }
})

test('a higher level gives more light from the lamp, and no more light from the studio', () => {
  const mixes = Array.from({ length: 101 }, (_, percent) => computeDimmerMix(own, percent / 100, 2700))
  for (const [index, { lamp, studio }] of mixes.slice(1).entries()) {
    expect(lamp[1]).toBeGreaterThan(mixes[index]?.lamp[1] ?? 0)
    expect(studio[1]).toBeLessThanOrEqual(mixes[index]?.studio[1] ?? 0)
  }
})

test('another colour temperature keeps the luminance', () => {
  const temperatures = Array.from({ length: 19 }, (_, step) => 2200 + 100 * step)
  for (const [index, kelvin] of temperatures.entries()) {
    const [red, green, blue] = computeKelvinRgb(kelvin)
    expect(0.2126 * red + 0.7152 * green + 0.0722 * blue).toBeCloseTo(1, 9)
    const [warmerRed, , warmerBlue] = computeKelvinRgb(temperatures[index - 1] ?? 2100)
    expect(red).toBeLessThan(warmerRed)
    expect(blue).toBeGreaterThan(warmerBlue)
  }
})

test('the layers of each picture are complete, and each file has less than 200 kB', () => {
  const files = readdirSync('tools/demo/layers')
  const names = files.filter(file => file.endsWith('.json')).map(file => file.replace('.json', ''))
  expect(names.length).toBeGreaterThan(0)
  const lightsOf = (name: string): string[] => {
    if (!name.startsWith('room-')) return ['lamp', 'studio']
    const lamps = recordsAt(JSON.parse(readFileSync(`tools/demo/layers/${name}.json`, 'utf8')), 'lamps')
    return [...lamps.map(lamp => textAt(lamp, 'name')), 'dusk', 'noon']
  }
  expect(files.sort()).toEqual(
    names.flatMap(name => [`${name}.json`, ...lightsOf(name).map(light => `${name}-${light}.webp`)]).sort(),
  )
  for (const file of files) expect(readFileSync(`tools/demo/layers/${file}`).length, file).toBeLessThan(200_000)
})
