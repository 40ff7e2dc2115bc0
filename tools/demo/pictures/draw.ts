import { mkdir, readFile } from 'node:fs/promises'
import { drawIcons } from './icons.ts'
import { masters, missing } from './names.ts'
import { rasterise } from './raster.ts'
import { draw } from './scene.ts'
import { subjects } from './subjects.ts'

/*
 * Redraws everything below public/pictures, and the icons:
 *   npx node tools/demo/pictures/draw.ts                          all of it, about three minutes
 *   npx node tools/demo/pictures/draw.ts --only murla-table-black  one, or all whose names begin so
 *   npx node tools/demo/pictures/draw.ts --check                  only says what is missing
 */
const at = process.argv.indexOf('--only')
const only = at > 0 ? (process.argv[at + 1] ?? '') : ''
const wanted = ([name]: [string, unknown]) => name.startsWith(only)

if (!process.argv.includes('--check')) await redraw()
const absent = await missing()
if (absent.length > 0) throw new Error(`Missing: ${absent.join(', ')}`)

async function redraw() {
  await mkdir('public/pictures', { recursive: true })
  for (const [name, { file, widths }] of Object.entries(masters).filter(wanted)) {
    for (const lit of [false, true]) {
      const source = await readFile(`${import.meta.dirname}/masters/${file}-${lit ? 'lit' : 'unlit'}.webp`)
      await rasterise(name, lit, source, widths)
    }
  }
  for (const [name, subject] of Object.entries(subjects).filter(wanted)) {
    for (const lit of [false, true]) await rasterise(name, lit, draw(subject, lit))
  }
  if (!only) await drawIcons()
}
