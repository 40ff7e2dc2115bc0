import * as v from 'valibot'
import { expect, test } from 'vitest'
import { articles } from '../../../tools/demo/articles.ts'
import { categories } from '../../../tools/demo/content/categories.ts'
import { pages } from '../../../tools/demo/pages.ts'
import { sharedShop } from '../../support/app.ts'
import { createContentClient } from './ask.ts'

const shop = await sharedShop()
const { ask } = createContentClient(shop)

const card = `id slug name variantName sku type isNew isExclusive createdAt lead markets
  family { slug name } designer { slug name } categories { slug name isMainCategory }
  media { alt layers images { light src width height colour } }
  prices { priceList currency price priceAsNumber priceBeforeDiscount priceBeforeDiscountAsNumber lowestPrice lowestPriceAsNumber }
  items { item name sku ean stock }`
const whole = `${card} attributes { slug name values { name } } descriptionBody details informationBody
  downloads { title href } sizeGuideBody
  variants { ${card} } relatedProducts { ${card} } accessories { ${card} } lightSources { ${card} } spareParts { ${card} }`
const picture = 'alt unlit { light src width height colour } lit { light src width height colour }'
const banner = `title text link { title href } picture { ${picture} }`
const category = `slug name title intro image { ${picture} }`
const seoData = 'seoData { title description shareImage }'

const reference = v.array(v.object({ id: v.string(), slug: v.string() }))
const productSchema = v.object({
  slug: v.string(),
  variantName: v.string(),
  lead: v.string(),
  family: v.object({ name: v.string() }),
  designer: v.nullable(v.object({ name: v.string() })),
  categories: v.array(v.object({ slug: v.string(), name: v.string(), isMainCategory: v.boolean() })),
  prices: v.array(
    v.object({
      priceList: v.number(),
      price: v.string(),
      priceAsNumber: v.number(),
      lowestPrice: v.nullable(v.string()),
    }),
  ),
  items: v.array(v.object({ item: v.string(), name: v.string(), stock: v.string() })),
  attributes: v.array(v.object({ slug: v.string(), values: v.array(v.object({ name: v.string() })) })),
  descriptionBody: v.array(v.object({ _type: v.literal('block') })),
  variants: reference,
  relatedProducts: reference,
  accessories: reference,
  lightSources: reference,
  spareParts: reference,
})

const locales = ['en', 'sv'] as const
const title = v.object({ title: v.string() })

test.each(locales)('global content and the start page can be queried (%s)', async locale => {
  const global = await ask(
    v.object({
      globalContent: v.object({ header: v.array(title), config: v.object({ popularSearches: v.array(v.string()) }) }),
    }),
    `query ($locale: Locale!) { globalContent(locale: $locale) {
      header { title href image { ${picture} } lists { title links { title href image { ${picture} } } } }
      footer { newsletterText columns { title contentBody isInformation } }
      config { shopName ${seoData} newsletterModalText newsletterModalSuccessText popularSearches }
    } }`,
    { locale },
  )
  expect(global.globalContent.header[0]?.title).toBe({ en: 'Lighting', sv: 'Belysning' }[locale])

  const start = await ask(
    v.object({
      startPage: v.object({
        categories: v.array(title),
        newProducts: reference,
        popularProducts: reference,
        case: v.object({ slug: v.string(), place: v.string() }),
        roomGuide: v.object({ rooms: v.array(v.object({ name: v.string(), figure: v.string() })) }),
        designer: v.object({ slug: v.string(), quote: v.string() }),
        newsTitle: v.string(),
      }),
    }),
    `query ($locale: Locale!) { startPage(locale: $locale) { ${seoData} hero { ${banner} } categories { ${category} }
      newProductsTitle newProducts { ${card} } story { ${banner} } popularTitle popularProducts { ${card} }
      case { slug title place year picture { ${picture} } } designer { slug name quote picture { ${picture} } } newsTitle
      roomGuide { title intro rooms { name figure advice link { title href } picture { ${picture} } } } } }`,
    { locale },
  )
  expect(start.startPage.categories).toHaveLength(4)
  expect(start.startPage.newProducts).toHaveLength(4)
  expect(start.startPage.case.slug).toBe('hamnbadet-ystad')
  expect(start.startPage.designer.slug).toBe('runa-askeby')
  expect(start.startPage.roomGuide.rooms.map(room => room.name)).toContain({ en: 'Bedroom', sv: 'Sovrummet' }[locale])
  expect(start.startPage.popularProducts).toHaveLength(4)
})

test.each(locales)('pages and categories can be queried (%s)', async locale => {
  for (const [path, page] of Object.entries(pages)) {
    const answer = await ask(
      v.object({ page: v.object({ path: v.string(), title: v.string(), body: v.array(v.unknown()) }) }),
      `query ($locale: Locale!, $path: String!) { page(locale: $locale, path: $path) { path title lead body ${seoData} picture { ${picture} } } }`,
      { locale, path },
    )
    expect(answer.page).toMatchObject({ path, title: page.title[locale] })
  }

  const shelves = await ask(
    v.object({ categories: v.array(v.object({ slug: v.string(), name: v.string() })), category: title }),
    `query ($locale: Locale!) { categories(locale: $locale) { ${category} } category(locale: $locale, slug: "wall") { ${category} } }`,
    { locale },
  )
  expect(shelves.categories).toEqual(categories.map(({ slug, name }) => ({ slug, name: name[locale] })))
})

