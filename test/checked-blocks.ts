import type { Page } from 'playwright-core'

/** What axe has found nothing wrong with, in this worker. */
const checked = new Set<string>()

/**
 * The blocks of a page – header, footer, and the parts of its main content – that were checked
 * before with the same markup, language, light and width: `known` are their selectors. `note()`
 * says that the others are now.
 */
export async function blocksOf(page: Page, rules: string) {
  const blocks = await page.evaluate(() => {
    const ofPage = [document.documentElement, document.body].map(({ attributes }) =>
      [...attributes].map(({ name, value }) => `${name}=${value}`),
    )
    return ['body', 'main'].flatMap(parent =>
      [...(document.querySelector(parent)?.children ?? [])].flatMap((block, index) =>
        block.matches('main, script, style, template') || block.contains(document.querySelector('main'))
          ? []
          : { selector: `${parent} > :nth-child(${index + 1})`, markup: `${innerWidth} ${ofPage} ${block.outerHTML}` },
      ),
    )
  })
  const keyOf = (markup: string) => `${rules} ${markup}`
  return {
    known: blocks.filter(({ markup }) => checked.has(keyOf(markup))).map(({ selector }) => selector),
    note: () => {
      for (const { markup } of blocks) checked.add(keyOf(markup))
    },
  }
}
