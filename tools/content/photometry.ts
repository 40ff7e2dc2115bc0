import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { computeFlux } from '../../client/shared/photometry/flux.ts'
import { decodeText } from '../../client/shared/photometry/format/lines.ts'
import { formatProblem } from '../../client/shared/photometry/format/problem.ts'
import { readPhotometry } from '../../client/shared/photometry/format/read.ts'
import { CommandError, callService, formatEntryPath } from './api.ts'

interface PhotometryFile {
  /** The entry's id. An existing entry is replaced. */
  id: string
  /** Ids of the products that get this photometric file. */
  products: string[]
  file: string
  /** Whether the intensities were computed by a program, rather than measured in a laboratory. */
  computed: boolean
  /**
   * Whether the file numbers its C planes in the opposite direction to what its format requires.
   */
  turned: boolean
  publish: boolean
}

const opened = v.object({ data: v.record(v.string(), v.unknown()) })

/** Saves a photometric file as an entry and links products to it. Saves drafts unless `publish`. */
export async function attachPhotometry({
  id,
  products,
  file,
  computed,
  turned,
  publish,
}: PhotometryFile): Promise<string[]> {
  const bytes = readBytes(file)
  const { distribution, warnings, problem } = readWithWarnings(bytes, file)
  if (problem) throw new CommandError(`${file} cannot be read: ${formatProblem(problem)}`)
  const text = decodeText(bytes).replaceAll('\r\n', '\n')
  const data = { slug: id, file: text, origin: computed ? 'computed' : 'measured', isTurned: turned }
  await callService('PUT', formatEntryPath(id), { type: 'photometry', data })
  if (publish) await callService('POST', formatEntryPath(id, 'publish', 'photometry'), {})
  for (const product of products) {
    const before = v.parse(opened, await callService('GET', formatEntryPath(product, '', 'product')))
    await callService('PUT', formatEntryPath(product), { type: 'product', data: { ...before.data, photometry: id } })
    if (publish) await callService('POST', formatEntryPath(product, 'publish', 'product'), {})
  }
  return [
    ...warnings.map(warning => `Note: ${formatProblem(warning)}.`),
    `${publish ? 'Published' : 'Saved as drafts'}: ${id} (${Math.round(computeFlux(distribution))} lm) ${products.length > 0 ? `for ${products.join(', ')}` : ''}`.trim(),
  ]
}

function readWithWarnings(bytes: Uint8Array, name: string) {
  const read = readPhotometry(bytes, name)
  return read.problem ? { ...read, warnings: [] } : read
}

function readBytes(file: string): Uint8Array {
  try {
    return readFileSync(file)
  } catch (error) {
    throw new CommandError(`${file} cannot be read (${error instanceof Error ? error.message : error}).`)
  }
}
