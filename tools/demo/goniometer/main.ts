import { mkdirSync, writeFileSync } from 'node:fs'
import { withBulbs } from './ball.ts'
import { type Lamp, lamps } from './lamps.ts'
import { measure } from './measure.ts'
import { readModel } from './model.ts'

/*
 * Computes the luminous intensities of the demo's lamps from their models, and writes them as
 * EULUMDAT: `npm run light`, or some of them by name. Stops where light does not add up within 2 %.
 */
const folder = 'tools/demo/light'
const models = 'tools/demo/models'
const wanted = process.argv.slice(2)

/** As many as give smooth curves: those of a round lamp all count for one plane. */
const raysOf = ({ symmetry }: Lamp) => (symmetry === 'rotational' ? 400_000 : 500_000)
const percent = (share: number) => `${(share * 100).toFixed(2)} %`

mkdirSync(folder, { recursive: true })
for (const lamp of lamps.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const rays = raysOf(lamp)
  const model = withBulbs(readModel(`${models}/${lamp.model}.glb`, lamp.through), lamp.bulbs ?? [])
  const { file, balance, ratio } = measure(lamp, model, rays)
  const absorbed = [...balance.absorbed].map(([name, light]) => `${name} ${percent(light / rays)}`).join(', ')
  console.log(`${lamp.name}: leaves ${percent(balance.left / rays)}; absorbed ${absorbed}; file ${percent(ratio)}`)
  if (Math.abs(ratio - 1) > 0.02) throw new Error(`The light of ${lamp.name} does not add up.`)
  writeFileSync(`${folder}/${lamp.name}.ldt`, file)
}
