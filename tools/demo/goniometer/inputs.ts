import { createHash } from 'node:crypto'
import { type Lamp, lampSetOf } from './lamps.ts'
import { readGlb, surfacesOf } from './model.ts'

/** Returns the path of the model from which a lamp's light is computed. */
export const modelFile = ({ model }: Lamp) => `tools/demo/models/${model}.glb`

/** Returns how many rays are enough for smooth curves. A round lamp's rays all add to one plane. */
export const raysOf = ({ symmetry }: Lamp) => (symmetry === 'rotational' ? 400_000 : 500_000)

/**
 * Returns a hash, in twelve hex digits, of a lamp's model, materials, bulbs and flux. The code that
 * computes the light is not part of it.
 */
function inputsOf(lamp: Lamp): string {
  const { json, binary } = readGlb(modelFile(lamp))
  const { articles, ...shape } = lamp
  const said = [shape, lampSetOf(lamp), raysOf(lamp), surfacesOf(json, lamp.through), json.meshes, json.accessors]
  return createHash('sha256').update(JSON.stringify(said)).update(binary).digest('hex').slice(0, 12)
}

/** Returns a file's report number, which shows from which inputs the file was computed. */
export const reportOf = (lamp: Lamp) => `Computed, not measured; inputs ${inputsOf(lamp)}`

/**
 * Lists the names of lamps whose file was computed from inputs that have changed since. `fileOf`
 * loads the text of a file.
 */
export const outdatedOf = (lamps: Lamp[], fileOf: (name: string) => string) =>
  lamps.filter(lamp => !fileOf(lamp.name).split(/\r?\n/).includes(reportOf(lamp))).map(({ name }) => name)
