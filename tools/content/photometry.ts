import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { fluxOf } from '../../client/shared/photometry/flux.ts'
import { decodeText } from '../../client/shared/photometry/format/lines.ts'
import { problemText } from '../../client/shared/photometry/format/problem.ts'
import { readPhotometry } from '../../client/shared/photometry/format/read.ts'
import { ask, entry, Problem } from './api.ts'

interface Order {
  /** The entry's name; an existing one is replaced. */
  id: string
  /** By their numbers. */
  products: string[]
  file: string
  /** By a program, not measured. */
  computed: boolean
  /** The file counts its planes from the other direction than its format says. */
  turned: boolean
  publish: boolean
}

const opened = v.object({ data: v.record(v.string(), v.unknown()) })

/** Saves a photometric file as an entry, and names it in products: as drafts, or published. */
export async function attachPhotometry({ id, products, file, computed, turned, publish }: Order): Promise<string[]> {
  const bytes = bytesOf(file)
  const { distribution, warnings, problem } = withWarnings(bytes, file)
  if (problem) throw new Problem(`${file} cannot be read: ${problemText(problem)}`)
  const text = decodeText(bytes).replaceAll('\r\n', '\n')
  const data = { slug: id, file: text, origin: computed ? 'computed' : 'measured', isTurned: turned }
  await ask('PUT', entry(id), { type: 'photometry', data })
  if (publish) await ask('POST', entry(id, 'publish', 'photometry'), {})
  for (const product of products) {
    const before = v.parse(opened, await ask('GET', entry(product, '', 'product')))
    await ask('PUT', entry(product), { type: 'product', data: { ...before.data, photometry: id } })
    if (publish) await ask('POST', entry(product, 'publish', 'product'), {})
  }
  return [
    ...warnings.map(warning => `Note: ${problemText(warning)}.`),
    `${publish ? 'Published' : 'Saved as drafts'}: ${id} (${Math.round(fluxOf(distribution))} lm) ${products.length > 0 ? `for ${products.join(', ')}` : ''}`.trim(),
  ]
}

function withWarnings(bytes: Uint8Array, name: string) {
  const read = readPhotometry(bytes, name)
  return read.problem ? { ...read, warnings: [] } : read
}

function bytesOf(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new Problem(`${file} cannot be read (${error instanceof Error ? error.message : error}).`)
  }
}
