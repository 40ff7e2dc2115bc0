import { existsSync } from 'node:fs'
import type { Picture, Text } from '../article.ts'
import { type Master, masters } from '../pictures/masters.ts'

const lights = ['unlit', 'lit'] as const
type Light = (typeof lights)[number]

/** Returns a picture's address without a width, e.g. `/image/p/murla-table-black-lit.1a2b3c`. */
const addressOf = (name: string, { hash }: Master) => `/image/p/${name}.${hash}`

/** Returns a picture's unlit and lit versions, if they exist. Throws if neither exists. */
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

/** Returns a product's picture, unlit and lit, in the format of the content service. */
export const mediaOf = ({ name, alt, isUnlit = false }: Picture) => {
  const images = imagesOf(name).images.filter(({ light }) => !isUnlit || light === 'unlit')
  return { alt, images, layers: isUnlit ? undefined : layersOf(name) }
}

/** Returns the path of a picture's light layers (`tools/demo/photography/layers.py`), if any. */
const layersOf = (name: string) =>
  existsSync(`${import.meta.dirname}/../layers/${name}.json`) ? `/layers/${name}` : undefined

/**
 * Whether both versions of a picture, unlit and lit, have been rendered and added to the masters.
 */
export const photographed = (name: string) => lights.every(light => `${name}-${light}` in masters)

/** Returns the path of a room's light layers (`photography/room_layers.py`), if any. */
const roomOf = (name: string) => layersOf(`room-${name}`)

/** Returns a picture for a page; rooms include their light layers if the files exist. */
export function pagePicture(name: string, alt: Text) {
  const { images, first } = imagesOf(name)
  const [, lit] = images
  const layers = roomOf(name)
  return { alt, unlit: first, ...(lit && { lit }), ...(layers && { layers }) }
}

/**
 * Returns the address of one version of a picture, in a width that the image endpoint offers. By
 * default, this is the lit version, or the unlit one if there is no lit version.
 */
export function fileOf(name: string, width: number, light: Light = 'lit'): string {
  const { images, first } = imagesOf(name)
  return `${(images.find(image => image.light === light) ?? first).src}_${width}`
}

/** A room for pages that are not about one product: a sideboard at dusk. */
export const duskRoom = pagePicture('dusk-room', {
  en: 'A sideboard by a window at dusk, with an Ekvika table lamp, a vase of twigs and a framed print',
  sv: 'En skänk vid ett fönster i skymningen, med en Ekvika bordslampa, en vas med kvistar och en inramad bild',
})
