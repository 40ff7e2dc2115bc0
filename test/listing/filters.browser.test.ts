import { expect, test } from 'vitest'
import { articles } from '../../tools/demo/articles.ts'
import { desktop, expectAccessible, fitsScreen, openVisitor, phone } from '../support/browser.ts'
import { browser, shop } from '../support/shop-in-browser.ts'
import { en, sv } from '../support/texts.ts'

test('filters apply at once, Back reverts them and "load more" appends, on phone and desktop', async () => {
  for (const [screen, prefix, words] of [
    [
      desktop,
      '',
      {
        ...en.listing,
        moreFilters: en.listing.more,
        socket: 'Socket',
        height: 'Height (cm)',
        more: 'Load more',
        of: / of (\d+) articles/,
        thousand: 'SEK 1,000',
      },
    ],
    [
      phone,
      '/sv',
      {
        ...sv.listing,
        moreFilters: sv.listing.more,
        socket: 'Sockel',
        height: 'Höjd (cm)',
        more: 'Visa fler',
        of: / av (\d+) artiklar/,
        thousand: '1 000 kr',
      },
    ],
  ] as const) {
    const { page, context, problems } = await openVisitor(browser, screen)
    await page.goto(`${shop.url}${prefix}/category/shop`, { waitUntil: 'networkidle' })
    const cards = page.locator('.product-card')
    const status = page.locator('.listing-bar [role=status]')
    const opener = page.getByRole('link', { name: words.filter, exact: true })
    const total = async () => Number(words.of.exec((await status.textContent()) ?? '')?.[1])
    expect(await cards.count()).toBe(24)
    const whole = await total()
    // The page does not contain the filter form. It requests the form as soon as the pointer or a
    // finger reaches the link that opens it.
    expect(await page.locator('.filter').count()).toBe(0)
    const form = page.waitForResponse(`${shop.url}${prefix}/category/shop?choose=filters`)
    await opener.dispatchEvent(screen === phone ? 'touchstart' : 'pointerenter')
    await form
    await opener.click()
    // Four filters are open: category, color, socket and price. One closed section has the others.
    await expect.poll(() => page.locator('.filters > [open]').count()).toBe(4)
    const more = page.locator('.filter > summary', { hasText: words.moreFilters })
    await more.waitFor()
    const box = page.getByRole('checkbox', { name: /^E14/ })
    const count = Number(await page.locator('.choice:has([value=e14]) small').textContent())
    const answer = Promise.withResolvers<void>()
    await page.route('**/*socket=e14', async route => {
      await answer.promise
      await route.continue()
    })
    await box.check()
    // Loading more of the unfiltered list does not replace the filtered list that is loading.
    await page.locator('[data-more]').evaluate(link => link instanceof HTMLElement && link.click())
    answer.resolve()
    await expect.poll(total).toBe(count)
    expect(count).toBeLessThan(whole)
    expect(new URL(page.url()).search).toBe('?socket=e14')
    await expect.poll(() => box.evaluate(one => one === document.activeElement)).toBe(true)
    // The page behind the drawer is inert, so the drawer itself announces the number of results.
    const apply = page.getByRole('button', { name: words.apply.replace('{{total}}', String(count)) })
    expect(await page.locator('#filters [role=status]').textContent()).toMatch(words.of)
    expect(await apply.evaluate(one => one.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    await expectAccessible(page)
    expect(await fitsScreen(page)).toBe(true)
    await apply.click()
    await page.locator('#filters').waitFor({ state: 'hidden' })
    // A touch does not focus the link that opens the drawer.
    if (screen === desktop) expect(await opener.evaluate(one => one === document.activeElement)).toBe(true)
    expect(await page.locator('.filter-chip').textContent()).toContain(`${words.socket}: E14`)
    await page.goBack()
    await expect.poll(total).toBe(whole)

    // The link is used by keyboard, because prices that load late could move it away from a mouse.
    await page.getByRole('link', { name: words.more }).press('Enter')
    const articles = async () =>
      (await page.locator('.swatches a').count()) + (await page.locator('.product-card:not(:has(.swatches))').count())
    await expect.poll(articles).toBe(whole)
    expect(await cards.count()).toBeLessThan(whole)
    expect(await status.textContent()).toMatch(new RegExp(`${whole} .* ${whole} `))
    expect(await page.getByRole('link', { name: words.first }).count()).toBe(0)
    await page.goto(`${shop.url}${prefix}/category/shop?socket=e14`)
    expect(await total()).toBe(count)

    // A price may be typed with spaces and a comma, and its field's focus ring is not cut off.
    await opener.click()
    const price = page.getByRole('textbox', { name: words.to })
    await price.fill('1 000,50')
    expect(await price.evaluate(ringRoom)).toBeGreaterThanOrEqual(5)
    await price.press('Enter')
    await page.locator('.filter-chip', { hasText: words.pricesBelow.replace('{{price}}', words.thousand) }).waitFor()

    // Dimensions are filtered by ranges too, and the button shows the new number of hits at once.
    await opener.click()
    await more.click()
    await page.locator('.filter > summary', { hasText: words.height }).click()
    await page.getByRole('group', { name: words.height }).getByRole('textbox', { name: words.to }).fill('30 cm')
    await page.keyboard.press('Tab')
    await expect.poll(() => new URL(page.url()).search).toContain('height-max=30')
    const left = (count: number) =>
      page.getByRole('button', { name: words.apply.replace('{{total}}', String(count)) }).count()
    await expect.poll(async () => left(await total())).toBe(1)
    expect(await total()).toBeGreaterThan(0)
    await expectAccessible(page)

    // A long row of links is scrolled to the link of the current page.
    await page.goto(`${shop.url}${prefix}/category/shop/spareparts`)
    const here = page.locator('.category-strip [aria-current=page]')
    expect(await here.evaluate(link => link.getBoundingClientRect().right <= innerWidth)).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  }
})

test('without a script, filters can be chosen in the form and removed by their links', async () => {
  const { page, context } = await openVisitor(browser, { ...desktop, javaScriptEnabled: false })
  await page.goto(`${shop.url}/category/shop`)
  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await page.getByRole('checkbox', { name: /^E14/ }).check()
  await page.getByRole('button', { name: /^Show articles \(\d+\)$/ }).click()
  expect(new URL(page.url()).searchParams.get('socket')).toBe('e14')
  await page.getByRole('link', { name: 'Remove Socket: E14' }).click()
  expect(new URL(page.url()).searchParams.has('socket')).toBe(false)

  await page.getByRole('link', { name: 'Filter', exact: true }).click()
  await page.locator('.filter > summary', { hasText: en.listing.more }).click()
  await page.locator('.filter > summary', { hasText: 'Luminous flux' }).click()
  await page.getByRole('group', { name: 'Luminous flux' }).getByRole('textbox', { name: 'From' }).fill('800')
  await page.getByRole('button', { name: /^Show articles \(\d+\)$/ }).click()
  await page.getByRole('link', { name: 'Remove Luminous flux from 800' }).waitFor()
  const fluxes = articles.filter(({ facts }) => (facts['luminous-flux'] ?? 0) >= 800)
  await page.getByText(`of ${fluxes.length} articles`).waitFor()
  await context.close()
})

test('if the filters fail to load, they open as a page, on which each choice still applies at once', async () => {
  const { page, context } = await openVisitor(browser, phone)
  await page.route('**/*choose=filters*', route =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  )
  await page.goto(`${shop.url}/category/shop?sort=cheapest`, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Filter', exact: true }).tap()
  await page.waitForURL('**/category/shop?choose=filters&sort=cheapest')
  await page.unrouteAll()
  await expectAccessible(page)
  expect(await fitsScreen(page)).toBe(true)
  await page.getByRole('checkbox', { name: /^E14/ }).check()
  await page.waitForURL('**/category/shop?sort=cheapest&socket=e14')
  await page.getByRole('link', { name: 'Remove Socket: E14' }).waitFor()
  await context.close()
})

/** The distance in px between the right edges of a field and the form, which may clip it. */
const ringRoom = (field: Element) =>
  (field.closest('.filters')?.getBoundingClientRect().right ?? 0) - field.getBoundingClientRect().right
