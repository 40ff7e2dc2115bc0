import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** The reason for skipping a test, as the report shows it. */
export const otherLanguage = 'the other language was tested; npm run soak tests both'

/** The reason for skipping a test that starts Wrangler many times, which takes most of a minute. */
export const startsWrangler = 'it starts Wrangler many times; npm run soak runs it'

/** Lists the tests that were left out, and why. */
export class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    for (const reason of [otherLanguage, startsWrangler]) {
      const lines = modules.flatMap(({ moduleId, children }) =>
        [...children.allTests('skipped')].flatMap(one => {
          const result = one.result()
          const isLeftOut = result.state === 'skipped' && result.note === reason
          return isLeftOut ? [` ↓ ${relative('', moduleId)} > ${one.fullName}`] : []
        }),
      )
      if (lines.length > 0) console.log(`\n Left out: ${reason}\n${lines.join('\n')}`)
    }
  }
}
