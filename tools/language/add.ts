import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { writeMigration } from './storage.ts'
import { textFiles } from './texts.ts'

const services = ['commerce', 'content'] as const

/**
 * Adds a language to the shop in `root`: its line in the list of languages, copies of the English
 * dictionaries to translate, its code in the content schema, and a migration in each service that
 * adds its columns. `code` has two letters and becomes the prefix of the language's addresses;
 * `tag` is its BCP 47 tag. Throws if the shop already has the language.
 */
export function addLanguage(root: string, code: string, tag: string) {
  if (!/^[a-z]{2}$/.test(code)) throw new Error('A code has two lower-case letters, e.g. de.')
  if (textFiles(code, root).length > 0) throw new Error(`There is a dictionary for ${code} already.`)
  const [canonical = tag] = Intl.getCanonicalLocales(tag)

  edit(join(root, 'client/shared/texts/locales.ts'), list =>
    list.replace(/\n\}\n/, `\n  ${code}: '${canonical}',\n}\n`),
  )
  edit(join(root, 'src/services/content/schema.graphql'), schema =>
    schema.replace(/(enum Locale \{[^}]*)\}/, `$1  ${code}\n}`),
  )
  for (const path of textFiles('en', root)) copyShopTexts(join(root, path), code)
  edit(join(root, 'src/services/content/lib/reasons/reason.ts'), reasons =>
    reasons
      .replace('import { sv } from', `import { ${code} } from './${code}.ts'\nimport { sv } from`)
      .replace('= { en, ', `= { en, ${code}, `),
  )
  for (const service of services) {
    const folder = join(root, 'src/services', service)
    edit(join(folder, 'lib/texts.ts'), texts =>
      texts
        .replace("/en.ts'\n", `/en.ts'\nimport { ${code} } from './texts/${code}.ts'\n`)
        .replace('\n}\n', `\n  ${code},\n}\n`),
    )
    for (const path of globSync('lib/{texts,reasons}/**/en.ts', { cwd: folder })) copyTexts(join(folder, path), code)
    const migrations = join(folder, 'migrations')
    const number = globSync('*.sql', { cwd: migrations }).map(file => Number(basename(file).slice(0, 4)))
    const name = `${String(Math.max(...number) + 1).padStart(4, '0')}_language_${code}.sql`
    writeFileSync(join(migrations, name), writeMigration[service](code))
  }
}

/** Copies the English texts of one part of the shop to a new language, with a type for `tsc`. */
function copyShopTexts(path: string, code: string) {
  const copy = readFileSync(path, 'utf8')
    .replace('export const texts = {', 'export const texts: Like<typeof en> = {')
    .replace(/\} as const\n$/, '}\n')
  const imports = `import type { Like } from '#client/texts.ts'\nimport type { texts as en } from './${basename(path)}'\n\n`
  writeFileSync(path.replace(/en\.ts$/, `${code}.ts`), imports + copy)
}

/** Copies a service's file of English texts to a file for the new language in the same folder. */
function copyTexts(path: string, code: string) {
  const copy = readFileSync(path, 'utf8')
    .replace('export const en = {', `export const ${code}: Texts = {`)
    .replace('\nexport type Texts = typeof en\n', '')
    .replaceAll("/en.ts'", `/${code}.ts'`)
  const types = copy.includes(': Texts = {') ? "import type { Texts } from './en.ts'\n" : ''
  writeFileSync(path.replace('en.ts', `${code}.ts`), types + copy)
}

function edit(path: string, change: (text: string) => string) {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${path} has changed: this command does not know where to add the language.`)
  writeFileSync(path, after)
}
