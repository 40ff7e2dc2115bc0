import { globSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { expect, test } from 'vitest'
import * as apiPaths from '#client/api-paths.ts'
import * as paths from '#client/paths.ts'
import { parseImports, readFiles, type SourceFile } from './imports.ts'

const files = readFiles('{src,client,tools,test}/**/*.{ts,tsx,css}')
const code = files.filter(({ path }) => !/\.css$|^tools\/demo\/|\/texts\/.*\b[a-z]{2}\.ts$/.test(path))
const lines = ({ text }: { text: string }) => text.trimEnd().split('\n').length

/** Files usually have 40 to 200 lines. A longer file should be split into its parts. */
test('no file has more than 400 lines', () => {
  expect(code.filter(file => lines(file) > 400).map(({ path }) => path)).toEqual([])
})

test('comments are at most 100 columns wide', () => {
  const wide = code.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter(line => /^\s*(\/\/|\/?\*)/.test(line) && line.length > 100)
      .map(line => `${path}: ${line.trim()}`),
  )
  expect(wide).toEqual([])
})

test('no code calls Object as a function, because its result has the type `any`', () => {
  const wrong = files.filter(({ path, text }) => /\.tsx?$/.test(path) && /\bObject\(/.test(text))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('client does not import src, and only tools and tests import tools', () => {
  const wrong = code.flatMap(file =>
    parseImports(file)
      .filter(
        name =>
          (file.path.startsWith('client/') && name.startsWith('src/')) ||
          (/^(client|src)\//.test(file.path) && name.startsWith('tools/')),
      )
      .map(name => `${file.path} → ${name}`),
  )
  expect(wrong).toEqual([])
})

/** Services are left out, because they define the paths of their own interfaces. */
const ofTheShop = code.filter(({ path }) => /^(client|src)\//.test(path) && !path.startsWith('src/services/'))

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('every path of the shop is written only in paths.ts or api-paths.ts, and has one route', () => {
  const table = Object.entries({ ...paths, ...apiPaths })
  const first = new Set(table.map(([, path]) => path.split('/')[1] ?? '').filter(Boolean))
  const spelled = new RegExp(`['"\`}]/(${[...first].map(part => RegExp.escape(part)).join('|')})(?=[/'"\`?$])`)
  const wrong = ofTheShop.filter(
    ({ path, text }) =>
      !/^client\/(api-)?paths\.ts$/.test(path) && spelled.test(withoutComments(text).replace(/from '.*'/g, '')),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
  const routes = ofTheShop.filter(({ path }) => /route\.tsx?$|^src\/(app\.tsx|webhooks\/.*)$/.test(path))
  const registeredFor = (method: string, name: string) =>
    routes.filter(({ text }) => new RegExp(`\\.(${method}|on|all)\\([^()=\\n]*aths\\.${name}\\b`).test(text)).length
  // The form that is sent to a page's path may have a file of its own.
  const registered = (name: string) => Math.max(...['get', 'post'].map(method => registeredFor(method, name)))
  // These entries of the table have no route of their own: they are pages that editors write, or
  // beginnings of longer paths.
  const below = [
    ...['home', 'faq', 'press', 'contact', 'terms', 'privacy', 'guaranteeTerms', 'takeBack', 'accessibility'],
    ...['categories', 'products', 'newsletter'],
    ...['graphql', 'image', 'commerce', 'content', 'filePart', 'api'],
  ]
  const alone = table.map(([name]) => name).filter(name => !below.includes(name))
  expect(alone.filter(name => registered(name) !== 1)).toEqual([])
})

test('attributes, ids and events shared by pages, scripts and styles are written only in names.ts', () => {
  const isNames = ({ path }: { path: string }) =>
    /^client\/(shared\/)?[\w-]+\/names\.ts$|^client\/shared\/names\//.test(path)
  const known = code.filter(isNames).flatMap(({ text }) => [...text.matchAll(/'([^']+)'$/gm)].map(([, name]) => name))
  const bare = /(?<![\w./-])data-[a-z]|\.dataset\b(?!\.value)|\{ dataset\b(?!, addIssue)/
  const wrong = ofTheShop.filter(file => !isNames(file) && bare.test(withoutComments(file.text)))
  expect(wrong.map(({ path }) => path)).toEqual([])
  // Ids must also come from names.ts where a page opens something or a script finds an element.
  const bareId = /getElementById\('|popoverTarget="|<Drawer id="|browserNames\.opens\]: '/
  expect(ofTheShop.filter(({ text }) => bareId.test(text)).map(({ path }) => path)).toEqual([])
  // The attributes of the delivery widget are named by the commerce platform, not by the shop.
  const styled = files.filter(({ path }) => path.endsWith('.css') && !path.endsWith('/delivery-widget.css'))
  const inStyles = styled.flatMap(({ text }) => [...text.matchAll(/\[(data-[\w-]+)/g)].map(([, name]) => name))
  expect(inStyles.filter(name => !known.includes(name))).toEqual([])
  expect(inStyles.length).toBeGreaterThan(10)
  expect(known).toEqual([...new Set(known)])
  const used = ofTheShop.map(({ text }) => text).join('\n')
  const exported = code
    .filter(isNames)
    .flatMap(({ path, text }) =>
      [...text.matchAll(/export const (\w+)/g)].map(
        ([, name]) => `${path.match(/([\w-]+)(\/names)?\.ts$/)?.[1]}Names.${name}`,
      ),
    )
  expect(exported.filter(name => !new RegExp(`\\b${name}\\b`).test(used))).toEqual([])
})

test('only cache.ts writes Cache-Control for pages', () => {
  const wrong = code.filter(
    ({ path, text }) =>
      path.startsWith('src/') &&
      !path.startsWith('src/services/') &&
      // page-cache.ts replaces Workers Cache on a developer's machine.
      !['src/shared/edge/cache.ts', 'src/local/page-cache.ts'].includes(path) &&
      text.includes("'Cache-Control'"),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

/** The stylesheets that a stylesheet or a script imports, as paths from the root. */
const importsOfStyles = ({ path, text }: SourceFile) =>
  [...text.matchAll(/(?:@import|from) ["']([^"']+\.css)/g)].map(([, name = '']) =>
    normalize(`${dirname(path)}/${name}`),
  )

test('every CSS file in client is imported by a stylesheet or a script', () => {
  const users = files.filter(({ path }) => path.startsWith('client/'))
  const imported = new Set(users.flatMap(importsOfStyles))
  const blocks = globSync('client/**/*.css').filter(path => !/(^client\/\w+|sheet)\.css$/.test(path))
  const wrong = blocks.filter(path => !imported.has(path))
  expect(blocks.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

test('no form control has a name that hides a property of its form, such as `action`', () => {
  const hiding = /\bname="(action|elements|method|requestSubmit|submit|target)"/
  expect(ofTheShop.filter(({ text }) => hiding.test(text)).map(({ path }) => path)).toEqual([])
})
