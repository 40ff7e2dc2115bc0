import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { withoutUnused } from '../../tools/vite/react-in-browsers.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const source = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

test('code that no island uses is removed, and every other line is unchanged', () => {
  const lines = source.split('\n')
  const left = withoutUnused(source)
  const changed = left.split('\n').filter((line, index) => line !== lines[index])
  expect(changed.every(line => line === '' || line.includes('_TYPE = Symbol()'))).toBe(true)
  expect(changed.length).toBeGreaterThan(1500)
  expect(left.split('\n').length).toBe(lines.length)
  expect(() => new Script(left)).not.toThrow()
})

test('the build fails with another version of React', () => {
  expect(() => withoutUnused(source.replace(/exports\.version = ".*"/, 'exports.version = "20.0.0"'))).toThrow(
    'React is not version',
  )
})
