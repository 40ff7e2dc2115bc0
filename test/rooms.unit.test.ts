import { globSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const commerce = 'src/services/commerce'

const rules = v.object({
  noRestrictedImports: v.object({ options: v.object({ patterns: v.array(v.object({ group: v.array(v.string()) })) }) }),
})
const config = v.object({
  overrides: v.array(
    v.object({
      includes: v.array(v.string()),
      linter: v.object({ rules: v.object({ style: rules }) }),
    }),
  ),
})

/** The rooms in Biome's order, each with what it may not import. */
const rooms = v
  .parse(config, JSON.parse(readFileSync('biome.rooms.json', 'utf8')))
  .overrides.flatMap(({ includes: [path = ''], linter }) => {
    const name = path.match(/commerce\/([a-z]+)\/\*\*$/)?.[1]
    const { patterns } = linter.rules.style.noRestrictedImports.options
    return name ? [{ name, forbidden: patterns.flatMap(({ group }) => group) }] : []
  })

const filesOf = (pattern: string) => globSync(pattern).filter(path => /\.tsx?$/.test(path))

test('every room of commerce imports only itself and the rooms before it: Biome knows them all', () => {
  const folders = readdirSync(commerce, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const names = folders.map(({ name }) => name).filter(name => name !== 'migrations')
  expect(new Set(rooms.map(({ name }) => name))).toEqual(new Set(names))
  for (const [index, { name, forbidden }] of rooms.entries()) {
    const later = rooms.slice(index + 1).map(room => `**/${room.name}/**`)
    expect([name, forbidden]).toEqual([name, expect.arrayContaining([...later, '../*.ts'])])
  }
})

test('no room has more than 15 files', () => {
  const folders = [...rooms.map(({ name }) => name), 'payments/*', 'management/*']
  const sizes = folders.flatMap(name =>
    [...Map.groupBy(filesOf(`${commerce}/${name}/*`), path => path.slice(0, path.lastIndexOf('/')))].map(
      ([folder, files]) => [folder, files.length] as const,
    ),
  )
  expect(sizes.length).toBeGreaterThan(14)
  expect(sizes.filter(([, size]) => size > 15)).toEqual([])
})

test('only routes, http and what limits or shows a page knows Hono', () => {
  const known = /(routes\.tsx?|\/http\/.*|\/management\/(app|http)\.ts|decline-limit\.ts|outbox-page\.tsx)$/
  const wrong = filesOf(`${commerce}/*/**`).filter(
    path => /from 'hono/.test(readFileSync(path, 'utf8')) && !known.test(path),
  )
  expect(wrong).toEqual([])
})
