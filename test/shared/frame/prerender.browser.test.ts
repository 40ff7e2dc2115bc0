import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pickAmount } from '../../support/amount.ts'
import { openPrerenderingTab, type PrerenderingTab } from '../../support/prerendering-tab.ts'
import { shop } from '../../support/shop-in-browser.ts'

/** Counts the analytics events of all pages of the browser, including prerendered ones. */
const countEvents = `window.dataLayer = { push({ event }) {
  if (event) localStorage.setItem('events', (localStorage.getItem('events') ?? '') + event + ' ')
} }`

let tab: PrerenderingTab
beforeEach(async () => {
  const cookies = Object.entries({ country: 'SE', locale: 'en' }).map(([name, value]) => ({
    name,
    value,
    url: shop.url,
  }))
  const setUp: [string, object][] = [['Page.addScriptToEvaluateOnNewDocument', { source: countEvents }]]
  tab = await openPrerenderingTab({ setUp, cookies })
})
afterEach(() => tab.close())

const isReady = `document.readyState === 'complete' && Boolean(customElements.get('shop-island'))`
const activated = `performance.getEntriesByType('navigation')[0].activationStart > 0`
const calls = async (isPrerendered = false) =>
  (await tab.requests(isPrerendered)).filter(request => request.includes('/api/')).sort()
const text = async (expression: string, isPrerendered = false) =>
  v.parse(v.string(), await tab.evaluate(expression, isPrerendered))

/** Opens a page and makes the browser prerender the target of a link on it. */
async function prerender(path: string, link: string) {
  await tab.open(shop.url + path)
  await tab.until(isReady)
  await tab.prerender(link, isReady)
}

const other = '.product-card-name a[href^="/product/"]'

test('a prerendered product sends nothing until it is shown, and then everything once, with current data', async () => {
  await prerender('/product/murla-portable-brass', other)
  const path = await text('location.pathname', true)
  // The prerendered page has its picture, but neither a bag nor a session.
  await tab.until(`document.querySelector('.gallery-frames img').complete`, true)
  const own = `document.querySelector('article[data-product] [data-price]')`
  const price = await text(`${own}.textContent`, true)
  await tab.evaluate(`${own}.textContent = '1 kr'; ${own}.dataset.price = '1'`, true)
  expect(await tab.evaluate(`document.cookie.includes('API-Token')`)).toBe(false)

  await tab.click('.purchase button:not([formaction])')
  await tab.until(`document.querySelector('[data-bag-count]').textContent === '1'`)
  await tab.evaluate(`localStorage.setItem('light', 'on'); localStorage.setItem('favorites', '1001')`)
  await tab.until(`localStorage.getItem('events')?.includes('add_to_cart') === true`)
  await tab.evaluate(`localStorage.removeItem('events')`)
  expect(await calls(true)).toEqual([])
  await tab.click(`.product-card-name a[href="${path}"]`)
  await tab.until(activated)

  expect(await text('location.pathname')).toBe(path)
  expect(await text(`document.querySelector('[data-bag-count]').textContent`)).toBe('1')
  expect(await text(`document.querySelector('[data-favorite-count]').textContent`)).toBe('1')
  expect(await text('document.documentElement.dataset.light')).toBe('on')
  await tab.until(`${own}.textContent === ${JSON.stringify(price)}`)
  await tab.click('h1')
  await tab.until(`localStorage.getItem('events')?.includes('view_item ') === true`)
  expect(await text(`localStorage.getItem('events')`)).toBe('virtual_page_view view_item ')
  await tab.evaluate(`scrollTo(0, 600)`)
  await tab.until(
    `localStorage.getItem('recentlyViewed') === document.querySelector('article').dataset.product + ',1001'`,
  )
  expect(await calls()).toEqual(['GET /api/checkout/selection', 'POST /api/checkout/products'])
  expect(tab.statuses.at(-1)).toBe('Success')
})

test('a prerendered page is reloaded if another country was chosen in the meantime', async () => {
  await prerender('/category/shop', other)
  const path = await text('location.pathname', true)
  await tab.evaluate(`document.cookie = 'country=DE;path=/'`)
  await tab.click(`.product-card-name a[href="${path}"]`)
  await tab.until(`${isReady} && document.getElementById('page-data')?.textContent.includes('"country":"DE"')`)
  expect(await text('location.pathname')).toBe(path)
  expect(await text(`document.querySelector('article[data-product] [data-price]').textContent`)).toContain('€')
})

const pages = pickAmount(4, 1000)

test('of many prerendered pages, only the opened one is counted, and only once', {
  timeout: pages * 15_000,
}, async () => {
  await tab.open(`${shop.url}/category/shop`)
  await tab.until(isReady)
  const links = v.parse(
    v.array(v.string()),
    await tab.evaluate(`[...new Set([...document.querySelectorAll('${other}')].map(link => link.pathname))]`),
  )
  // Chromium keeps the newest two pages, and prerenders a link again when it is pointed at again.
  const opened = Array.from({ length: pages }, (_, index) => links[index % links.length] ?? '')
  for (const link of opened) {
    await tab.prerender(`.product-card-name a[href="${link}"]`, `${isReady} && location.pathname === '${link}'`)
    expect(await calls(true)).toEqual([])
  }
  await tab.evaluate(`localStorage.removeItem('events')`)
  await tab.click(`.product-card-name a[href="${opened.at(-1)}"]`)
  await tab.until(activated)
  await tab.click('h1')
  await tab.until(`localStorage.getItem('events')?.includes('view_item ') === true`)
  await tab.until(`document.querySelector('article') !== null`)
  expect(await text(`localStorage.getItem('events')`)).toBe('virtual_page_view view_item ')
  expect(await calls()).toEqual(['POST /api/checkout/products'])
})
