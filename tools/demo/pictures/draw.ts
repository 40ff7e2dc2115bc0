import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { articles } from '../articles.ts'
import { drawIcons } from './icons.ts'
import { rasterise } from './raster.ts'
import { draw } from './scene.ts'
import { subjects } from './subjects.ts'

/*
 * Redraws everything in tools/demo/pictures/drawn, and the icons. What has been rendered since is drawn no more.
 *   npx node tools/demo/pictures/draw.ts                          all of it, about a minute
 *   npx node tools/demo/pictures/draw.ts --only murla-table-black  one, or all whose names begin so
 *   npx node tools/demo/pictures/draw.ts --check                  only says what is missing
 */
const at = process.argv.indexOf('--only')
const only = at > 0 ? (process.argv[at + 1] ?? '') : ''
const drawn = `${import.meta.dirname}/drawn`
const lights = ['unlit', 'lit'] as const

if (!process.argv.includes('--check')) await redraw()
const named = articles.flatMap(article => article.pictures.map(picture => picture.name))
const missing = named.filter(
  name => !isRendered(name) && !lights.some(light => existsSync(`${drawn}/${name}-${light}.webp`)),
)
if (missing.length > 0) throw new Error(`Missing: ${missing.join(', ')}`)

async function redraw() {
  await mkdir(drawn, { recursive: true })
  for (const [name, subject] of Object.entries(subjects).filter(([name]) => name.startsWith(only))) {
    for (const light of lights) {
      const file = `${drawn}/${name}-${light}.webp`
      if (isRendered(name)) await rm(file, { force: true })
      else await rasterise(draw(subject, light === 'lit'), file)
    }
  }
  if (!only) await drawIcons()
}

/** `_` and `-` are the same in the names of rendered files. */
function isRendered(name: string) {
  const files = [name, name.replaceAll('-', '_')].map(base => `${import.meta.dirname}/masters/${base}`)
  return files.some(file => lights.some(light => existsSync(`${file}-${light}.webp`)))
}
