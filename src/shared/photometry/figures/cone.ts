import type { Distribution } from '#client/shared/photometry/distribution.ts'
import type { Drawing, DrawnShape } from '../../drawing/shapes.ts'
import { computeCone } from '../formulas/cone.ts'
import type { PhotometryTexts } from '../words.ts'
import { drawDashedLine, drawLineThrough, type Point } from './lines.ts'
import { isRound } from './polar.ts'

const [width, height] = [400, 440]
const top = 36
/**
 * Number of drawing units for each m. Texts are beside the cone. A cone that would reach them is
 * drawn narrower, with at most `widest` units on each side.
 */
const perMetre = 120
const widest = 100
const [middle, leftText, rightText] = [176, 38, 336]

/**
 * Draws the cone of the beam, with its diameter and the illuminance below the lamp at six
 * distances. `set` is the index of the lamp set.
 */
export function drawCone(distribution: Distribution, words: PhotometryTexts, set = 0): Drawing {
  const rows = computeCone(distribution, set)
  const last = rows.at(-1)
  const [across = null, along = null] = last?.diameters ?? []
  const most = (Math.max(across ?? 0, along ?? 0) / 2) * perMetre || 1
  const narrower = Math.min(1, widest / most)
  const half = (diameter: number) => (diameter / 2) * perMetre * narrower
  const end = top + (last?.height ?? 0) * perMetre
  const edges = (diameter: number): Point[] => [
    [middle - half(diameter), end],
    [middle, top],
    [middle + half(diameter), end],
  ]
  const isSame = isRound(distribution) || along === null || across === null
  return {
    width,
    height,
    shapes: [
      {
        tone: 'ground',
        d: drawLineThrough([
          [middle - 60, top - 12],
          [middle + 60, top - 12],
        ]),
      },
      {
        tone: 'body',
        d: drawLineThrough([
          [middle - 16, top],
          [middle - 9, top - 12],
          [middle + 9, top - 12],
          [middle + 16, top],
        ]),
      },
      {
        tone: 'measure',
        d: drawLineThrough([
          [middle, top],
          [middle, end],
        ]),
      },
      ...(across === null ? [] : [{ tone: 'curve' as const, d: drawLineThrough(edges(across)) }]),
      ...(isSame ? [] : [{ tone: 'curve' as const, d: drawDashedLine(edges(along)) }]),
      ...rows.flatMap(({ height: metres, diameters, centre }): DrawnShape[] => {
        const y = top + metres * perMetre
        const texts = diameters.filter((one, at) => one !== null && (at === 0 || !isSame))
        const reach = Math.max(14, ...texts.map(one => half(one ?? 0)))
        return [
          {
            tone: 'measure',
            d: drawLineThrough([
              [middle - reach, y],
              [middle + reach, y],
            ]),
          },
          { tone: 'text', text: words.metres(metres), x: leftText, y: y + 5 },
          { tone: 'text', text: words.lux(centre), x: rightText, y: texts.length > 0 ? y - 4 : y + 5 },
          ...(texts.length > 0
            ? [
                {
                  tone: 'text' as const,
                  text: `Ø ${words.across(texts.map(one => one ?? 0))}`,
                  x: rightText,
                  y: y + 13,
                },
              ]
            : []),
        ]
      }),
    ],
    alternative: words.cone(rows),
  }
}
