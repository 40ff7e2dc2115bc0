import { existsSync } from 'node:fs'
import type { Picture, Text } from '../article.ts'
import { type Master, masters } from '../pictures/masters.ts'

const lights = ['unlit', 'lit'] as const
type Light = (typeof lights)[number]

/** The address of a picture without its width: `/image/p/murla-table-black-lit.1a2b3c4d`. */
const addressOf = (name: string, { hash }: Master) => `/image/p/${name}.${hash}`

/** The unlit and lit versions of a picture, or the only one. Throws if there is none. */
function imagesOf(name: string) {
  const images = lights.flatMap(light => {
    const master = masters[`${name}-${light}`]
    if (!master) return []
    const { width, height, colour } = master
    return [{ light, src: addressOf(`${name}-${light}`, master), width, height, colour }]
  })
  const [first] = images
  if (!first) throw new Error(`There is no picture ${name}: render it (tools/demo/photography/shoot.sh ${name}).`)
  return { images, first }
}

/** An article's picture in the format of the content service: unlit and lit. */
export const mediaOf = ({ name, alt, isUnlit = false }: Picture) => {
  const images = imagesOf(name).images.filter(({ light }) => !isUnlit || light === 'unlit')
  return { alt, images, layers: isUnlit ? undefined : layersOf(name) }
}

/** The light layers from `tools/demo/photography/layers.py`, which only some pictures have. */
const layersOf = (name: string) =>
  existsSync(`${import.meta.dirname}/../layers/${name}.json`) ? `/layers/${name}` : undefined

/** Whether a picture has been rendered and added to the masters, unlit and lit. */
export const photographed = (name: string) => lights.every(light => `${name}-${light}` in masters)

/** The light layers from `tools/demo/photography/room_layers.py`, which only some rooms have. */
const roomOf = (name: string) => layersOf(`room-${name}`)

/** A picture for a page; a room has its light layers if their files exist. */
export function pagePicture(name: string, alt: Text) {
  const { images, first } = imagesOf(name)
  const [, lit] = images
  const layers = roomOf(name)
  return { alt, unlit: first, ...(lit && { lit }), ...(layers && { layers }) }
}

/**
 * The address of one file of a picture, by default lit if that exists, in a width of the endpoint.
 */
export function fileOf(name: string, width: number, light: Light = 'lit'): string {
  const { images, first } = imagesOf(name)
  return `${(images.find(image => image.light === light) ?? first).src}_${width}`
}

/** A scene that does not focus on an article: a sideboard at dusk. */
export const duskRoom = pagePicture('dusk-room', {
  en: 'A sideboard by a window at dusk, with an Ekvika table lamp, a vase of twigs and a framed print',
  sv: 'En skänk vid ett fönster i skymningen, med en Ekvika bordslampa, en vas med kvistar och en inramad bild',
})
