import * as v from 'valibot'
import { refersTo } from '../lib/marks.ts'
import { body, filled, link, longText, pagePicture, products, seoData, text, texts } from './fields.ts'

const banner = v.object({ title: text, text: longText, link, picture: pagePicture })
const picturedLink = v.object({ ...link.entries, image: v.optional(pagePicture) })

export const globalContent = v.object({
  header: v.array(
    v.object({
      ...picturedLink.entries,
      lists: v.array(v.object({ title: text, links: v.array(picturedLink) })),
    }),
  ),
  footer: v.object({
    newsletterText: longText,
    columns: v.array(v.object({ title: text, contentBody: body, isInformation: v.boolean() })),
  }),
  config: v.object({
    shopName: v.string(),
    seoData,
    newsletterModalText: longText,
    newsletterModalSuccessText: longText,
    popularSearches: texts,
  }),
})

const roomGuide = v.object({
  title: text,
  intro: longText,
  rooms: v.array(v.object({ name: filled, figure: filled, advice: filled, link, picture: v.optional(pagePicture) })),
})

/** The front page; each optional part is a band of it. */
export const startPage = v.object({
  seoData,
  hero: banner,
  /** Slugs. */
  categories: v.array(refersTo('category')),
  newProductsTitle: text,
  newProducts: products,
  /** Slug. */
  case: v.optional(refersTo('case')),
  roomGuide: v.optional(roomGuide),
  story: banner,
  popularTitle: text,
  popularProducts: products,
  /** Slug. */
  designer: v.optional(refersTo('designer')),
  /** The heading above the newest news, which are chosen automatically. */
  newsTitle: v.optional(text),
})

export const page = v.object({
  seoData,
  title: text,
  lead: longText,
  picture: v.optional(pagePicture),
  /** Whom visitors of this page can turn to. */
  contact: v.optional(v.object({ name: v.string(), role: text, email: text, phone: v.string() })),
  body,
})
