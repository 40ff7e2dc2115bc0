import type { Facts } from '../../src/services/content/entries/facts.ts'

/** Text in both languages. Neither version is a machine translation of the other. */
export interface Text {
  en: string
  sv: string
}

/**
 * Ids of price lists, with their currencies and markets: 65 SEK (market 1), 66 NOK (2), 67 DKK (3),
 * 68 EUR (4), 69 GBP (5), 70 USD (6).
 */
export type PriceList = 65 | 66 | 67 | 68 | 69 | 70

export type Category =
  | 'news'
  | 'table'
  | 'portable'
  | 'candleholders'
  | 'pendant'
  | 'wall'
  | 'floor'
  | 'ceiling'
  | 'lampshades'
  | 'outdoor'
  | 'bathroom'
  | 'holiday'
  | 'lightsource'
  | 'accessories'
  | 'spareparts'

/** A product in one finish. The demo data of both services is derived from articles. */
export interface Article {
  /** The commerce platform's product id, as numeric text; items are `{id}-{size number}`. */
  id: string
  slug: string
  sku: string
  /** A proper noun, the same in both languages. */
  name: string
  /** The finish, e.g. "Brass" / "Mässing". */
  variant: Text
  /**
   * The finish's colour as `#rrggbb`. Only designs with several finishes have it, and products in
   * unusual colours.
   */
  swatch?: string
  family: string
  designer?: string
  type: 'lamp' | 'candleholder' | 'lampshade' | 'lightsource' | 'accessory' | 'sparepart'
  /** Slugs of categories; the first is the main category. */
  categories: [Category, ...Category[]]
  isNew?: boolean
  /** Working days needed to make the article to order. Default: the article is kept in stock. */
  prepareDays?: number
  exclusive?: boolean
  /** The higher, the more popular. Listings are sorted by popularity. */
  popularity: number
  /** ISO date of the day on which the product was added. */
  created: string
  /** One entry for each size; a single size is called "One size". */
  sizes: { name?: Text; ean: string; stock: number }[]
  /** In major units, including tax. The article is sold only in the price lists listed here. */
  prices: Partial<Record<PriceList, { price: number; before?: number; lowest?: number }>>
  lead: Text
  /** The description's paragraphs. */
  description: { en: string[]; sv: string[] }
  /** Short sentences, shown as a list. */
  details: { en: string[]; sv: string[] }
  /** In the format of the content service, but materials are one text, separated by commas. */
  facts: Omit<Facts, 'material' | 'gln'> & { material?: Text }
  /** Ids of all finishes of the same design. */
  variants?: string[]
  related?: string[]
  accessories?: string[]
  lightSources?: string[]
  spareParts?: string[]
  downloads?: { title: Text; href: string }[]
  /** The first picture shows the whole article. */
  pictures: [Picture, ...Picture[]]
}

export interface Picture {
  /** The name in `pictures/masters.ts`, without the ending `-unlit` or `-lit`. */
  name: string
  alt: Text
  /** Whether only the unlit version is shown, because the product gives no light. */
  isUnlit?: boolean
}
