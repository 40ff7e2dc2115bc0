import { expect, test } from 'vitest'
import { type DrawnSize, measureProduct } from '../../../src/shared/drawing/measured.ts'
import type { Article, Category, Text } from '../../../tools/demo/article.ts'
import { detailsOf } from '../../../tools/demo/articles/details.ts'
import { roomsOf } from '../../../tools/demo/articles/in-rooms.ts'
import { articles, itemsOf } from '../../../tools/demo/articles.ts'
import { cases } from '../../../tools/demo/cases/index.ts'
import { categories } from '../../../tools/demo/content/categories.ts'
import { globalContent } from '../../../tools/demo/content/global.ts'
import { mediaOf } from '../../../tools/demo/content/pictures.ts'
import { startPage } from '../../../tools/demo/content/start.ts'
import { contentSeed } from '../../../tools/demo/content.ts'
import { makers } from '../../../tools/demo/makers.ts'
import { warningsOf } from '../../../tools/demo/pages/warnings.ts'
import { pages } from '../../../tools/demo/pages.ts'
import { designers, families } from '../../../tools/demo/people.ts'
import { masters } from '../../../tools/demo/pictures/masters.ts'
import { campaigns } from '../../../tools/demo/stories/campaigns.ts'
import { concepts } from '../../../tools/demo/stories/concepts.ts'
import { dealers } from '../../../tools/demo/stories/dealers.ts'
import { news } from '../../../tools/demo/stories/news.ts'

const byId = new Map(articles.map(article => [article.id, article]))
const find = (id: string) => {
  const article = byId.get(id)
  if (!article) throw new Error(`No article ${id}`)
  return article
}
const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)
const references = (article: Article) => [
  ...(article.variants ?? []),
  ...(article.related ?? []),
  ...(article.accessories ?? []),
  ...(article.lightSources ?? []),
  ...(article.spareParts ?? []),
]

test('ids, slugs, SKUs, EANs, names with finish and popularity ranks of the demo products are unique', () => {
  expect(articles.length).toBeGreaterThanOrEqual(45)
  expect(new Set(articles.map(article => article.family)).size).toBeGreaterThanOrEqual(14)
  unique(articles.map(article => article.id))
  unique(articles.map(article => article.slug))
  unique(articles.map(article => article.popularity))
  unique(articles.flatMap(article => itemsOf(article).map(item => item.sku)))
  unique(articles.map(article => `${article.name} ${article.variant.en}`))
  const eans = articles.flatMap(article => article.sizes.map(size => size.ean))
  unique(eans)
  for (const ean of eans) {
    const digits = [...ean].map(Number)
    const weighted = digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0)
    expect(digits, ean).toHaveLength(13)
    expect(weighted % 10, ean).toBe(0)
  }
})

test('every category has products, and products reference only what exists', () => {
  const count = (slug: Category) => articles.filter(article => article.categories.includes(slug)).length
  expect(categories).toHaveLength(15)
  for (const { slug } of categories) expect(count(slug), slug).toBeGreaterThanOrEqual(1)
  expect(count('table')).toBeGreaterThanOrEqual(4)
  expect(count('pendant')).toBeGreaterThanOrEqual(4)
  for (const article of articles) {
    for (const id of references(article)) expect(byId.has(id), `${article.slug} → ${id}`).toBe(true)
    expect(families).toHaveProperty(article.family, article.name)
    if (article.designer) expect(designers.map(designer => designer.slug)).toContain(article.designer)
    for (const id of article.variants ?? []) expect(find(id).variants).toEqual(article.variants)
    expect((article.variants ?? [article.id]).includes(article.id)).toBe(true)
    expect(article.isNew ?? false).toBe(article.categories.includes('news'))
    for (const id of article.spareParts ?? []) {
      expect(find(id).type).toBe('sparepart')
      expect(find(id).related).toContain(article.id)
    }
    for (const id of article.accessories ?? []) expect(find(id).related).toContain(article.id)
  }
})

test('the demo has a product for each special case, such as sold out, reduced or exclusive', () => {
  const some = (condition: (article: Article) => unknown) => expect(articles.some(condition)).toBe(true)
  some(({ prices }) => (prices[65]?.before ?? 0) > (prices[65]?.price ?? 0) && prices[65]?.lowest)
  some(article => article.isNew)
  some(article => article.exclusive)
  some(article => article.facts['ip-class'] === 'IP44')
  some(article => article.sizes.every(size => size.stock === 0))
  some(article => article.sizes.length === 1 && article.sizes[0]?.stock === 1)
  some(article => article.prices[65] && !article.prices[70])
  some(article => article.sizes.length >= 3 && article.sizes.every(size => size.name))
  some(article => article.spareParts?.length && article.accessories?.length)
  for (const { slug, prices } of articles) {
    for (const price of Object.values(prices)) {
      expect(price.price, slug).toBeGreaterThan(0)
      if (!price.before) continue
      expect(price.before, slug).toBeGreaterThan(price.price)
      expect(price.lowest, slug).toBeGreaterThan(price.price)
      expect(price.lowest, slug).toBeLessThanOrEqual(price.before)
    }
  }
})

test('every text of the demo content is written in both languages', () => {
  const stories = [...designers, ...cases, ...news, ...concepts, ...campaigns]
  const texts = [
    ...articles,
    ...Object.values(pages),
    ...categories,
    ...stories,
    globalContent,
    startPage(articles),
    makers,
    articles.map(warningsOf),
  ].flatMap(textsOf)
  expect(texts.length).toBeGreaterThan(500)
  for (const { en, sv } of texts) {
    expect(en.trim() && sv.trim(), JSON.stringify({ en, sv })).toBeTruthy()
    const isSentence = en.split(' ').length > 4
    if (isSentence) expect(sv, en).not.toBe(en)
  }
  for (const { slug, description, details } of articles) {
    expect(description.en, slug).toHaveLength(description.sv.length)
    expect(details.en, slug).toHaveLength(details.sv.length)
    expect(description.en.length, slug).toBeGreaterThan(0)
    expect(details.en.length, slug).toBeGreaterThan(1)
  }
})

