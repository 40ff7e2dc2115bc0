import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A 3D model of an article, exported by `photography/export_glb.py`. */
interface Model {
  /**
   * The name ends in six hex digits of the content's hash, so the content at an address never
   * changes.
   */
  name: string
  /** The path in the repository. */
  file: string
  bytes: number
}

/** All models, by their articles' slugs. */
export const models: Record<string, Model> = Object.fromEntries(
  globSync('tools/demo/models/*.glb')
    .sort()
    .map(file => {
      const slug = basename(file, '.glb')
      const content = readFileSync(file)
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 6)
      return [slug, { name: `${slug}.${hash}.glb`, file, bytes: content.length }]
    }),
)

/** Returns a product's model in the format of the content service, or undefined. */
export function modelOf(slug: string) {
  const model = models[slug]
  return model && { src: `/model/${model.name}`, bytes: model.bytes }
}
