import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Maximum size of the code that a starting Worker evaluates, in bytes. */
const maxBytes = 1_385_000

const built = resolve(import.meta.dirname, '../../dist/ssr/index.js')

/** Lists a built module and all modules that it imports statically, with their code. */
function listEvaluated(path: string, found = new Map<string, string>()) {
  if (found.has(path)) return found
  const code = readFileSync(path, 'utf8')
  found.set(path, code)
  for (const [, specifier = ''] of code.matchAll(
    /(?:^|[;\n}])\s*(?:import|export)\s*(?:[\w*{}\s,$]+from)?\s*"(\.[^"]+)"/g,
  ))
    listEvaluated(resolve(dirname(path), specifier), found)
  return found
}

test('a starting Worker evaluates only the code that visitors need', () => {
  const evaluated = [...listEvaluated(built).keys()].map(path => basename(path))
  for (const late of ['office', 'planning-pages', 'management-app', 'editing', 'scheduled', 'jobs', 'address-checks']) {
    const isLate = (name: string) => name.startsWith(`${late}-`) && name.endsWith('.js')
    expect(readdirSync(resolve(dirname(built), 'assets')).filter(isLate), late).not.toEqual([])
    expect(evaluated.filter(isLate), late).toEqual([])
  }
  const bytes = [...listEvaluated(built).values()].reduce((sum, code) => sum + code.length, 0)
  expect(bytes).toBeGreaterThan(maxBytes / 2)
  expect(bytes).toBeLessThan(maxBytes)
})
