import { test } from 'vitest'
import { amount } from './amount.ts'

/**
 * `test` for tests that are written once for several languages: `index` counts the languages, from
 * 0. In `npm test` they take turns, each test in one language, the next in the other; in
 * `npm run soak` every test runs in all.
 */
export function alternate(index: number) {
  let written = index
  return (name: string, run: () => Promise<void>, timeout?: number) => {
    if (amount(written++ % 2 === 0, true)) test(name, { timeout }, run)
  }
}
