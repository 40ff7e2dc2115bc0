import * as v from 'valibot'

/*
 * Pieces of the content service's answers that several pages read, with the GraphQL that asks for them.
 * A document that uses a fragment appends its text once.
 */

export const pictureFragment = `
fragment Image on Image { src width height widths }
fragment PagePicture on PagePicture { alt unlit { ...Image } lit { ...Image } }`

const image = v.object({ src: v.string(), width: v.number(), height: v.number(), widths: v.array(v.number()) })

export const pagePicture = v.object({ alt: v.string(), unlit: image, lit: v.nullable(image) })

export const mediaFragment = `
fragment Media on Media { alt images { light src width height widths } }`

const mediaImage = v.object({ light: v.string(), ...image.entries })

/** One camera position as an unlit and a lit picture; a single picture counts as unlit. */
export const media = v.pipe(
  v.object({ alt: v.string(), images: v.tupleWithRest([mediaImage], mediaImage) }),
  v.transform(({ alt, images }) => {
    const unlit = images.find(one => one.light === 'unlit') ?? images[0]
    return { alt, unlit, lit: images.find(one => one.light === 'lit' && one !== unlit) ?? null }
  }),
)

export const link = v.object({ title: v.string(), href: v.string() })

export const seoData = v.object({ title: v.string(), description: v.string(), shareImage: v.nullable(v.string()) })

/** Blocks of kinds that this shop does not know are left out when they are shown. */
export const portableText = v.array(v.looseObject({ _type: v.string(), _key: v.optional(v.string()) }))
