import { test } from 'vitest'
import { amount } from './amount.ts'

/**
 * `test` for a file that declares its tests once per language; `index` is the language's position.
 * In `npm test` the tests alternate between two languages; in `npm run soak` each runs in both.
 */
export function alternate(index: number) {
  let written = index
  return (name: string, run: () => Promise<void>, timeout?: number) => {
    if (amount(written++ % 2 === 0, true)) test(name, { timeout }, run)
  }
}
