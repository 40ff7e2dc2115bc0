import * as v from 'valibot'
import type { Locale } from '#client/shared/texts/locales.ts'
import type { Fetch } from '../../../services.ts'
import { queryContent } from '../../content/client.ts'
import { link, pagePicture, pictureFragment, portableText, seoData } from '../../content/shapes/shapes.ts'
import { lenientFlag, lenientText, listOf, orNull } from '../../content/shapes/tolerant.ts'

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

const pictureLink = v.object({ ...link.entries, image: orNull(pagePicture) })
const headerLink = v.object({
  ...pictureLink.entries,
  lists: listOf(v.object({ title: lenientText, links: listOf(pictureLink) })),
})
const column = v.object({ title: lenientText, contentBody: portableText, isInformation: lenientFlag })

const shape = v.object({
  header: listOf(headerLink),
  footer: v.fallback(v.object({ newsletterText: lenientText, columns: listOf(column) }), {
    newsletterText: '',
    columns: [],
  }),
  config: v.object({
    shopName: lenientText,
    seoData,
    newsletterModalText: lenientText,
    newsletterModalSuccessText: lenientText,
    popularSearches: listOf(v.string()),
  }),
})

/**
 * Content that every page shows. It is invalid if menu and footer are both empty, so that pages
 * keep an older copy.
 */
export const globalSchema = v.pipe(
  shape,
  v.check(({ header, footer }) => header.length + footer.columns.length > 0, 'The menu and the footer are empty.'),
)

const schema = v.object({ globalContent: globalSchema })

export type GlobalContent = v.InferOutput<typeof globalSchema>
export type HeaderLink = GlobalContent['header'][number]
export type PictureLink = v.InferOutput<typeof pictureLink>

/** Loads menus, footer and the shop's name from the content service. Throws `ContentError`. */
export async function fetchGlobalContent(content: Fetch, locale: Locale, preview = false): Promise<GlobalContent> {
  return (await queryContent(content, document, { locale, preview }, schema)).globalContent
}

/** Lists the targets of all links in the menus, then in the footer, in the editors' order. */
export function listFrameLinks({ header, footer }: GlobalContent): string[] {
  const menus = header.flatMap(({ href, lists }) => [
    href,
    ...lists.flatMap(({ links }) => links.map(link => link.href)),
  ])
  const blocks = footer.columns.flatMap(({ contentBody }) => contentBody)
  const marks = blocks.flatMap(block => ('markDefs' in block && Array.isArray(block.markDefs) ? block.markDefs : []))
  return [...menus, ...marks.flatMap(({ href }) => (typeof href === 'string' ? [href] : []))]
}
