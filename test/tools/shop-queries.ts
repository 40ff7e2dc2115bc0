import { globSync, readFileSync } from 'node:fs'

const files = globSync('src/**/*.{ts,tsx}').filter(path => !/^src\/(services|local)\//.test(path))

interface Literal {
  file: string
  name: string
  text: string
  isExported: boolean
}

/** The constants whose value is a plain or template literal. */
const literals = files.flatMap(file =>
  [...readFileSync(file, 'utf8').matchAll(/^(export )?const (\w+) =\s*(?:`([^`]*)`|'([^']*)')$/gm)].map(
    ([, exported, name = '', template, plain]): Literal => ({
      file,
      name,
      text: template ?? plain ?? '',
      isExported: exported !== undefined,
    }),
  ),
)

/** Inserts the text of constants into a query, from the same file or exported by another file. */
function whole({ file, text }: Literal): string {
  return text.replace(/\$\{(\w+)\}/g, (_, name: string) => {
    const own = literals.find(one => one.name === name && one.file === file)
    const found = own ?? literals.find(one => one.name === name && one.isExported)
    if (!found) throw new Error(`${file} has a query with ${name}, which is not a constant with a literal`)
    return whole(found)
  })
}

/** The number of queries in the source, including those that are not plain literals. */
export const queryCount = files.reduce(
  (sum, file) => sum + [...readFileSync(file, 'utf8').matchAll(/`query \w/g)].length,
  0,
)

/** A copy of the only query that the shop builds at run time. */
const totals = 'query Totals { slugs(type: page, first: 1) { total } }'

/** All queries that the shop sends to the content service, including their fragments. */
export const shopQueries = [...literals.filter(({ text }) => /^query \w/.test(text)).map(whole), totals]
