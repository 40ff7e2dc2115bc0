import type { Picture, Text } from '../article.ts'

const productWidths = [400, 800, 1200]
/** Pictures that are not the usual 1200 × 1500. */
const otherWidths: Record<string, number[]> = { 'mushroom-detail': [400, 800] }
const roomWidths = [800, 1200, 1920]

const widthsOf = ({ name, width, height }: Omit<Picture, 'alt'>) =>
  otherWidths[name] ?? (width > height ? roomWidths : productWidths)

const image = (picture: Omit<Picture, 'alt'>, light: 'unlit' | 'lit') => ({
  light,
  src: `/pictures/${picture.name}-${light}`,
  width: picture.width,
  height: picture.height,
  widths: widthsOf(picture),
})

/** An article's picture as the content service holds it: unlit and lit. */
export const mediaOf = (picture: Picture) => ({
  alt: picture.alt,
  images: [image(picture, 'unlit'), image(picture, 'lit')],
})

/** A picture for a page; by default in the format of the articles' pictures. */
export function pagePicture(name: string, alt: Text, width = 1200, height = 1500) {
  const picture = { name, width, height }
  return { alt, unlit: image(picture, 'unlit'), lit: image(picture, 'lit') }
}

/** A scene without an article in the first place: a sideboard at dusk. */
export const duskRoom = pagePicture(
  'dusk-room',
  {
    en: 'A sideboard by a window at dusk, with an Ekvika table lamp, a vase of twigs and a framed print',
    sv: 'En skänk vid ett fönster i skymningen, med en Ekvika bordslampa, en vas med kvistar och en inramad bild',
  },
  1920,
  1080,
)
