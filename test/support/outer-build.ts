import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import * as v from 'valibot'

const built = v.looseObject({
  assets: v.looseObject({ directory: v.string() }),
  d1_databases: v.array(v.looseObject({ migrations_dir: v.string() })),
})

/**
 * Copies the built shop into a Worker whose source is `text` and which imports the shop as
 * `./index.js`. Returns the path of the copy's configuration, and a function that removes the copy.
 */
export function buildOuter(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'outer-'))
  cpSync('dist/local', folder, { recursive: true })
  const path = join(folder, 'wrangler.json')
  const config = v.parse(built, JSON.parse(readFileSync(path, 'utf8')))
  const absolute = (from: string) => resolve('dist/local', from)
  writeFileSync(join(folder, 'outer.js'), text)
  writeFileSync(
    path,
    JSON.stringify({
      ...config,
      main: 'outer.js',
      assets: { ...config.assets, directory: absolute(config.assets.directory) },
      d1_databases: config.d1_databases.map(one => ({
        ...one,
        migrations_dir: absolute(one.migrations_dir),
      })),
    }),
  )
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
