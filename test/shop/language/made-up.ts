import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { addLanguage } from '../../../tools/language/add.ts'
import { textFiles } from '../../../tools/language/texts.ts'
import { buildLocal } from '../../support/build-local.ts'

/** The code of the made-up language, which no country or language uses. */
export const code = 'xx'

const long: Record<string, string> = { a: 'áä', e: 'éë', i: 'íï', o: 'óö', u: 'úü', A: 'Áä', E: 'Éë', O: 'Óö', U: 'Úü' }

/**
 * Converts English text to the made-up language: accented, 40 % longer, and in brackets. Names of
 * parameters in braces are unchanged.
 */
export const madeUp = (text: string) => `⟦${text.replace(/\{\{\w+\}\}|[aeiouAEOU]/g, part => long[part] ?? part)}⟧`

/** The source of a module that does the same in the shop's build. */
const source = `const long = ${JSON.stringify(long)}
const word = text => text && \`⟦\${text.replace(/\\{\\{\\w+\\}\\}|[aeiouAEOU]/g, part => long[part] ?? part)}⟧\`
export function madeUp(value) {
  if (typeof value === 'string') return word(value)
  if (typeof value === 'function') return (...given) => word(value(...given))
  if (Array.isArray(value)) return value.map(madeUp)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, /^(_|style|listItem|marks|markDefs)/.test(name) ? part : madeUp(part)]),
  )
}
export function inAll(value) {
  if (Array.isArray(value)) return value.map(inAll)
  if (typeof value !== 'object' || value === null) return value
  if ('en' in value) return { ...value, ${code}: madeUp(value.en) }
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inAll(part)]))
}
`

/**
 * Builds a copy of the shop with the made-up language, which is added with the usual command. Its
 * dictionaries and content are made from the English ones. Returns the copy's folder.
 */
export async function buildMadeUp() {
  const root = mkdtempSync(join(tmpdir(), 'made-up-'))
  for (const name of ['src', 'client', 'public', 'tools', 'docs', ...globSync('*.{ts,json,toml}')])
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  // The properties of the demo's pictures, so that they need not be decoded again.
  cpSync('.wrangler/pictures.json', join(root, '.wrangler/pictures.json'))
  addLanguage(root, code, 'en-XA')

  writeFileSync(join(root, 'client/made-up.js'), source)
  for (const path of textFiles('en'))
    writeFileSync(
      join(root, path.replace(/en\.ts$/, `${code}.ts`)),
      `import { madeUp } from '#client/made-up.js'\nimport { texts as en } from './${basename(path)}'\nexport const texts = madeUp(en)\n`,
    )
  for (const service of ['commerce', 'content'])
    writeFileSync(
      join(root, `src/services/${service}/lib/texts/${code}.ts`),
      `import { madeUp } from '#client/made-up.js'\nimport { en } from './en.ts'\nexport const ${code} = madeUp(en)\n`,
    )
  replace(
    join(root, 'tools/demo/content.ts'),
    'v.parse(documents[type], joinUnits(document))',
    'v.parse(documents[type], inAll(joinUnits(document)))',
  )
  replace(
    join(root, 'tools/demo/commerce.ts'),
    'text.sv : undefined) ?? text.en',
    'text.sv : madeUp(text.en)) ?? text.en',
  )
  await buildLocal(root)
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

function replace(path: string, part: string, by: string) {
  const text = readFileSync(path, 'utf8')
  if (!text.includes(part)) throw new Error(`${path} has no ${part}`)
  writeFileSync(path, `import { inAll, madeUp } from '#client/made-up.js'\n${text.replace(part, by)}`)
}
