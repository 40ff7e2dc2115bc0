import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ReactNode } from 'react'
import { afterAll, expect, test } from 'vitest'
import { collectText } from '../../tools/vite/react-stream-writer.ts'

type Renderer = typeof import('react-dom/server.edge')

const require = createRequire(import.meta.url)
const builtFile = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), 'cjs', file)

// The Worker's build uses the production files, and the patched renderer is made from one of them.
const productionReact = builtFile('react', 'react.production.js')
const { createElement: h, Suspense, use }: typeof import('react') = require(productionReact)
const source = readFileSync(builtFile('react-dom', 'react-dom-server.edge.production.js'), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'react-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Loads a renderer's source as a separate module that shares React with this test. */
function load(code: string, name: string): Renderer {
  const path = join(folder, `${name}.cjs`)
  const files: Record<string, string> = { react: productionReact, 'react-dom': require.resolve('react-dom') }
  writeFileSync(
    path,
    code.replaceAll(/require\("(react|react-dom)"\)/g, (_, id) => `require(${JSON.stringify(files[id])})`),
  )
  return require(path)
}

const stock = load(source, 'stock')
const ours = load(collectText(source), 'ours')

async function renderChunks({ renderToReadableStream }: Renderer, page: ReactNode): Promise<string[]> {
  const stream = await renderToReadableStream(page, { nonce: 'n' })
  return Array.fromAsync(stream, chunk => Buffer.from(chunk).toString('latin1'))
}

function Page({ late }: { late?: Promise<string> }) {
  const items = Array.from({ length: 400 }, (_, index) =>
    h('li', { key: index, 'data-n': index }, `Ljuslykta <${index}> & 灯 🕯 ${'å'.repeat(index % 90)}`),
  )
  const end = late && h(Suspense, { fallback: h('p', null, '…') }, h(Late, { text: late }))
  return h('html', { lang: 'sv' }, h('body', null, h('ul', null, items), end))
}

const Late = ({ text }: { text: Promise<string> }) => h('p', null, use(text))
const soon = () => new Promise<string>(done => setImmediate(done, 'Till sist: ö'))

test('the patched renderer writes the same bytes as React, in fewer chunks', async () => {
  for (const page of [() => h(Page), () => h(Page, { late: soon() })]) {
    const [expected, got] = [await renderChunks(stock, page()), await renderChunks(ours, page())]
    expect(got.join('')).toBe(expected.join(''))
    expect(got.length).toBeLessThan(expected.length)
  }
})

test('a late part of a page is still sent as a separate chunk', async () => {
  const chunks = await renderChunks(ours, h(Page, { late: soon() }))
  expect(chunks.length).toBeGreaterThan(1)
  expect(chunks[0]).not.toContain('Till sist')
})

test('the build fails with a renderer that lacks the expected code', () => {
  expect(() => collectText(source.replace('function completeWriting(', 'function finishWriting('))).toThrow(
    'completeWriting',
  )
})
