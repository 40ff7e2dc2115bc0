import { dirname, normalize, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { locales } from '#client/shared/texts/locales.ts'
import { textFiles } from '../../../tools/language/texts.ts'
import { parseImports, readFiles, type SourceFile } from '../../imports.ts'
import { en } from '../../support/texts.ts'

const files = readFiles('client/**/*.{ts,tsx}')
const isTexts = /^client\/[\w-]+\/texts\/(([\w-]+)\.)?[a-z]{2}\.ts$/

const textsOf = async (path: string): Promise<object> => (await import(pathToFileURL(resolve(path)).href)).texts
const listKeys = (sections: object) =>
  Object.entries(sections).flatMap(([section, texts]) => Object.keys(texts).map(key => `${section}.${key}`))

/** Texts that two islands have, because a page loads only one of these islands. */
const twice = ['order.arrives']

test('every language has the same files as English, and each key is in one file', async () => {
  for (const locale of locales)
    expect(textFiles(locale)).toEqual(
      textFiles('en')
        .map(path => path.replace(/en\.ts$/, `${locale}.ts`))
        .sort(),
    )
  const keys = (await Promise.all(textFiles('en').map(textsOf))).flatMap(listKeys)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual(twice)
})

test('the type of all texts names every English file', () => {
  const { text } = files.find(({ path }) => path === 'client/texts.ts') ?? { text: '' }
  const named = [...text.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path]) => `client/${path}`)
  expect(named).toEqual(textFiles('en'))
})

/** Modules with texts of their own, and the files of these texts (`part` of `loadLanguage`). */
function modulesWithTexts(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const strings = (given: string) => [...given.matchAll(/'([^']+)'/g)].map(([, part]) => part ?? '')
  for (const { path, text } of files) {
    for (const [, parts = ''] of text.matchAll(/loadLanguage\([^'()]*(?:\(\)[^'()]*)?((?:, '[^']+')+)\)/g))
      found.set(path, strings(parts))
    for (const [, parts = '', module = ''] of text.matchAll(/withTexts\(([^()]+), \(await import\('([^']+)'\)/g))
      found.set(normalize(`${dirname(path)}/${module}`), strings(parts))
    if (path !== 'client/islands.ts') continue
    for (const [, island = '', module = ''] of text.matchAll(/'([^']+)': \(\) => import\('\.\/([^']+)'\)/g))
      found.set(`client/${module}`, [island.split('/')[0] ?? '', island])
  }
  return found
}

const withTexts = modulesWithTexts()

/** Lists the files that a module imports directly or indirectly, and that load together with it. */
function reachedFrom(...paths: string[]): SourceFile[] {
  const code = files.filter(({ path }) => !isTexts.test(path) && path !== 'client/islands.ts')
  const reached = new Set(paths)
  // The loop also visits files that it adds to the set.
  for (const path of reached)
    for (const name of code.filter(file => file.path === path).flatMap(parseImports))
      if (!withTexts.has(name)) reached.add(name)
  return code.filter(({ path }) => reached.has(path))
}

function saidBy(sources: SourceFile[]): string[] {
  const text = sources.map(source => source.text.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n')
  // `client/shared/product-card/stock.tsx` builds its keys, so all `stock.` keys count as used.
  return listKeys(en).filter(key => new RegExp(`['"]${RegExp.escape(key)}['"]`).test(text) || key.startsWith('stock.'))
}

/** The English text files that browsers load. */
const inBrowsers = textFiles('en').filter(path => !/\/pages|client\/(editing|offline)\//.test(path))

const fileOf = (part: string) => {
  const [feature, island] = part.split('/')
  return `client/${feature}/texts/${island ? `${island}.` : ''}en.ts`
}

test('a browser loads only the texts that its modules use', async () => {
  const loaded = new Map(await Promise.all(inBrowsers.map(async path => [path, await textsOf(path)] as const)))
  const every = saidBy(reachedFrom('client/entry.ts', 'client/shared/island/hydrate.tsx'))
  const missing = [...withTexts].flatMap(([module, parts]) => {
    const has = ['shared', ...parts].flatMap(part => listKeys(loaded.get(fileOf(part)) ?? {}))
    const says = saidBy(reachedFrom(module))
    every.push(...says)
    return says.filter(key => !has.includes(key)).map(key => `${module}: ${key}`)
  })
  expect(withTexts.size).toBeGreaterThan(20)
  expect(missing).toEqual([])
  expect([...loaded.values()].flatMap(listKeys).filter(key => !every.includes(key))).toEqual([])
})
