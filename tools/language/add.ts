import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { columnsIn } from './storage.ts'

const services = ['commerce', 'content'] as const

/**
 * Adds a language to the shop in `root`: its line in the list, dictionaries that are copies of the
 * English ones until somebody translates them, its name in the content schema, and a migration of
 * each service for its columns.
 * `code` has two letters, as addresses begin with it; `tag` is the BCP 47 tag. Throws for a
 * language that is there.
 */
export function addLanguage(root: string, code: string, tag: string) {
  if (!/^[a-z]{2}$/.test(code)) throw new Error('A code has two small letters, e.g. de.')
  const own = join(root, 'client/shared/i18n', code)
  if (existsSync(own)) throw new Error(`There is a dictionary of ${code} already.`)
  const [canonical = tag] = Intl.getCanonicalLocales(tag)

  edit(join(root, 'client/shared/i18n/locales.ts'), list =>
    list.replace(/\n\}\n/, `\n  ${code}: '${canonical}' satisfies Tag<typeof import('./${code}/index.ts')>,\n}\n`),
  )
  edit(join(root, 'src/services/content/schema.graphql'), schema =>
    schema.replace(/(enum Locale \{[^}]*)\}/, `$1  ${code}\n}`),
  )
  cpSync(join(root, 'client/shared/i18n/en'), own, { recursive: true })
  for (const service of services) {
    const folder = join(root, 'src/services', service)
    edit(join(folder, 'lib/texts.ts'), texts =>
      texts
        .replace("/en.ts'\n", `/en.ts'\nimport { ${code} } from './texts/${code}.ts'\n`)
        .replace('\n}\n', `\n  ${code},\n}\n`),
    )
    const english = readFileSync(join(folder, 'lib/texts/en.ts'), 'utf8')
    const copy = english
      .replace('export const en = {', `export const ${code}: Texts = {`)
      .replace('\nexport type Texts = typeof en\n', '')
    writeFileSync(join(folder, `lib/texts/${code}.ts`), `import type { Texts } from './en.ts'\n\n${copy}`)
    const migrations = join(folder, 'migrations')
    const number = globSync('*.sql', { cwd: migrations }).map(file => Number(basename(file).slice(0, 4)))
    const name = `${String(Math.max(...number) + 1).padStart(4, '0')}_language_${code}.sql`
    writeFileSync(join(migrations, name), columnsIn[service](code))
  }
}

function edit(path: string, change: (text: string) => string) {
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`${path} is not as it was: nothing to add a language to.`)
  writeFileSync(path, after)
}
