import * as v from 'valibot'
import { expect, test } from 'vitest'
import { sharedShop } from '../../support/app.ts'
import { createContentClient } from './ask.ts'
import { isWithin, listSizes, listValues, modelProduct } from './listing-model.ts'

const shop = await sharedShop()
const { ask, post } = createContentClient(shop)

const facet = v.object({
  slug: v.string(),
  name: v.string(),
  values: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      parent: v.nullable(v.string()),
      colour: v.nullable(v.string()),
      count: v.nullable(v.number()),
    }),
  ),
})
const answer = v.object({
  products: v.object({
    total: v.number(),
    endCursor: v.nullable(v.string()),
    products: v.array(modelProduct),
    facets: v.array(facet),
    prices: v.nullable(v.object({ lowest: v.number(), highest: v.number() })),
    ranges: v.array(v.object({ measure: v.string(), name: v.string(), lowest: v.number(), highest: v.number() })),
  }),
})

const query = `query ($locale: Locale!, $market: Int!, $priceList: Int!, $category: String, $filters: [FilterInput!],
  $minPrice: Float, $maxPrice: Float, $ranges: [RangeInput!], $sort: ProductSort, $first: Int, $after: String) {
  products(locale: $locale, market: $market, priceList: $priceList, category: $category, filters: $filters,
    minPrice: $minPrice, maxPrice: $maxPrice, ranges: $ranges, sort: $sort, first: $first, after: $after) {
    total endCursor prices { lowest highest } ranges { measure name lowest highest } facets { slug name values { slug name parent colour count } }
    products { id facts { dimensions { diameter width height depth length } luminousFlux } attributes { slug values { name } } categories { slug } designer { slug } family { slug }
      items { stock } prices { priceList priceAsNumber } } } }`

type Chosen = Record<string, string[]>
const createFilters = (chosen: Chosen) => Object.entries(chosen).map(([facet, values]) => ({ facet, values }))
const place = { locale: 'en', market: 1, priceList: 65 }
const find = async (more: object) => (await ask(answer, query, { ...place, first: 96, ...more })).products

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function* generateNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    yield state / 2 ** 31
  }
}

test('30 random choices of filters give the same products, total and counts as a plain model', async () => {
  const random = generateNumbers(20_261_121)
  const pick = <One>(list: One[]) => list[Math.floor(random.next().value * list.length)]
  for (const { category, ...where } of [
    place,
    { ...place, market: 6, priceList: 70 },
    { ...place, category: 'table' },
  ].map(one => ({ category: undefined, ...one }))) {
    const whole = await find({ ...where, category })
    const all = whole.products.map(one => ({
      id: one.id,
      values: listValues(one),
      sizes: listSizes(one),
      price: one.prices.find(({ priceList }) => priceList === where.priceList)?.priceAsNumber ?? 0,
    }))
    const prices = all.map(({ price }) => price)
    expect(whole.prices).toEqual({ lowest: Math.min(...prices), highest: Math.max(...prices) })
    const valuesIn = (measure: string) => all.flatMap(({ sizes }) => sizes.flatMap(size => size[measure] ?? []))
    const measures = ['width', 'height', 'luminousFlux'].filter(measure => valuesIn(measure).length > 0)
    expect(whole.ranges.map(({ name, ...range }) => range)).toEqual(
      measures.map(measure => ({
        measure,
        lowest: Math.min(...valuesIn(measure)),
        highest: Math.max(...valuesIn(measure)),
      })),
    )
    expect(whole.facets.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['designer', 'socket', 'color', 'stock']),
    )

    for (let round = 0; round < 10; round++) {
      const chosen: Chosen = {}
      for (let count = Math.floor(random.next().value * 4); count > 0; count--) {
        const { slug = '', values = [] } = pick(whole.facets) ?? {}
        chosen[slug] = [...new Set([...(chosen[slug] ?? []), pick(values)?.slug ?? ''])]
      }
      const [minPrice, maxPrice] = round % 3 === 0 ? [pick(prices) ?? 0, Math.max(...prices)] : [null, null]
      const ranges = measures
        .filter(() => random.next().value < 0.4)
        .map(measure => {
          const ends = [pick(valuesIn(measure)) ?? 0, pick(valuesIn(measure)) ?? 0]
          const isOpen = random.next().value < 0.5
          return { measure, lowest: Math.min(...ends), highest: isOpen ? null : Math.max(...ends) }
        })
      const fits = (one: (typeof all)[number], ignored = '') =>
        (minPrice === null || one.price >= minPrice) &&
        one.sizes.some(size => isWithin(size, ranges)) &&
        Object.entries(chosen).every(
          ([slug, values]) => slug === ignored || values.some(value => one.values.get(slug)?.includes(value)),
        )
      const variables = {
        ...where,
        category,
        filters: createFilters(chosen),
        minPrice,
        maxPrice,
        ranges,
        sort: 'CHEAPEST',
      }
      const found = await find(variables)
      const wanted = all.filter(one => fits(one))
      const message = JSON.stringify(variables)
      expect(found.products.map(({ id }) => id).sort(), message).toEqual(wanted.map(({ id }) => id).sort())
      expect(found.total, message).toBe(wanted.length)
      const order = found.products.map(({ id }) => all.find(one => one.id === id)?.price ?? 0)
      expect(order, message).toEqual([...order].sort((one, two) => one - two))
      for (const { slug, values } of found.facets) {
        for (const { slug: value, count } of values) {
          const left = all.filter(one => fits(one, slug) && one.values.get(slug)?.includes(value))
          expect(count, `${message} ${slug} ${value}`).toBe(left.length)
        }
      }
      const part = await find({ ...variables, first: 2 })
      if (!part.endCursor) continue
      const next = await find({ ...variables, first: 2, after: part.endCursor })
      expect(
        [...part.products, ...next.products].map(({ id }) => id),
        message,
      ).toEqual(found.products.slice(0, 4).map(({ id }) => id))
    }
  }
})

