import { canDraw, type DrawnSize, lampKinds, type Measured } from './measured.ts'

/*
 * The file name of a drawing contains everything that the drawing shows, such as
 * `pendant_d320h400_c3000.svg` for a pendant of 320 mm diameter and 400 mm height on a cord of
 * 3000 mm. So the Worker can draw it without querying the content service, a cached drawing is
 * never outdated, and a draft with different measurements gets a drawing at another address.
 */

const letters = [
  ['d', 'diameter'],
  ['w', 'width'],
  ['h', 'height'],
  ['p', 'depth'],
  ['l', 'length'],
] as const

/** Formats the file name of a drawing, with lengths in mm. */
export const formatDrawingFile = ({ kind, sizes, cord }: Measured) =>
  `${[kind, ...sizes.map(sizeText), ...(cord ? [`c${rounded(cord)}`] : [])].join('_')}.svg`

const sizeText = (size: DrawnSize) =>
  letters.map(([letter, name]) => (size[name] === null ? '' : letter + rounded(size[name]))).join('')

const rounded = (mm: number) => Math.round(mm * 10) / 10

/** A drawing shows at most this many sizes. */
const maxSizes = 12
const length = String.raw`([1-9]\d{0,4}(?:\.\d)?)`
const sizePattern = new RegExp(`^${letters.map(([letter]) => `(?:${letter}${length})?`).join('')}$`)
const cordPattern = new RegExp(`^c${length}$`)

/** Parses a drawing's file name; null when it is invalid. */
export function parseDrawingFile(file: string): Measured | null {
  const [kindName, ...rest] = file.replace(/\.svg$/, '').split('_')
  const kind = lampKinds.find(one => one === kindName)
  const cord = cordPattern.exec(rest.at(-1) ?? '')?.[1]
  const sizes = (cord ? rest.slice(0, -1) : rest).map(parseSize)
  const isWhole = kind && sizes.length > 0 && sizes.length <= maxSizes && sizes.every(size => canDraw(kind, size))
  return isWhole ? { kind, sizes, cord: cord ? Number(cord) : null } : null
}

function parseSize(text: string): DrawnSize {
  const found =
    sizePattern
      .exec(text)
      ?.slice(1)
      .map(value => (value ? Number(value) : null)) ?? []
  const [diameter = null, width = null, height = null, depth = null, length = null] = found
  return { diameter, width, height, depth, length }
}
