import type { Page } from 'playwright-core'

/** Hashes of blocks that axe found accessible in this worker. */
const checked = new Set<string>()

/**
 * Splits a page into blocks (header, footer and the parts of its main content). `known` has the
 * selectors of those that were checked before with the same markup, language, colour scheme and
 * width. `note()` marks all others as checked.
 */
export async function findCheckedBlocks(page: Page, rules: string) {
  const blocks = await page.evaluate(() => {
    const ofPage = [document.documentElement, document.body].map(({ attributes }) =>
      [...attributes].map(({ name, value }) => `${name}=${value}`),
    )
    const blocks = ['body', 'main'].flatMap(parent =>
      [...(document.querySelector(parent)?.children ?? [])].flatMap((block, index) =>
        block.matches('main, script, style, template') || block.contains(document.querySelector('main'))
          ? []
          : { selector: `${parent} > :nth-child(${index + 1})`, markup: `${innerWidth} ${ofPage} ${block.outerHTML}` },
      ),
    )
    // A hash, because comparing all markup costs more than the saved checks.
    return Promise.all(
      blocks.map(async ({ selector, markup }) => {
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(markup))
        return { selector, hash: new Uint8Array(hash).join() }
      }),
    )
  })
  const keyOf = (hash: string) => `${rules} ${hash}`
  return {
    known: blocks.filter(({ hash }) => checked.has(keyOf(hash))).map(({ selector }) => selector),
    note: () => {
      for (const { hash } of blocks) checked.add(keyOf(hash))
    },
  }
}
