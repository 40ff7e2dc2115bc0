import { findPictureFile } from '#client/shared/ui/picture/picture.tsx'
import type { Crumb } from '#client/shared/ui/text/breadcrumbs.tsx'
import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import { getBlockText } from '../content/shapes/portable-text.ts'

/** A schema.org node of JSON-LD, with absolute addresses. */
export interface StructuredThing {
  '@type': string
  [property: string]: unknown
}

type Image = Parameters<typeof findPictureFile>[0]

/** Names the shop in structured data; its full data is on the page of the terms. */
export const shopId = (site: string) => `${site}/#shop`

/** A picture's address at 1200 px, which Google asks for. */
export const structuredPicture = (site: string, image: Image) => site + findPictureFile(image, 1200)

/** Breadcrumbs; `name` is the current page's, which needs no link. */
export const breadcrumbList = (site: string, crumbs: Crumb[], name: string): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...crumbs.map(({ title, href }) => ({ name: title, item: site + href })), { name }].map(
    (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }),
  ),
})

/** A list of pages by their paths. */
export const itemList = (site: string, paths: string[]): StructuredThing => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: site + path })),
})

interface Story {
  title: string
  intro: string
  picture: { unlit: Image; lit: Image | null }
}

/** An article that the shop has written; each page is read alone, so it says who that is. */
export const article = (
  { site, shopName }: { site: string; shopName: string },
  path: string,
  { title, intro, picture }: Story,
): StructuredThing => ({
  '@type': 'Article',
  headline: title,
  description: intro,
  image: [picture.lit, picture.unlit].flatMap(image => (image ? [structuredPicture(site, image)] : [])),
  mainEntityOfPage: site + path,
  author: nameOf(site, shopName),
  publisher: nameOf(site, shopName),
})

const nameOf = (site: string, name: string) => ({
  '@type': 'Organization',
  '@id': shopId(site),
  name,
  url: `${site}/`,
})

/** Questions and answers as plain text. */
export const faqPage = (questions: { title: string; answer: RichTextBlocks }[]): StructuredThing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(getBlockText).filter(Boolean).join('\n') },
  })),
})
