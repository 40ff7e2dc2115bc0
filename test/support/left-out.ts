import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** The reason for skipping a test, as the report shows it. */
export const otherLanguage = 'the other language was tested; npm run soak tests both'

/** Lists the tests that were skipped because they ran in the other language. */
export class LeftOutReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const lines = modules.flatMap(({ moduleId, children }) =>
      [...children.allTests('skipped')].flatMap(one => {
        const result = one.result()
        const isLeftOut = result.state === 'skipped' && result.note === otherLanguage
        return isLeftOut ? [` ↓ ${relative('', moduleId)} > ${one.fullName}`] : []
      }),
    )
    if (lines.length > 0) console.log(`\n Left out: ${otherLanguage}\n${lines.join('\n')}`)
  }
}
