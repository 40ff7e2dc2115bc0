import * as v from 'valibot'

const labelled = v.object({ slug: v.string(), values: v.array(v.object({ name: v.string() })) })
const named = v.nullable(v.object({ slug: v.string() }))
/** A product as the service returns it. The model computes filters from these fields only. */
export const modelProduct = v.object({
  id: v.string(),
  facts: v.object({
    dimensions: v.nullable(v.array(v.record(v.string(), v.nullable(v.number())))),
    luminousFlux: v.nullable(v.number()),
  }),
  attributes: v.array(labelled),
  categories: v.array(v.object({ slug: v.string() })),
  designer: named,
  family: named,
  items: v.array(v.object({ stock: v.string() })),
  prices: v.array(v.object({ priceList: v.number(), priceAsNumber: v.number() })),
})
/** Returns, for each filter, the values that the product matches. */
export function listValues(one: v.InferOutput<typeof modelProduct>): Map<string, readonly string[]> {
  const word = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .replaceAll('ø', 'o')
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  const kinds = ['glass', 'steel', 'brass', 'aluminium', 'linen', 'iron', 'oak']
  const labels = one.attributes
    .filter(({ slug }) => slug !== 'designer' && slug !== 'family')
    .map(({ slug, values }) => {
      const words = values.map(({ name }) => word(name))
      const whole = slug === 'material' ? kinds.filter(kind => words.some(name => name.endsWith(`-${kind}`))) : []
      return [slug, [...words, ...whole]] as const
    })
  const bounds = [0, 200, 400, 600, 1000]
  const sizes = (one.facts.dimensions ?? []).map(measures => {
    const largest = Math.max(...Object.values(measures).map(Number))
    const [from = 0, to] = [bounds.findLast(one => one <= largest), bounds.find(one => one > largest)]
    return [from / 10, ...(to ? [to / 10] : []), 'cm'].join('-')
  })
  return new Map<string, readonly string[]>([
    ...labels,
    ['size', sizes],
    ['category', one.categories.map(({ slug }) => slug)],
    ['designer', one.designer ? [one.designer.slug] : []],
    ['family', one.family ? [one.family.slug] : []],
    ['stock', one.items.some(({ stock }) => stock !== 'no') ? ['in-stock'] : []],
  ])
}

/** For each size of a product, its width and height in mm, and its luminous flux in lm. */
export const listSizes = ({ facts: { dimensions, luminousFlux } }: v.InferOutput<typeof modelProduct>) =>
  (dimensions?.length ? dimensions : [{}]).map(
    ({ diameter, width, height }): Record<string, number | null> => ({
      width: Math.max(diameter ?? 0, width ?? 0) || null,
      height: height ?? null,
      luminousFlux,
    }),
  )

interface Range {
  measure: string
  lowest: number | null
  highest: number | null
}

export const isWithin = (size: Record<string, number | null>, ranges: Range[]) =>
  ranges.every(({ measure, lowest, highest }) => {
    const value = size[measure] ?? null
    return value !== null && value >= (lowest ?? value) && value <= (highest ?? value)
  })
