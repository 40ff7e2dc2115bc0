import { globSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'

const commerce = 'src/services/commerce'
const content = 'src/services/content'

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

const { overrides } = v.parse(config, JSON.parse(readFileSync('biome.rooms.json', 'utf8')))

/** A service's rooms in Biome's order, each with what it may not import. */
const roomsOf = (service: string) =>
  overrides.flatMap(({ includes: [path = ''], linter }) => {
    const name = path.startsWith(service) && path.slice(service.length).match(/^\/([a-z]+)\/\*\*$/)?.[1]
    const { patterns } = linter.rules.style.noRestrictedImports.options
    return name ? [{ name, forbidden: patterns.flatMap(({ group }) => group) }] : []
  })
const rooms = roomsOf(commerce)

/** Its folders but the migrations. */
const foldersOf = (service: string) =>
  readdirSync(service, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'migrations')
    .map(({ name }) => name)

const filesOf = (pattern: string) => globSync(pattern).filter(path => /\.tsx?$/.test(path))

test('every room of commerce imports only itself and the rooms before it: Biome knows them all', () => {
  expect(new Set(rooms.map(({ name }) => name))).toEqual(new Set(foldersOf(commerce)))
  for (const [index, { name, forbidden }] of rooms.entries()) {
    const later = rooms.slice(index + 1).map(room => `**/${room.name}/**`)
    expect([name, forbidden]).toEqual([name, expect.arrayContaining([...later, '../*.ts'])])
  }
})

test('every room of content imports only itself and what Biome lists, which is before it', () => {
  const own = roomsOf(content)
  expect(new Set(own.map(({ name }) => name))).toEqual(new Set(foldersOf(content)))
  for (const [index, { name, forbidden }] of own.entries()) {
    const earlier = own.slice(0, index).map(room => `!../${room.name}/**`)
    const allowed = forbidden.filter(pattern => /^!\.\..*\*\*$/.test(pattern))
    expect([name, forbidden]).toEqual([name, expect.arrayContaining(['../**'])])
    expect([name, allowed.filter(pattern => !earlier.includes(pattern))]).toEqual([name, []])
  }
})

test('no room has more than 15 files', () => {
  const folders = [...rooms.map(({ name }) => name), 'selection/*', 'payments/*', 'management/*'].map(
    name => `${commerce}/${name}`,
  )
  folders.push(...foldersOf(content).map(name => `${content}/${name}`))
  const sizes = folders.flatMap(folder =>
    [...Map.groupBy(filesOf(`${folder}/*`), path => path.slice(0, path.lastIndexOf('/')))].map(
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
