import { fileOf } from '#client/ui/picture/picture.tsx'
import type { Crumb } from '#client/ui/text/breadcrumbs.tsx'
import type { RichTextBlocks } from '#client/ui/text/rich-text.tsx'
import { plainText } from '../content/portable-text.ts'

/**
 * Something of schema.org as search engines read it in a page: a node of JSON-LD. Addresses in it
 * are absolute.
 */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

type Image = Parameters<typeof fileOf>[0]

/**
 * The shop itself, by name where there is room for one line only; the whole of it is on the page of
 * the terms.
 */
export const shopId = (site: string) => `${site}/#shop`

/** A picture's address at 1200 px, which Google asks for. */
export const pictureOf = (site: string, image: Image) => site + fileOf(image, 1200)

/** The way to a page; `name` is its own, which nobody has to link to. */
export const breadcrumbList = (site: string, crumbs: Crumb[], name: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...crumbs.map(({ title, href }) => ({ name: title, item: site + href })), { name }].map(
    (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }),
  ),
})

/** What a list leads to, by the paths of its pages. */
export const itemList = (site: string, paths: string[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: paths.map((path, index) => ({ '@type': 'ListItem', position: index + 1, url: site + path })),
})

interface Story {
  title: string
  intro: string
  picture: { unlit: Image; lit: Image | null }
}

/** A page to read, written by the shop. */
export const article = (site: string, path: string, { title, intro, picture }: Story): Thing => ({
  '@type': 'Article',
  headline: title,
  description: intro,
  image: [picture.lit, picture.unlit].flatMap(image => (image ? [pictureOf(site, image)] : [])),
  mainEntityOfPage: site + path,
  author: { '@id': shopId(site) },
  publisher: { '@id': shopId(site) },
})

/** Questions with their answers as plain text. */
export const faqPage = (questions: { title: string; answer: RichTextBlocks }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(plainText).filter(Boolean).join('\n') },
  })),
})
