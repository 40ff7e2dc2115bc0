import * as v from 'valibot'
import type { Locale } from '#client/i18n/locales.ts'
import { query } from '../content/client.ts'
import { link, pagePicture, pictureFragment, portableText, seoData } from '../content/shapes.ts'
import type { Fetch } from '../services.ts'

const document = `query GlobalContent($locale: Locale!, $preview: Boolean) {
  globalContent(locale: $locale, preview: $preview) {
    header {
      title href
      image { ...PagePicture }
      lists { title links { title href image { ...PagePicture } } }
    }
    footer { newsletterText columns { title contentBody isInformation } }
    config {
      shopName
      seoData { title description shareImage }
      newsletterModalText newsletterModalSuccessText popularSearches
    }
  }
}${pictureFragment}`

const pictureLink = v.object({ ...link.entries, image: v.nullable(pagePicture) })
const headerLink = v.object({
  ...pictureLink.entries,
  lists: v.array(v.object({ title: v.string(), links: v.array(pictureLink) })),
})

const schema = v.object({
  globalContent: v.object({
    header: v.array(headerLink),
    footer: v.object({
      newsletterText: v.string(),
      columns: v.array(v.object({ title: v.string(), contentBody: portableText, isInformation: v.boolean() })),
    }),
    config: v.object({
      shopName: v.string(),
      seoData,
      newsletterModalText: v.string(),
      newsletterModalSuccessText: v.string(),
      popularSearches: v.array(v.string()),
    }),
  }),
})

export type GlobalContent = v.InferOutput<typeof schema>['globalContent']
export type HeaderLink = GlobalContent['header'][number]
export type PictureLink = v.InferOutput<typeof pictureLink>

/** Menus, footer and the shop's name: what every page shows. Throws `ContentError` when the content service does not give them. */
export async function loadGlobalContent(content: Fetch, locale: Locale, preview = false): Promise<GlobalContent> {
  const { globalContent } = await query(content, document, { locale, preview }, schema)
  return globalContent
}
