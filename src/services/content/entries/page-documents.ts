import * as v from 'valibot'
import { locales } from '../lib/localize.ts'
import { refersTo } from '../lib/marks.ts'
import { en as reasons } from '../lib/reasons/en.ts'
import {
  claims,
  linkField,
  localizedText,
  localizedTexts,
  longText,
  nonEmptyText,
  pagePictureField,
  products,
  richTextField,
  seoField,
} from './fields.ts'

const banner = v.object({ title: localizedText, text: longText, link: linkField, picture: pagePictureField })
const picturedLink = v.object({ ...linkField.entries, image: v.optional(pagePictureField) })

export const globalEntry = v.object({
  header: v.array(
    v.object({
      ...picturedLink.entries,
      lists: v.array(v.object({ title: localizedText, links: v.array(picturedLink) })),
    }),
  ),
  footer: v.object({
    newsletterText: longText,
    columns: v.array(v.object({ title: localizedText, contentBody: richTextField, isInformation: v.boolean() })),
  }),
  config: v.object({
    shopName: v.string(),
    seoData: seoField,
    newsletterModalText: longText,
    newsletterModalSuccessText: longText,
    popularSearches: localizedTexts,
  }),
})

export const roomEntry = v.object({
  name: nonEmptyText,
  figure: nonEmptyText,
  advice: nonEmptyText,
  link: linkField,
  picture: v.optional(pagePictureField),
})

const roomGuide = v.object({
  title: localizedText,
  intro: longText,
  rooms: v.array(roomEntry),
})

/** The parts of the front page below its hero, in the default order. */
const bands = [
  ...(['categories', 'newProducts', 'case', 'roomGuide'] as const),
  ...(['popularProducts', 'designer', 'story', 'news'] as const),
] as const

/** The front page; `bands` lists the parts to show, in their order. */
export const startPage = v.object({
  seoData: seoField,
  hero: v.object({
    ...banner.entries,
    /** The picture for screens that are taller than wide. Without it, `picture` is cropped. */
    portrait: v.optional(pagePictureField),
  }),
  /** The slugs of the categories. */
  categories: v.array(refersTo('category')),
  newProductsTitle: localizedText,
  newProducts: products,
  /** The slug of the case. */
  case: v.optional(refersTo('case')),
  roomGuide: v.optional(roomGuide),
  story: banner,
  popularTitle: localizedText,
  popularProducts: products,
  /** The slug of the designer. */
  designer: v.optional(refersTo('designer')),
  /** The heading above the newest news, which are chosen automatically. */
  newsTitle: v.optional(localizedText),
  bands: v.optional(
    v.pipe(
      v.array(v.picklist(bands)),
      v.check(names => new Set(names).size === names.length, reasons.twice),
    ),
    [...bands],
  ),
})

export const pageEntry = v.object({
  seoData: seoField,
  title: localizedText,
  lead: longText,
  picture: v.optional(pagePictureField),
  /** The person whom visitors of this page can contact. */
  contact: v.optional(v.object({ name: v.string(), role: localizedText, email: localizedText, phone: v.string() })),
  body: richTextField,
  /** A picture that the law prescribes, by language, such as the notice of the legal guarantee. */
  officialPictures: v.optional(v.array(v.object({ locale: v.picklist(locales), picture: pagePictureField }))),
  claims,
})
