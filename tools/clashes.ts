import { globSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'

/*
 * Part of `npm run check`: counts the names that more than one file exports, and fails above a
 * limit, because an exported name should mean only one thing. Modules that are imported as a
 * namespace (`import * as paths`) and dictionaries are not counted.
 */

/** Maximum percentage of exported names that several files export. */
const limit = 1

const isCounted = (path: string) => !/\.d\.ts$|\/(texts|reasons)\/(.*\/)?([\w-]+\.)?[a-z]{2}\.ts$/.test(path)

const files = globSync('{src,client}/**/*.{ts,tsx}')
  .filter(isCounted)
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

const behindAnother = new Set(
  files.flatMap(({ path, text }) =>
    [...text.matchAll(/import \* as \w+ from '([^']+)'/g)].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : normalize(`${dirname(path)}/${name}`),
    ),
  ),
)

const places = new Map<string, string[]>()
for (const { path, text } of files.filter(file => !behindAnother.has(file.path))) {
  const declared = /^export (?:default )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm
  for (const [, name = ''] of text.matchAll(declared)) {
    const known = places.get(name) ?? []
    // A constant and its type may share a name if they are in the same file.
    if (!known.includes(path)) places.set(name, [...known, path])
  }
}

const clashing = [...places].filter(([, paths]) => paths.length > 1).sort()
const percent = (100 * clashing.length) / places.size
console.log(`${clashing.length} of ${places.size} exported names mean several things (${percent.toFixed(1)} %).`)
if (percent > limit) {
  console.error(clashing.map(([name, paths]) => `${name}: ${paths.join(', ')}`).join('\n'))
  console.error(`More than ${limit} %: give each thing its own name (STYLE.md).`)
  process.exitCode = 1
}
