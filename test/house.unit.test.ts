import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { en, islands } from '#client/i18n/en.ts'

const files = globSync('{src,client,tools,test}/**/*.{ts,tsx,css}').map(path => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const code = files.filter(
  ({ path }) => !path.endsWith('.css') && !path.startsWith('tools/demo/') && !path.includes('i18n/'),
)
const lines = ({ text }: { text: string }) => text.trimEnd().split('\n').length

/** What a file imports, as paths from the root; packages as they are. */
const importsOf = ({ path, text }: { path: string; text: string }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => {
    if (name.startsWith('#')) return name.slice(1)
    return name.startsWith('.') ? normalize(`${dirname(path)}/${name}`) : name
  })

test('files are short: 250 lines at most, of the product one in twenty over 150', () => {
  // Tests are few and long.
  const product = code.filter(({ path }) => !path.startsWith('test/'))
  const sizes = product.map(lines).sort((a, b) => a - b)
  expect(code.filter(file => lines(file) > 250).map(({ path }) => path)).toEqual([])
  expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(150)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(60)
})

test('client imports nothing of src, and nothing imports tools but tools and tests', () => {
  const wrong = code.flatMap(file =>
    importsOf(file)
      .filter(
        name =>
          (file.path.startsWith('client/') && name.startsWith('src/')) ||
          (/^(client|src)\//.test(file.path) && name.startsWith('tools/')),
      )
      .map(name => `${file.path} → ${name}`),
  )
  expect(wrong).toEqual([])
})

test('a feature imports no other feature', () => {
  const features = {
    client: ['account', 'bag', 'checkout', 'product', 'frame', 'newsletter', 'country', 'listing', 'favorites'],
    src: [
      ...['home', 'category', 'product', 'editorial', 'checkout', 'order', 'errors', 'report', 'account', 'bag'],
      ...['designers', 'cases', 'news', 'concepts', 'dealers', 'search', 'preview', 'webhooks', 'image', 'newsletter'],
      ...['favorites', 'withdraw', 'energy-label'],
    ],
  }
  const roots = new Set(['src/app.tsx', 'src/pages.ts', 'client/islands.ts', 'client/entry.ts'])
  const wrong = Object.entries(features).flatMap(([room, names]) =>
    code
      .filter(({ path }) => path.startsWith(`${room}/`) && !roots.has(path))
      .flatMap(file =>
        importsOf(file)
          .filter(name =>
            names.some(other => name.startsWith(`${room}/${other}/`) && !file.path.startsWith(`${room}/${other}/`)),
          )
          .filter(name => names.some(own => file.path.startsWith(`${room}/${own}/`)) || !name.startsWith('src/'))
          .map(name => `${file.path} → ${name}`),
      ),
  )
  expect(wrong).toEqual([])
})

test('shared rooms import no feature: ui and commerce know nothing above them', () => {
  const wrong = code
    .filter(({ path }) => /^client\/(ui|commerce|i18n|selection|analytics)\//.test(path))
    .flatMap(file =>
      importsOf(file)
        .filter(
          name =>
            /^client\/(account|bag|checkout|product|frame|newsletter|country|listing|favorites)\//.test(name) ||
            (file.path.startsWith('client/ui/') && name.startsWith('client/commerce/')),
        )
        .map(name => `${file.path} → ${name}`),
    )
  expect(wrong).toEqual([])
})

test('what wakes in a browser says only what browsers get', () => {
  const reached = new Set(['client/islands.ts', 'client/entry.ts'])
  const browserCode = files.filter(({ path }) => /^client\/(?!i18n\/)/.test(path))
  // A set that grows while it is walked.
  for (const path of reached) {
    for (const name of browserCode.filter(file => file.path === path).flatMap(importsOf)) reached.add(name)
  }
  const pagesOnly = Object.keys(en).filter(section => !(section in islands))
  const key = new RegExp(`'(${pagesOnly.join('|')})\\.\\w+'`, 'g')
  const wrong = browserCode
    .filter(({ path }) => reached.has(path))
    .flatMap(({ path, text }) => [...text.matchAll(key)].map(([found]) => `${path}: ${found}`))
  expect(reached.has('client/selection/totals.tsx')).toBe(true)
  expect(wrong).toEqual([])
})

test('the services share nothing but HTTP', () => {
  const wrong = code
    .filter(({ path }) => path.startsWith('src/services/'))
    .flatMap(file => {
      const own = file.path.split('/').slice(0, 3).join('/')
      return importsOf(file)
        .filter(name => name.startsWith('src/') && !name.startsWith(`${own}/`))
        .map(name => `${file.path} → ${name}`)
    })
  expect(wrong).toEqual([])
})

test('no address of the shop is built by hand', () => {
  const byHand =
    /(href|action|src)=["'{`]+\/(product|category|checkout|info|about|order|professionals|designers|cases|news|concepts|favorites|sv)\b/
  const wrong = code.filter(
    ({ path, text }) => /^(client|src)\//.test(path) && path !== 'client/urls.ts' && byHand.test(text),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('only cache.ts writes Cache-Control for pages', () => {
  const wrong = code.filter(
    ({ path, text }) =>
      path.startsWith('src/') &&
      !path.startsWith('src/services/') &&
      path !== 'src/cache.ts' &&
      text.includes("'Cache-Control'"),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a CSS block’s file is named like its class, and every file is in a stylesheet', () => {
  const users = files.filter(({ path }) => path.startsWith('client/')).map(({ text }) => text)
  const wrong = globSync('client/styles/*.css').filter(
    path =>
      !users.some(user => user.includes(`../${basename(path)}"`) || user.includes(`styles/${basename(path)}?inline'`)),
  )
  expect(wrong).toEqual([])
})
