import { expect, test } from 'vitest'
import { openVisitor, phone } from '../../support/browser.ts'
import { browser, shop } from '../../support/shop-in-browser.ts'

test("the page's script does not force a layout while it is evaluated, because this would delay the first paint", async () => {
  const { page, context, problems } = await openVisitor(browser, phone)
  await page.addInitScript(() => {
    const asked: string[] = []
    Reflect.set(window, 'asked', asked)
    let isEvaluated = false
    // Marks the task in which the script is evaluated: it registers the islands there.
    const { define } = customElements
    customElements.define = (...given) => {
      isEvaluated = true
      setTimeout(() => {
        isEvaluated = false
      })
      define.apply(customElements, given)
    }
    const watch = (owner: object, name: string) => {
      const found = Object.getOwnPropertyDescriptor(owner, name)
      for (const kind of ['get', 'value'] as const) {
        const original: unknown = found?.[kind]
        if (typeof original !== 'function') continue
        Object.defineProperty(owner, name, {
          ...found,
          [kind](this: unknown, ...given: unknown[]) {
            if (isEvaluated) asked.push(name)
            return Reflect.apply(original, this, given)
          },
        })
      }
    }
    for (const name of ['scrollX', 'scrollY', 'innerWidth', 'innerHeight', 'getComputedStyle']) watch(window, name)
    for (const name of ['getBoundingClientRect', 'getClientRects', 'clientWidth', 'clientHeight', 'scrollTop'])
      watch(Element.prototype, name)
    for (const name of ['offsetTop', 'offsetWidth', 'offsetHeight', 'innerText', 'focus'])
      watch(HTMLElement.prototype, name)
  })
  for (const path of ['/', '/category/shop', '/product/murla-portable-brass', '/sv/favorites', '/checkout']) {
    await page.goto(shop.url + path)
    expect(await page.evaluate(() => customElements.get('shop-island') !== undefined)).toBe(true)
    expect(await page.evaluate(() => Reflect.get(window, 'asked')), path).toEqual([])
  }
  expect(problems).toEqual([])
  await context.close()
})
