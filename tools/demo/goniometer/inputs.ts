import { createHash } from 'node:crypto'
import { type Lamp, lampSetOf } from './lamps.ts'
import { readGlb, surfacesOf } from './model.ts'

/** The model that a lamp's light is computed from. */
export const modelFile = ({ model }: Lamp) => `tools/demo/models/${model}.glb`

/** As many as give smooth curves: those of a round lamp all count for one plane. */
export const raysOf = ({ symmetry }: Lamp) => (symmetry === 'rotational' ? 400_000 : 500_000)

/**
 * What a lamp's light follows from, in twelve hex digits: its model, materials, bulbs and flux, but
 * not the code that computes it.
 */
function inputsOf(lamp: Lamp): string {
  const { json, binary } = readGlb(modelFile(lamp))
  const { articles, ...shape } = lamp
  const said = [shape, lampSetOf(lamp), raysOf(lamp), surfacesOf(json, lamp.through), json.meshes, json.accessors]
  return createHash('sha256').update(JSON.stringify(said)).update(binary).digest('hex').slice(0, 12)
}

/** A file's report number: one with other inputs is out of date. */
export const reportOf = (lamp: Lamp) => `Computed, not measured; inputs ${inputsOf(lamp)}`

/** The names of those of `lamps` whose file was computed from other inputs; `fileOf` finds its text. */
export const outdatedOf = (lamps: Lamp[], fileOf: (name: string) => string) =>
  lamps.filter(lamp => !fileOf(lamp.name).split(/\r?\n/).includes(reportOf(lamp))).map(({ name }) => name)
