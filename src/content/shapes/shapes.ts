import * as v from 'valibot'
import { listOf, orNull, text } from './tolerant.ts'

export { portableText } from './portable-text.ts'

/*
 * Parts of the content service's responses that several pages read, with their GraphQL fragments. A
 * document that uses a fragment appends its text once.
 */

export const pictureFragment = `
fragment Image on Image { src width height colour }
fragment PagePicture on PagePicture { alt layers unlit { ...Image } lit { ...Image } }`

export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

/** A picture needs an address, and its size to reserve space on the page. */
const side = v.pipe(v.number(), v.integer(), v.minValue(1))
const image = v.object({
  src: v.string(),
  width: side,
  height: side,
  colour: orNull(colour),
})

export const pagePicture = v.object({ alt: text, layers: orNull(v.string()), unlit: image, lit: orNull(image) })

export const mediaFragment = `
fragment Media on Media { alt layers images { light src width height colour } }`

const mediaImage = v.object({ light: text, ...image.entries })

/** One camera position as an unlit and a lit picture; a single picture counts as unlit. */
export const media = v.pipe(
  v.object({ alt: text, layers: orNull(v.string()), images: listOf(mediaImage) }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { alt, layers, images } = dataset.value
    const unlit = images.find(one => one.light === 'unlit') ?? images[0]
    if (unlit) return { alt, unlit, lit: images.find(one => one.light === 'lit' && one !== unlit) ?? null, layers }
    addIssue({ message: 'No picture can be shown.' })
    return NEVER
  }),
)

export const link = v.object({ title: v.string(), href: v.string() })

export const seoData = v.fallback(v.object({ title: text, description: text, shareImage: orNull(v.string()) }), {
  title: '',
  description: '',
  shareImage: null,
})
