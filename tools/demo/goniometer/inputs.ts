import { createHash } from 'node:crypto'
import { type Lamp, lampSetOf } from './lamps.ts'
import { readGlb, surfacesOf } from './model.ts'

/** The model from which a lamp's light is computed. */
export const modelFile = ({ model }: Lamp) => `tools/demo/models/${model}.glb`

/** Enough rays for smooth curves: for a round lamp, all of them count for one plane. */
export const raysOf = ({ symmetry }: Lamp) => (symmetry === 'rotational' ? 400_000 : 500_000)

/**
 * A hash of everything that determines a lamp's light, in twelve hex digits: model, materials,
 * bulbs and flux, but not the code.
 */
function inputsOf(lamp: Lamp): string {
  const { json, binary } = readGlb(modelFile(lamp))
  const { articles, ...shape } = lamp
  const said = [shape, lampSetOf(lamp), raysOf(lamp), surfacesOf(json, lamp.through), json.meshes, json.accessors]
  return createHash('sha256').update(JSON.stringify(said)).update(binary).digest('hex').slice(0, 12)
}

/** A file's report number, which tells whether the file was computed from other inputs. */
export const reportOf = (lamp: Lamp) => `Computed, not measured; inputs ${inputsOf(lamp)}`

/**
 * The names of the lamps whose file was computed from other inputs; `fileOf` loads a file's text.
 */
export const outdatedOf = (lamps: Lamp[], fileOf: (name: string) => string) =>
  lamps.filter(lamp => !fileOf(lamp.name).split(/\r?\n/).includes(reportOf(lamp))).map(({ name }) => name)