test('filters and values are named in the requested language, and values are sorted by name', async () => {
  const { facets } = await find({ locale: 'sv' })
  const of = (slug: string) => facets.find(one => one.slug === slug)
  expect(of('ip-class')).toMatchObject({ name: 'IP-klass', values: [{ slug: 'ip20' }, { slug: 'ip44', name: 'IP44' }] })
  // Most brass products have no colour of their own, so the filter has the colour of one that does.
  expect(of('color')?.values).toContainEqual(expect.objectContaining({ name: 'Mässing', colour: '#b8934f' }))
  expect(of('color')?.values.filter(({ colour }) => !colour)).toEqual([])
  expect(of('ip-class')?.values.map(({ colour }) => colour)).toEqual([null, null])
  // A specific material follows the general one. Sizes are ranges, with the smallest first.
  const materials = of('material')?.values.map(({ slug, parent }) => [slug, parent]) ?? []
  const brass = materials.findIndex(([slug]) => slug === 'brass')
  expect(materials.slice(brass, brass + 2)).toEqual([
    ['brass', null],
    ['solid-brass', 'brass'],
  ])
  expect(materials).toEqual(
    expect.arrayContaining([
      ['opal-glass', 'glass'],
      ['clear-glass', 'glass'],
      ['cast-iron', null],
    ]),
  )
  expect(materials.map(([slug]) => slug)).not.toContain('iron')
  expect(of('size')?.values.map(({ slug, name }) => [slug, name.replaceAll('\u00a0', ' ')])).toEqual([
    ['0-20-cm', 'Under 20 cm'],
    ['20-40-cm', '20–40 cm'],
    ['40-60-cm', '40–60 cm'],
    ['60-100-cm', '60–100 cm'],
    ['100-cm', '100 cm och mer'],
  ])
  // A general material includes the products of its more specific materials.
  const whole = await find({ filters: createFilters({ material: ['brass'] }) })
  const part = await find({ filters: createFilters({ material: ['solid-brass'] }) })
  expect(part.total).toBeGreaterThan(0)
  expect(whole.products.map(({ id }) => id)).toEqual(expect.arrayContaining(part.products.map(({ id }) => id)))
  expect(of('material')?.values.find(({ slug }) => slug === 'brass')?.count).toBe(whole.total)
  expect(of('stock')).toMatchObject({ name: 'Tillgång', values: [{ slug: 'in-stock', name: 'I lager' }] })
  for (const { values } of facets.filter(({ slug }) => slug !== 'size')) {
    const names = values.filter(({ parent }) => !parent).map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('sv', { numeric: true }).compare))
  }
})

test('a product is found only if one of its sizes is within all ranges', async () => {
  // The shade is sold as Ø 300 × 200 and Ø 400 × 260 mm, but not as Ø 400 × 200 mm.
  const [wide, high] = [
    { measure: 'width', lowest: 380, highest: 420 },
    { measure: 'height', lowest: 190, highest: 210 },
  ]
  const shade = '1015'
  for (const [ranges, isFound] of [
    [[wide], true],
    [[high], true],
    [[wide, high], false],
    [[{ ...wide, highest: 300 }], false],
  ] as const) {
    const { products } = await find({ ranges, category: 'lampshades' })
    expect(
      products.some(({ id }) => id === shade),
      JSON.stringify(ranges),
    ).toBe(isFound)
  }
  expect((await find({ ranges: [{ measure: 'luminousFlux' }] })).total).toBe((await find({})).total)
  const { ranges } = await find({ locale: 'sv' })
  expect(ranges.map(({ name }) => name)).toEqual(['Diameter eller bredd', 'Höjd', 'Ljusflöde'])
})

test('unknown filters are rejected, and unknown values find nothing', async () => {
  expect((await find({ filters: [{ facet: 'socket', values: ["x'); DROP TABLE listing;--"] }] })).total).toBe(0)
  expect((await find({ filters: [{ facet: 'socket', values: [] }] })).total).toBe((await find({})).total)
  for (const filters of [
    [{ facet: 'price', values: ['1'] }],
    [{ facet: 'socket', values: Array(21).fill('e27') }],
    [{ facet: 'socket', values: ['x'.repeat(81)] }],
  ]) {
    const response = await post(JSON.stringify({ query, variables: { ...place, filters } }))
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/filter/) }] })
  }
  for (const ranges of [[{ measure: 'weight', lowest: 1 }], Array(4).fill({ measure: 'width', lowest: 1 })]) {
    const response = await post(JSON.stringify({ query, variables: { ...place, ranges } }))
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringMatching(/measure|Measure/) }] })
  }
})
