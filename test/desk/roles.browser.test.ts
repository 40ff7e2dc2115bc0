import type { BrowserContext } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type DeskRole, deskRoles } from '#src/shared/edge/operator.ts'
import { pickAmount } from '../support/amount.ts'
import { desktop, expectAccessible, openVisitor, phone } from '../support/browser.ts'
import { browser, setStock, shop } from '../support/shop-in-browser.ts'
import { buyPieces, fitsWindow, manageShop, openDeskAs } from './browser-desk.ts'
import { deskForms, mayDo, mayShow } from './role-forms.ts'

/** The menu of each role: the paths of its links, relative to the desk. */
const menus: Record<DeskRole, string[]> = {
  pack: ['', '/orders', '/pack', '/stock', '/log'],
  service: ['', '/orders', '/pack', '/stock', '/money', '/log'],
  accounts: ['', '/orders', '/stock', '/money', '/log'],
  own: ['', '/orders', '/pack', '/stock', '/money', '/log'],
}

const email = 'desk-roles@example.com'
let unsent = ''
beforeAll(async () => {
  for (const item of ['1001-1', '1002-1']) await setStock(item, 100)
  const sent = await buyPieces({ '1001-1': 1 }, email)
  await manageShop('POST', `orders/${sent}/shipments`, { trackingId: 'ROLES1', carrier: 'Post' })
  await manageShop('POST', `orders/${sent}/refunds`, { amountAsNumber: 10, reason: 'Scratched' })
  unsent = await buyPieces({ '1002-1': 2 }, email)
})

const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

/** Names a screen of the desk without the number of an order or item, for example `orders/n`. */
const nameScreen = (pathname: string) =>
  pathname
    .replace(/^(\/sv)?\/desk\/?/, '')
    .replace(/^orders\/\d+/, 'orders/n')
    .replace(/^stock\/[^/]+/, 'stock/item')

/** Lists the forms on a page that change something, in the format of `deskForms`. */
const listForms = (html: string) =>
  [...html.matchAll(/<form[^>]*method="post"[^>]*>.*?<\/form>/gs)].flatMap(([form]) => {
    const action = decode(/^<form[^>]*action="([^"]*)"/.exec(form)?.[1] ?? '')
    const changes = [...form.matchAll(/<(?:input|button)[^>]*name="do"[^>]*value="([^" ]*)/g)]
    return changes.map(([, change = '']) => `${nameScreen(new URL(action, shop.url).pathname)} ${change}`)
  })

/** How many pages of a kind are opened: lists are long, and their rows link to similar pages. */
const mostAlike = pickAmount(3, 20)

/**
 * Follows the links between the desk's pages, and opens the pages outside the desk that they link
 * to. Returns the status of every page, and the forms on the desk's pages.
 */
async function crawlDesk(context: BrowserContext, prefix: string) {
  const waiting = [`${prefix}/desk`]
  const known = new Set(waiting)
  const alike = new Map<string, number>()
  const statuses: Record<string, number> = {}
  const forms = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const response = await context.request.get(shop.url + path)
    statuses[path] = response.status()
    const isDesk = `${new URL(path, shop.url).pathname}/`.startsWith(`${prefix}/desk/`)
    if (!isDesk || !response.headers()['content-type']?.startsWith('text/html')) continue
    const html = await response.text()
    for (const form of listForms(html)) forms.add(form)
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="([^"]*)"/g)) {
      const { origin, pathname, search, searchParams } = new URL(decode(href), shop.url + path)
      const target = pathname + search
      if (origin !== shop.url || known.has(target)) continue
      known.add(target)
      const kind = `${nameScreen(pathname)}?${[...searchParams.keys()].toSorted().join()}`
      const count = (alike.get(kind) ?? 0) + 1
      alike.set(kind, count)
      if (count <= mostAlike) waiting.push(target)
    }
  }
  return { statuses, forms: [...forms] }
}

