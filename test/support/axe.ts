import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Selectors of the parts that axe checks (default: the whole page) and of those that it skips. */
interface Context {
  include?: string[]
  exclude: string[]
}

/**
 * Runs axe in the page and its frames of the same origin. Axe is injected only once per document,
 * because injecting and compiling it takes as long as checking a form.
 */
export async function runAxe(page: Page, context: Context, options: RunOptions) {
  await inject(page.mainFrame())
  // Injecting fails in a frame that is just being replaced; that frame is not checked.
  for (const frame of page.frames().slice(1))
    await inject(frame).catch(error => console.warn(`${frame.url()}: ${error}`))
  return page.evaluate(
    ([context, options]) => {
      const axe: typeof axeCore = Reflect.get(window, 'axe')
      return axe.run(context, options)
    },
    [context, options] as const,
  )
}

async function inject(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}
