import * as v from 'valibot'
import { body, filled, id, ids, link, pagePicture, seoData, text, texts } from './fields.ts'

const banner = v.object({ title: text, text, link, picture: pagePicture })
const picturedLink = v.object({ ...link.entries, image: v.optional(pagePicture) })

export const globalContent = v.object({
  header: v.array(
    v.object({
      ...picturedLink.entries,
      lists: v.array(v.object({ title: text, links: v.array(picturedLink) })),
    }),
  ),
  footer: v.object({
    newsletterText: text,
    columns: v.array(v.object({ title: text, contentBody: body, isInformation: v.boolean() })),
  }),
  config: v.object({
    shopName: v.string(),
    seoData,
    newsletterModalText: text,
    newsletterModalSuccessText: text,
    popularSearches: texts,
  }),
})

const roomGuide = v.object({
  title: text,
  intro: text,
  rooms: v.array(v.object({ name: filled, figure: filled, advice: filled, link, picture: v.optional(pagePicture) })),
})

/** The front page; each optional part is a band of it. */
export const startPage = v.object({
  seoData,
  hero: banner,
  /** Slugs. */
  categories: ids,
  newProductsTitle: text,
  newProducts: ids,
  /** Slug. */
  case: v.optional(id),
  roomGuide: v.optional(roomGuide),
  story: banner,
  popularTitle: text,
  popularProducts: ids,
  /** Slug. */
  designer: v.optional(id),
  /** The heading above the newest news, which are chosen automatically. */
  newsTitle: v.optional(text),
})

export const page = v.object({
  seoData,
  title: text,
  lead: text,
  picture: v.optional(pagePicture),
  /** Whom visitors of this page can turn to. */
  contact: v.optional(v.object({ name: v.string(), role: text, email: text, phone: v.string() })),
  body,
})