test('the demo has designers, cases, news, concepts and dealers, and they reference only what exists', () => {
  expect([designers, cases, news, concepts, dealers].map(list => list.length)).toEqual([8, 6, 8, 4, 30])
  expect(new Set(dealers.map(dealer => dealer.country)).size).toBe(8)
  for (const list of [designers, cases, news, concepts, dealers]) unique(list.map(one => one.slug))
  for (const { slug, products } of [...cases, ...news, ...concepts]) {
    expect(products.length, slug).toBeGreaterThan(0)
    for (const id of products) expect(byId.has(id), `${slug} → ${id}`).toBe(true)
  }
  const start = startPage(articles)
  expect([...cases, ...designers].map(one => one.slug)).toEqual(expect.arrayContaining([start.case, start.designer]))
  expect(categories.map(({ slug }) => slug)).toEqual(expect.arrayContaining(start.categories))
  for (const { slug } of designers)
    expect(
      articles.some(article => article.designer === slug),
      slug,
    ).toBe(true)
  for (const { en, sv } of [
    ...designers.map(one => one.storyBody),
    ...[...cases, ...news, ...concepts].map(one => one.body),
  ]) {
    expect(en).toHaveLength(sv.length)
  }
  const faq = pages['/info/faq']?.body
  for (const blocks of [faq?.en, faq?.sv]) {
    expect(blocks?.filter(block => block.style === 'h3')).toHaveLength(20)
    expect(blocks?.filter(block => block.style === 'h2')).toHaveLength(4)
  }
})

test('the demo content links only to pages that exist', () => {
  const paths = new Set([
    '/',
    '/light',
    '/light/room',
    '/withdraw',
    '/category/shop',
    ...Object.keys(pages),
    ...categories.map(category => `/category/shop/${category.slug}`),
    ...articles.map(article => `/product/${article.slug}`),
    ...designers.map(({ slug }) => `/designers/${slug}`),
    ...cases.map(({ slug }) => `/cases/${slug}`),
    ...news.map(({ slug }) => `/news/${slug}`),
    ...concepts.map(({ slug }) => `/concepts/${slug}`),
    ...campaigns.map(({ slug }) => `/campaigns/${slug}`),
  ])
  const seed = contentSeed(articles).join('\n')
  const hrefs = [...seed.matchAll(/"href":"([^"]+)"/g)].flatMap(match => match[1] ?? [])
  expect(hrefs.length).toBeGreaterThan(50)
  for (const href of new Set(hrefs)) {
    // Links to listings may have filters in the query.
    const [path = ''] = href.split('?')
    expect(href.startsWith('mailto:') || paths.has(path), href).toBe(true)
  }
  expect(Object.keys(pages)).toHaveLength(19)
})

test('every picture in the demo content exists and has the stated size', () => {
  const sources = contentSeed(articles)
    .join('\n')
    .matchAll(
      /"src":"\/image\/p\/([^".]+)-(unlit|lit)\.([0-9a-f]{6})","width":(\d+),"height":(\d+),"colour":"#[0-9a-f]{6}"/g,
    )
  let found = 0
  for (const [, name = '', light, hash, width, height] of sources) {
    expect(masters[`${name}-${light}`]).toMatchObject({ hash, width: Number(width), height: Number(height) })
    found++
  }
  expect(found).toBeGreaterThan(100)
  for (const picture of articles.flatMap(article => article.pictures)) expect(picture.name).toMatch(/^[a-z0-9-]+$/)
})

test('each demo lamp has pictures of the whole lamp, close up, lit and in a room, and can be drawn', () => {
  const lamps = articles.filter(({ type }) => type === 'lamp')
  expect(lamps.length).toBeGreaterThan(25)
  for (const { id, slug, pictures, facts, categories } of lamps) {
    const [, close] = [...pictures, ...detailsOf(id)]
    expect(close?.name, slug).toMatch(/-detail$/)
    expect(
      mediaOf(pictures[0]).images.map(({ light }) => light),
      slug,
    ).toEqual(['unlit', 'lit'])
    const { dimensions = [] } = facts
    const drawn = measureProduct({ categories, dimensions: dimensions.map(sizeOf), cableLength: null })
    expect(drawn === null, slug).toBe(false)
    for (const { alt } of roomsOf(id)) unique([alt.en, alt.sv, ...pictures.flatMap(one => [one.alt.en, one.alt.sv])])
  }
  expect(lamps.filter(({ id }) => roomsOf(id).length === 0).map(({ slug }) => slug)).toEqual([])
})

const sizeOf = (size: Partial<DrawnSize>): DrawnSize => ({
  ...{ diameter: null, width: null, height: null, depth: null, length: null },
  ...size,
})

/** All texts in two languages inside the value, at any depth. */
function textsOf(value: unknown): Text[] {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'sv' in value) {
    const { en, sv } = value
    if (typeof en === 'string' && typeof sv === 'string') return [{ en, sv }]
    if (!Array.isArray(en) || !Array.isArray(sv) || typeof en[0] !== 'string') return []
    return en.map((text, index) => ({ en: text, sv: sv[index] }))
  }
  return Object.values(value).flatMap(textsOf)
}
