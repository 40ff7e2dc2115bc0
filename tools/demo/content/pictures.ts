import { existsSync } from 'node:fs'
import type { Picture, Text } from '../article.ts'
import { type Master, masters } from '../pictures/masters.ts'

const lights = ['unlit', 'lit'] as const
type Light = (typeof lights)[number]

/** Where a picture is found, without its width: `/image/p/murla-table-black-lit.1a2b3c4d`. */
const addressOf = (name: string, { hash }: Master) => `/image/p/${name}.${hash}`

/** Both lights of a picture, or the only one there is. Throws when there is none. */
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

/** An article's picture as the content service holds it: unlit and lit. */
export const mediaOf = ({ name, alt, isUnlit = false }: Picture) => {
  const images = imagesOf(name).images.filter(({ light }) => !isUnlit || light === 'unlit')
  return { alt, images, layers: isUnlit ? undefined : layersOf(name) }
}

/** Made by `tools/demo/photography/layers.py`, for some pictures. */
const layersOf = (name: string) =>
  existsSync(`${import.meta.dirname}/../layers/${name}.json`) ? `/layers/${name}` : undefined

/** Whether a shot has been taken, developed and put among the masters, in both lights. */
export const photographed = (name: string) => lights.every(light => `${name}-${light}` in masters)

/** Made by `tools/demo/photography/room_layers.py`, for some rooms. */
const roomOf = (name: string) => layersOf(`room-${name}`)

/** A picture for a page; a room has its layers as soon as the files are there. */
export function pagePicture(name: string, alt: Text) {
  const { images, first } = imagesOf(name)
  const [, lit] = images
  const layers = roomOf(name)
  return { alt, unlit: first, ...(lit && { lit }), ...(layers && { layers }) }
}

/** The address of one file of a picture, lit where that exists, in one of the endpoint's widths. */
export function fileOf(name: string, width: number, light: Light = 'lit'): string {
  const { images, first } = imagesOf(name)
  return `${(images.find(image => image.light === light) ?? first).src}_${width}`
}

/** A scene without an article in the first place: a sideboard at dusk. */
export const duskRoom = pagePicture('dusk-room', {
  en: 'A sideboard by a window at dusk, with an Ekvika table lamp, a vase of twigs and a framed print',
  sv: 'En skänk vid ett fönster i skymningen, med en Ekvika bordslampa, en vas med kvistar och en inramad bild',
})
