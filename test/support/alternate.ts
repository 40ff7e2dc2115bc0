import { test } from 'vitest'
import { pickAmount } from './amount.ts'
import { otherLanguage } from './left-out.ts'

/**
 * `test` for a file that declares its tests once per language; `index` is the language's position.
 * In `npm test` the tests alternate between two languages, and those of the other are reported as
 * skipped; in `npm run soak` each runs in both.
 */
export function alternate(index: number) {
  let written = index
  return (name: string, run: () => Promise<void>, timeout?: number) => {
    const isRun = pickAmount(written++ % 2 === 0, true)
    test(name, { timeout }, isRun ? run : ({ skip }) => skip(otherLanguage))
  }
}
