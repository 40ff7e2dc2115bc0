import { access } from 'node:fs/promises'
import { articles } from '../articles.ts'
import { ROOM_WIDTHS, WIDTHS } from './raster.ts'
import { roomShots, workShots } from './scenes.ts'
import { subjects } from './subjects.ts'

interface Master {
  file: string
  widths: number[]
}

/** Shots whose masters bear their names. */
const rendered = (shots: string[], widths: number[]): Record<string, Master> =>
  Object.fromEntries(shots.map(shot => [shot, { file: shot, widths }]))

/** Pictures that were rendered, by base name; their files are in `masters/`. */
export const masters: Record<string, Master> = {
  'mushroom-brass': { file: 'mushroom_brass', widths: WIDTHS },
  'mushroom-oxide': { file: 'mushroom_oxide', widths: WIDTHS },
  'mushroom-detail': { file: 'mushroom_detail', widths: [400, 800] },
  'pleated-table': { file: 'pleated_table', widths: WIDTHS },
  'globe-pendant': { file: 'globe_pendant', widths: WIDTHS },
  'dusk-room': { file: 'dusk_room', widths: ROOM_WIDTHS },
  ...rendered(roomShots, ROOM_WIDTHS),
  ...rendered(workShots, WIDTHS),
}

/** Files that should be there and are not. Throws when an article names a picture that nobody makes. */
export async function missing(): Promise<string[]> {
  const named = articles.flatMap(article => article.pictures.map(picture => picture.name))
  const unknown = named.filter(name => !(name in masters) && !(name in subjects))
  if (unknown.length > 0) throw new Error(`No drawing for ${unknown.join(', ')}`)
  const paths = [...Object.keys(masters), ...Object.keys(subjects)].flatMap(name =>
    (masters[name]?.widths ?? WIDTHS).flatMap(width =>
      ['unlit', 'lit'].map(light => `public/pictures/${name}-${light}-${width}.webp`),
    ),
  )
  const found = await Promise.all(
    paths.map(path =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  )
  return paths.filter((_, index) => !found[index])
}
