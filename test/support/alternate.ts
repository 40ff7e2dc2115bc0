import { test } from 'vitest'
import { pickAmount } from './amount.ts'
import { otherLanguage } from './left-out.ts'

/**
 * Replaces `test` in a file that declares its tests once per language. `index` is 0 for the first
 * language and 1 for the second. `npm test` runs each test in only one of the two languages, which
 * alternate, and reports it as skipped in the other; `npm run soak` runs each test in both.
 */
export function alternate(index: number) {
  let written = index
  return (name: string, run: () => Promise<void>, timeout?: number) => {
    const isRun = pickAmount(written++ % 2 === 0, true)
    test(name, { timeout }, isRun ? run : ({ skip }) => skip(otherLanguage))
  }
}
