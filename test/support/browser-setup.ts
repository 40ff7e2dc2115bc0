import { afterEach } from 'vitest'
import { browser } from './shared-browser.ts'

/* The setup file for all browser tests: it closes the pages that a test leaves open. */

// A failed test leaves screenshots of its open pages.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await photograph(`${task.file.name.replace(/\.browser\.test\.ts$/, '')}-${task.name}`)
  for (const context of browser.contexts()) await context.close()
})

async function photograph(test: string) {
  const pages = browser.contexts().flatMap(context => context.pages())
  for (const [index, page] of pages.entries()) {
    const path = `test-results/${test.replace(/^test\//, '').replace(/[^\w]+/g, '-')}-${index}.png`
    try {
      await page.screenshot({ path, timeout: 5000 })
      console.warn(`Screenshot of the failed page: ${path}`)
    } catch (error) {
      console.warn('No screenshot of a failed page could be made.', error)
    }
  }
}
