import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRefusal, ordered } from './folders.ts'
import { parseImports, readFiles } from './imports.ts'

const files = readFiles('{src,client}/**/*.{ts,tsx}')

test('folders import only earlier folders and themselves, and features import no other feature', () => {
  const refused = files.flatMap(file => parseImports(file).map(imported => findRefusal(file.path, imported)))
  expect(files.length).toBeGreaterThan(1000)
  expect(refused.filter(Boolean)).toEqual([])
})

test.each([
  ['src/services/commerce/orders/view.ts', 'src/services/commerce/refunds/request.ts', /comes later/],
  ['src/services/content/lib/texts.ts', 'src/services/commerce/env.ts', /only over HTTP/],
  ['src/services/commerce/orders/view.ts', 'client/shared/ui/product/price.tsx', /only over HTTP/],
  ['src/services/commerce/new/view.ts', 'src/services/commerce/lib/money.ts', /not listed in folders\.ts/],
  ['src/shared/frame/frame.tsx', 'src/services/content/service.ts', /is a service/],
  ['src/shared/edge/cache.ts', 'src/shared/frame/frame.tsx', /comes later/],
  ['src/shared/frame/frame.tsx', 'src/product/page.tsx', /another feature/],
  ['src/campaigns/page.tsx', 'src/product/page.tsx', /another feature/],
  ['src/order/page.tsx', 'client/account/account-page.tsx', /another feature/],
  ['src/product/page.tsx', 'src/pages.ts', /another feature/],
  ['client/bag/open-bag.ts', 'client/checkout/route.ts', /another feature/],
  ['client/shared/ui/button.tsx', 'client/shared/frame/names.ts', /comes later/],
  ['client/bag/open-bag.ts', 'src/bag/route.ts', /for browsers/],
])('%s may not import %s', (path, imported, why) => {
  expect(findRefusal(path, imported)).toMatch(why)
})

test('folders.ts lists every subfolder', () => {
  for (const [place, folders] of ordered) {
    const there = readdirSync(place, { withFileTypes: true }).filter(entry => entry.isDirectory())
    const names = there.map(({ name }) => name).filter(name => name !== 'migrations')
    expect(folders.toSorted()).toEqual(names.toSorted())
  }
})

test('no folder of a service has more than 15 files', () => {
  const inServices = files.filter(({ path }) => path.startsWith('src/services/'))
  const folders = Map.groupBy(inServices, ({ path }) => path.slice(0, path.lastIndexOf('/')))
  const large = [...folders].filter(([, { length }]) => length > 15).map(([folder]) => folder)
  expect(large).toEqual([])
})

test('in the commerce service, only modules that handle requests and responses import Hono', () => {
  const known =
    /(routes\.tsx?|\/http\/.*|\/management\/(app|authorize|http)\.ts|decline-limit\.ts|view\/respond\.ts|outbox-page\.tsx)$/
  const inFolders = files.filter(({ path }) => /^src\/services\/commerce\/\w+\//.test(path))
  const others = inFolders.filter(({ path, text }) => /from 'hono/.test(text) && !known.test(path))
  expect(others.map(({ path }) => path)).toEqual([])
})

test('in the commerce service, only routes and their response helpers create response bodies', () => {
  const answers = /\b(selectionView|orderAnswerView|paidAnswerView|managedView|listsView)\(/
  const inCommerce = files.filter(({ path }) => path.startsWith('src/services/commerce/'))
  const others = inCommerce.filter(
    ({ path, text }) => !/(routes|respond|view)\.ts$/.test(path) && answers.test(text.replaceAll(/function \w+/g, '')),
  )
  expect(others.map(({ path }) => path)).toEqual([])
})
