import { expect, test } from 'vitest'
import { listChangeTags, listTags, type TaggedChange } from '#src/cache-tags.ts'

const change = (type: string, id: string, ...slugs: string[]): TaggedChange => ({ type, id, slugs, locales: ['en'] })

/** Whether a change purges the page at this path. */
const isPurged = (path: string, change: TaggedChange, locale: 'en' | 'sv' = 'en') =>
  listTags(locale, path).some(tag => listChangeTags(change).includes(tag))

test('a change to a product purges its page, listings and pages that list all products', () => {
  const lamp = change('product', '1001', 'lamp', 'old-lamp')
  for (const path of [
    '/product/lamp',
    '/energy-label/lamp',
    '/product/lamp/data-sheet.pdf',
    '/product/old-lamp',
    '/category/shop',
    '/search/x',
    '/',
  ]) {
    expect(isPurged(path, lamp), path).toBe(true)
  }
  for (const path of ['/product/other', '/info/faq', '/about']) {
    expect(isPurged(path, lamp), path).toBe(false)
  }
})

test('a change without an id purges all pages of its type', () => {
  for (const one of [change('product', '*'), change('product', '1001'), change('product', '*', 'lamp')]) {
    expect(isPurged('/product/other', one)).toBe(true)
    expect(isPurged('/info/faq', one)).toBe(false)
  }
  for (const one of [change('page', '*'), change('globalContent', 'global'), change('toString', 'x')]) {
    for (const path of ['/', '/info/faq', '/product/lamp', '/cases/x', '/search/x']) {
      expect(isPurged(path, one), `${JSON.stringify(one)} ${path}`).toBe(true)
    }
  }
})

test('a changed slug purges the page at its address', () => {
  for (const slug of ['lampå', 'a b', 'a,b']) {
    const { pathname } = new URL(`https://shop.test/product/${slug}`)
    expect(isPurged(pathname, change('product', '1', slug)), slug).toBe(true)
    for (const tag of listTags('en', pathname)) expect(tag).toMatch(/^[!-+\--~]+$/)
  }
})

test('a change purges only pages in its languages, and sitemaps, which contain all languages', () => {
  const swedish: TaggedChange = { ...change('news', 'x', 'x'), locales: ['sv'] }
  expect(isPurged('/news/x', swedish)).toBe(false)
  expect(isPurged('/news/x', swedish, 'sv')).toBe(true)
  expect(isPurged('/sitemap/news/1.xml', swedish)).toBe(true)
})

test('a change to an entry purges the pages that mention it, and no others', () => {
  const listings = ['/category/shop', '/category/shop/table', '/favorites/1001']
  for (const [type, ...touched] of [
    ['designer', '/product/lamp', '/designers', '/designers/x', '/search', ...listings],
    ['category', '/product/lamp', '/', ...listings],
    ['family', '/product/lamp', '/', ...listings],
    ['maker', '/product/lamp'],
    ['case', '/cases', '/cases/x', '/', '/search', '/campaigns/x'],
    ['campaign', '/campaigns/x', '/search'],
    ['news', '/news', '/news/x', '/', '/search'],
    ['concept', '/concepts', '/concepts/x', '/search'],
    ['dealer', '/info/retailer'],
  ] as const) {
    for (const path of touched) expect(isPurged(path, change(type, 'x', 'x')), `${type} ${path}`).toBe(true)
    expect(isPurged('/info/faq', change(type, 'x', 'x')), type).toBe(false)
  }
})