test.each(locales)('products can be queried (%s)', async locale => {
  for (const article of articles) {
    const { product } = await ask(
      v.object({ product: productSchema }),
      `query ($locale: Locale!, $slug: String!) { product(locale: $locale, slug: $slug) { ${whole} } }`,
      { locale, slug: article.slug },
    )
    expect(product).toMatchObject({ variantName: article.variant[locale], lead: article.lead[locale] })
    expect(product.descriptionBody).toHaveLength(article.description[locale].length)
    expect(product.variants.map(({ id }) => id)).toEqual(article.variants ?? [])
    expect(product.lightSources.map(({ id }) => id)).toEqual(article.lightSources ?? [])
    expect(product.spareParts.map(({ id }) => id)).toEqual(article.spareParts ?? [])
    expect(product.categories.filter(one => one.isMainCategory).map(({ slug }) => slug)).toEqual([
      article.categories[0],
    ])
    expect(product.prices.map(({ priceList }) => priceList)).toEqual(Object.keys(article.prices).map(Number))
  }
})

test.each(locales)('unknown entries are null (%s)', async locale => {
  const nothing = await ask(
    v.unknown(),
    `{ product(locale: ${locale}, slug: "no-such") { id } page(locale: ${locale}, path: "/no") { title } category(locale: ${locale}, slug: "no") { slug } }`,
  )
  expect(nothing).toEqual({ product: null, page: null, category: null })
})

test('pictures, price lists and attributes of a product can be limited by arguments', async () => {
  const parts = v.object({
    media: v.array(v.object({ alt: v.string() })),
    prices: v.array(v.object({ priceList: v.number() })),
    attributes: v.array(v.object({ slug: v.string() })),
  })
  const part = async (media: string, prices: string, attributes: string) => {
    const { product } = await ask(
      v.object({ product: parts }),
      `{ product(locale: sv, slug: "ringholm-bathroom-brass") {
        media${media} { alt } prices${prices} { priceList } attributes${attributes} { slug }
      } }`,
    )
    return product
  }
  const all = await part('', '', '')
  expect(all.media.length).toBeGreaterThan(1)
  expect(await part('(first: 1)', '(priceLists: [68, 65, 999])', '(slugs: ["ip-class", "no-such"])')).toEqual({
    media: all.media.slice(0, 1),
    prices: all.prices.filter(({ priceList }) => priceList === 65 || priceList === 68),
    attributes: [{ slug: 'ip-class' }],
  })
  expect(await part('(first: 99)', '(priceLists: null)', '(slugs: null)')).toEqual(all)
  expect(await part('(first: -1)', '(priceLists: [])', '(slugs: [])')).toEqual({
    media: [],
    prices: [],
    attributes: [],
  })
})

test('labels have the requested language, even after a request in the other one', async () => {
  const one = v.object({ name: v.string(), values: v.array(v.object({ name: v.string() })) })
  const label = async (locale: string) => {
    const { product } = await ask(
      v.object({ product: v.object({ attributes: v.array(one) }) }),
      `{ product(locale: ${locale}, slug: "murla-portable-brass") { attributes(slugs: ["textile-cable"]) { name values { name } } } }`,
    )
    return product.attributes.flatMap(({ name, values }) => [name, ...values.map(value => value.name)])
  }
  for (let round = 0; round < 2; round++) {
    expect(await label('en')).toEqual(['Textile cable', 'Yes'])
    expect(await label('sv')).toEqual(['Textilsladd', 'Ja'])
  }
})

test('prices and stock have the format of the commerce platform', async () => {
  const query =
    '{ product(locale: sv, slug: "skarpnas-table-black") { prices { priceList price priceBeforeDiscount lowestPrice lowestPriceAsNumber } items { stock } } }'
  const { product } = await ask(v.object({ product: v.any() }), query)
  expect(product.prices[0]).toEqual({
    priceList: 65,
    price: '2\u00a0236\u00a0SEK',
    priceBeforeDiscount: '2\u00a0795\u00a0SEK',
    lowestPrice: '2\u00a0595\u00a0SEK',
    lowestPriceAsNumber: 2595,
  })
  expect(product.prices[3].price).toBe('199.00\u00a0EUR')
  const stock = async (slug: string) =>
    ask(v.any(), `{ product(locale: en, slug: "${slug}") { items { name stock } } }`).then(data => data.product.items)
  expect(await stock('murla-portable-chalk')).toEqual([{ name: 'One size', stock: 'no' }])
  expect(await stock('ekvika-floor-oak')).toEqual([{ name: 'One size', stock: 'few' }])
  expect(await stock('vavsta-shade-linen')).toEqual([
    { name: 'Ø 30 cm', stock: 'yes' },
    { name: 'Ø 35 cm', stock: 'yes' },
    { name: 'Ø 40 cm', stock: 'no' },
  ])
})
