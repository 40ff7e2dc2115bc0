import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Selectors of what is looked at, by default the page, and of what is left out of it. */
interface Context {
  include?: string[]
  exclude: string[]
}

/**
 * Runs axe in the page and its frames of the same origin. A document keeps it: injecting and
 * compiling it costs as much as checking a form.
 */
export async function runAxe(page: Page, context: Context, options: RunOptions) {
  await inject(page.mainFrame())
  // A frame that is being replaced is not checked.
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
