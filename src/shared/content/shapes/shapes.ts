import * as v from 'valibot'
import { lenientText, listOf, orNull } from './tolerant.ts'

export { portableText } from './portable-text.ts'

/*
 * Parts of the content service's responses that several pages read, with their GraphQL fragments.
 * Queries that use a fragment have to append it once.
 */

export const pictureFragment = `
fragment Image on Image { src width height colour }
fragment PagePicture on PagePicture { alt layers focus { x y } unlit { ...Image } lit { ...Image } }`

export const contentColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))

/** A picture's width or height in px, required so that the page can reserve space for it. */
const side = v.pipe(v.number(), v.integer(), v.minValue(1))
const image = v.object({
  src: v.string(),
  width: side,
  height: side,
  colour: orNull(contentColor),
})

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/**
 * The focus of a picture as a CSS position. It is undefined instead of null when missing, so that
 * it takes no space in the JSON of islands.
 */
const focus = v.fallback(
  v.optional(
    v.pipe(
      v.object({ x: percent, y: percent }),
      v.transform(({ x, y }) => `${x}% ${y}%`),
    ),
  ),
  undefined,
)

const pictureEntries = { alt: lenientText, layers: orNull(v.string()), focus, unlit: image, lit: orNull(image) }

export const pagePicture = v.pipe(v.object(pictureEntries), v.transform(withFocus))

export const captionedPicture = v.pipe(v.object({ ...pictureEntries, caption: lenientText }), v.transform(withFocus))
export type CaptionedPicture = v.InferOutput<typeof captionedPicture>

interface Pair {
  focus?: string | undefined
  unlit: v.InferOutput<typeof image>
  lit: v.InferOutput<typeof image> | null
}

/** Copies the focus to both images, so that the unlit and the lit image are cropped alike. */
function withFocus<Picture extends Pair>({ focus, unlit, lit, ...picture }: Picture) {
  return { ...picture, unlit: { ...unlit, focus }, lit: lit && { ...lit, focus } }
}

export const mediaFragment = `
fragment Media on Media { alt layers focus { x y } images { light src width height colour } }`

const mediaImage = v.object({ light: lenientText, ...image.entries })

/** The unlit and the lit image from one camera position; a single image counts as unlit. */
export const media = v.pipe(
  v.object({ alt: lenientText, layers: orNull(v.string()), focus, images: listOf(mediaImage) }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { alt, layers, focus, images } = dataset.value
    const unlit = images.find(one => one.light === 'unlit') ?? images[0]
    const lit = images.find(one => one.light === 'lit' && one !== unlit) ?? null
    if (unlit) return withFocus({ alt, unlit, lit, layers, focus })
    addIssue({ message: 'No picture can be shown.' })
    return NEVER
  }),
)

export const link = v.object({ title: v.string(), href: v.string() })

export const seoData = v.fallback(
  v.object({ title: lenientText, description: lenientText, shareImage: orNull(v.string()) }),
  {
    title: '',
    description: '',
    shareImage: null,
  },
)