for (const [index, role] of deskRoles.entries())
  test(`a person with the role ${role} has a menu, links and forms that all work`, async () => {
    const prefix = index % 2 === 0 ? '' : '/sv'
    const { page, context, problems } = await openDeskAs(role, desktop)
    await page.goto(`${shop.url}${prefix}/desk`)
    const links = page.getByRole('navigation').first().getByRole('link')
    const menu = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
    expect(menu).toEqual(menus[role].map(path => `${prefix}/desk${path}`))
    for (const path of menus[role]) {
      const opened = page.waitForResponse(response => response.request().isNavigationRequest())
      const loaded = page.waitForEvent('load')
      await page.locator(`nav a[href="${prefix}/desk${path}"]`).first().click()
      expect((await opened).status(), path).toBe(200)
      await loaded
      expect(await page.locator(`nav a[aria-current="page"][href="${prefix}/desk${path}"]`).count(), path).toBe(1)
    }
    const { statuses, forms } = await crawlDesk(context, prefix)
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([])
    const screens = new Set(Object.keys(statuses).map(path => nameScreen(new URL(path, shop.url).pathname)))
    for (const screen of ['orders', 'orders/n', 'stock', 'stock/item', 'stock-file/stock.csv'])
      expect(screens).toContain(screen)
    expect(forms.filter(form => !mayDo(role, form))).toEqual([])
    const ruled = deskForms.filter(form => mayShow(role, form) !== null)
    expect(ruled.filter(form => mayShow(role, form))).toEqual(ruled.filter(form => mayDo(role, form)))
    expect(forms).toContain('orders/n note')
    expect(forms.includes('orders/n preview')).toBe(role === 'service' || role === 'own')
    expect(forms.includes('stock count')).toBe(role === 'pack' || role === 'own')
    expect(problems).toEqual([])
    await context.close()
  })

const sizes = pickAmount(
  [
    [phone, ''],
    [desktop, '/sv'],
  ] as const,
  [
    [phone, ''],
    [desktop, '/sv'],
    [phone, '/sv'],
    [desktop, ''],
  ] as const,
)

for (const [options, prefix] of sizes)
  test(`every screen is accessible and fits the window, ${prefix || '/en'} at ${options.viewport?.width} px`, async () => {
    const { page, context, problems } = await openDeskAs('own', options)
    const screens = ['', '/orders', `/orders/${unsent}`, '/pack', `/pack?orders=${unsent}`, '/stock', '/stock/1002-1']
    const paths = [...screens, '/stock-file', '/money', '/log'].map(path => `${prefix}/desk${path}`)
    for (const path of paths) {
      await page.goto(shop.url + path)
      await expectAccessible(page)
      expect(await fitsWindow(page), path).toBe(true)
    }
    await context.close()
    expect(problems).toEqual([])

    const packer = await openDeskAs('pack', options)
    const stranger = await openVisitor(browser, options)
    for (const [{ page: refused, problems: reported }, path, status] of [
      [packer, '/desk/money', 403],
      [packer, '/desk/nothing', 404],
      [stranger, '/desk', 401],
    ] as const) {
      expect((await refused.goto(shop.url + prefix + path))?.status()).toBe(status)
      await expectAccessible(refused)
      expect(await fitsWindow(refused), path).toBe(true)
      // Chromium reports the page's status in its console.
      expect(reported.splice(0)).toEqual([expect.stringContaining(`status of ${status}`)])
    }
    await stranger.page.goto(`${shop.url}${prefix}/editing`)
    await expectAccessible(stranger.page)
    expect(await fitsWindow(stranger.page)).toBe(true)
    expect(stranger.problems).toEqual([])
    for (const { context: opened } of [packer, stranger]) await opened.close()
  })

test('no screen scrolls sideways at 768 px', async () => {
  const { page, context, problems } = await openDeskAs('own', { viewport: { width: 768, height: 1024 } })
  const screens = ['', '/orders', `/orders/${unsent}`, '/pack', `/pack?orders=${unsent}`, '/stock', '/stock/1002-1']
  for (const path of [...screens, '/stock-file', '/money', '/log']) {
    await page.goto(`${shop.url}/desk${path}`)
    expect(await fitsWindow(page), path).toBe(true)
  }
  expect(problems).toEqual([])
  await context.close()
})
