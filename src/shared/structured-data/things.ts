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

/**
 * Returns the shop's id in structured data. The page with the conditions of sale has the complete
 * structured data about the shop.
 */
export const shopId = (site: string) => `${site}/#shop`

/** Returns the address of a picture in a width of 1200 px, as Google recommends. */
export const structuredPictureUrl = (site: string, image: Image) => site + findPictureFile(image, 1200)

/** Describes breadcrumbs. `name` is the current page's name; that page needs no link. */
export const describeBreadcrumbs = (site: string, crumbs: Crumb[], name: string): StructuredThing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...crumbs.map(({ title, href }) => ({ name: title, item: site + href })), { name }].map(
    (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }),
  ),
})

/** Describes a list of pages, which are given by their paths. */
export const describeList = (site: string, paths: string[]): StructuredThing => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: site + path })),
})

interface Story {
  title: string
  intro: string
  picture: { unlit: Image; lit: Image | null }
}

/**
 * Describes an article. It repeats the shop's name, because search engines read each page
 * separately.
 */
export const describeArticle = (
  { site, shopName }: { site: string; shopName: string },
  path: string,
  { title, intro, picture }: Story,
): StructuredThing => ({
  '@type': 'Article',
  headline: title,
  description: intro,
  image: [picture.lit, picture.unlit].flatMap(image => (image ? [structuredPictureUrl(site, image)] : [])),
  mainEntityOfPage: site + path,
  author: describePublisher(site, shopName),
  publisher: describePublisher(site, shopName),
})

const describePublisher = (site: string, name: string) => ({
  '@type': 'Organization',
  '@id': shopId(site),
  name,
  url: `${site}/`,
})

/** Describes questions and answers as plain text. */
export const describeQuestions = (questions: { title: string; answer: RichTextBlocks }[]): StructuredThing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(getBlockText).filter(Boolean).join('\n') },
  })),
})
