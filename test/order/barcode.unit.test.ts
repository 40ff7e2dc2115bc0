import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { drawSlips } from '#src/order/slips/draw.ts'
import { listCode128Widths } from '#src/shared/paper/code128.ts'

const slip = {
  date: '2026-11-27 08:00:00',
  language: 'sv',
  address: ['Åsa Ek'],
  pickupPoint: '',
  lines: [{ item: '1', name: 'Glim', sku: 'DG1', ean: '9520000100117', quantity: 2 }],
  giftMessage: '',
  buyerReference: '',
}

/** The width of the narrowest bar, in pt: 0.39 mm. */
const module = 1.1

const numbers = v.pipe(
  v.unknown(),
  v.transform(list => (typeof list === 'object' && list !== null ? Object.values(list) : [])),
  v.array(v.number()),
)
const path = v.looseTuple([v.number(), v.looseTuple([numbers])])

/** Reads the bars on the first page of a PDF, as their left and right edges in pt. */
async function readBars(bytes: Uint8Array): Promise<[begin: number, end: number][]> {
  const { OPS } = await getResolvedPDFJS()
  const page = await (await getDocumentProxy(bytes)).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  const paths = fnArray.flatMap((name, at) => (name === OPS.constructPath ? [v.parse(path, argsArray[at])[1][0]] : []))
  // All bars are one path. Each bar takes 13 numbers: a move and three lines, each with an operator
  // and two coordinates, and a closing operator.
  const bars = paths.find(coordinates => coordinates.length > 2 * 13) ?? []
  return Array.from({ length: Math.floor(bars.length / 13) }, (_, at) => [
    bars[at * 13 + 1] ?? 0,
    bars[at * 13 + 4] ?? 0,
  ])
}

test.each(['1', '10001', '123456', '123456789012'])(
  'the bars of order %s are as wide as its symbols, with white beside them',
  async order => {
    const bars = await readBars(await drawSlips([{ ...slip, order }], 'Dager'))
    const edges = bars.flat()
    const widths = edges.slice(1).map((edge, at) => (edge - (edges[at] ?? 0)) / module)
    expect(widths.map(Math.round)).toEqual(listCode128Widths(order))
    for (const width of widths) expect(Math.abs(width - Math.round(width))).toBeLessThan(0.01)
    // Ten modules stay white up to the right edge of the printed area. The margin is 18 mm.
    expect(595.28 - (18 * 72) / 25.4 - (edges.at(-1) ?? 0)).toBeGreaterThan(10 * module - 0.01)
  },
)
