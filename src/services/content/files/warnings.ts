import { readPhotometry } from '#client/shared/photometry/format/read.ts'
import type { ContentBindings } from '../env.ts'
import type { Locale } from '../lib/localize.ts'
import { localizeProblem } from '../rules/photometry-problem.ts'
import type { StoredFile } from './library.ts'

/**
 * Adds `warnings` to a photometric file: the deviations from its format that were tolerated, in one
 * language. Other files are returned unchanged.
 */
export async function withWarnings<Stored extends StoredFile>(
  { PICTURES }: Pick<ContentBindings, 'PICTURES'>,
  file: Stored,
  locale: Locale,
): Promise<Stored & { warnings?: string[] }> {
  if (file.kind !== 'ldt' && file.kind !== 'ies') return file
  const object = await PICTURES.get(`files/${file.src.split('/').at(-1)}`)
  if (!object) return file
  const read = readPhotometry(new Uint8Array(await object.arrayBuffer()), file.name)
  return { ...file, warnings: read.problem ? [] : read.warnings.map(warning => localizeProblem(warning)[locale]) }
}
