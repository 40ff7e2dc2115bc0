import { expect, test } from 'vitest'
import { withPlace } from '../../tools/vite/module-errors.ts'

const evaluate = async (lines: string[]) => {
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor
  return new AsyncFunction('exported', `${withPlace(lines.join('\n'))}\n//# sourceURL=/shop/src/broken.ts`)
}

test("a module's error message names the file and line once, and the module's exports still work", async () => {
  const broken = await evaluate(['const name = 1', '', `throw new Error('is broken')`])
  const error: Error = await broken({}).catch((thrown: unknown) => thrown)
  // Line 3 of the code is reported as 5, because `AsyncFunction` puts two lines before it.
  expect(error.message).toBe('is broken\n    at eval (/shop/src/broken.ts:5:7)')
  const importing = await evaluate([`await exported.load()`])
  const load = () => broken({})
  expect((await importing({ load }).catch((thrown: Error) => thrown)).message).toBe(error.message)
  const exported: { read?: () => number } = {}
  await (await evaluate(['const name = 1', 'function read() { return name }', 'exported.read = read']))(exported)
  expect(exported.read?.()).toBe(1)
  expect(await (await evaluate(['throw 5']))({}).catch((thrown: unknown) => thrown)).toBe(5)
})
