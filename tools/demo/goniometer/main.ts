import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { withBulbs } from './ball.ts'
import { modelFile, outdatedOf, raysOf } from './inputs.ts'
import { lamps } from './lamps.ts'
import { measure } from './measure.ts'
import { readModel } from './model.ts'

/*
 * Computes the luminous intensities of the demo's lamps from their models and writes EULUMDAT
 * files. `npm run light` computes the outdated files, or the files of lamps that are named as
 * arguments. `-- --check` only lists outdated files. Fails if a lamp's flux differs from the
 * expected flux by more than 2 %.
 */
const folder = 'tools/demo/light'
const [isCheck, named] = [process.argv.includes('--check'), process.argv.slice(2).filter(name => name !== '--check')]

const fileOf = (name: string) => `${folder}/${name}.ldt`
const outdated = outdatedOf(lamps, name => (existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'latin1') : ''))
const wanted = named.length > 0 ? named : outdated
const percent = (share: number) => `${(share * 100).toFixed(2)} %`

if (isCheck) {
  console.log(outdated.length > 0 ? `Out of date: ${outdated.join(', ')}` : 'All files are up to date.')
  process.exit(outdated.length > 0 ? 1 : 0)
}

mkdirSync(folder, { recursive: true })
for (const lamp of lamps.filter(({ name }) => wanted.includes(name))) {
  const rays = raysOf(lamp)
  const model = withBulbs(readModel(modelFile(lamp), lamp.through), lamp.bulbs ?? [])
  const { file, balance, ratio } = measure(lamp, model, rays)
  const absorbed = [...balance.absorbed].map(([name, light]) => `${name} ${percent(light / rays)}`).join(', ')
  console.log(
    `${lamp.name}: ${percent(balance.left / rays)} of the light leaves the lamp; absorbed: ${absorbed}; flux in the file: ${percent(ratio)}`,
  )
  if (Math.abs(ratio - 1) > 0.02)
    throw new Error(`The flux in the file of ${lamp.name} differs too much from the flux of its source.`)
  writeFileSync(fileOf(lamp.name), file)
}
