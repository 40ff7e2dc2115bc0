import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusal, serviceFolders } from './folders.ts'
import { importsOf, readFiles } from './imports.ts'

const files = readFiles('{src,client}/**/*.{ts,tsx}')

test('a folder imports itself and the folders before it', () => {
  const refused = files.flatMap(file => importsOf(file).map(imported => refusal(file.path, imported)))
  expect(files.length).toBeGreaterThan(1000)
  expect(refused.filter(Boolean)).toEqual([])
})

test('imports that break the order are refused', () => {
  expect(refusal('src/services/commerce/orders/view.ts', 'src/services/commerce/refunds/request.ts')).toMatch(/later/)
  expect(refusal('src/services/content/lib/texts.ts', 'src/services/content/service.ts')).toMatch(/above/)
  expect(refusal('src/services/content/lib/texts.ts', 'src/services/commerce/env.ts')).toMatch(/nothing but HTTP/)
  expect(refusal('src/services/commerce/orders/view.ts', 'client/shared/ui/product/price.tsx')).toMatch(/nothing but HTTP/)
  expect(refusal('src/services/commerce/new/view.ts', 'src/services/commerce/lib/money.ts')).toMatch(/no known folder/)
})

test('the order names every folder of a service', () => {
  for (const [service, folders] of serviceFolders) {
    const there = readdirSync(service, { withFileTypes: true }).filter(entry => entry.isDirectory())
    expect(folders.toSorted()).toEqual(there.map(({ name }) => name).filter(name => name !== 'migrations'))
  }
})

test('no folder of a service has more than 15 files', () => {
  const inServices = files.filter(({ path }) => path.startsWith('src/services/'))
  const folders = Map.groupBy(inServices, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  const large = [...folders].filter(([, { length }]) => length > 15).map(([folder]) => folder)
  expect(large).toEqual([])
})

test('of commerce only routes, http and what limits or shows a page knows Hono', () => {
  const known = /(routes\.tsx?|\/http\/.*|\/management\/(app|http)\.ts|decline-limit\.ts|outbox-page\.tsx)$/
  const inFolders = files.filter(({ path }) => /^src\/services\/commerce\/\w+\//.test(path))
  const others = inFolders.filter(({ path, text }) => /from 'hono/.test(text) && !known.test(path))
  expect(others.map(({ path }) => path)).toEqual([])
})
