import type { Facts } from '../../src/services/content/entries/facts.ts'

/** A text in both languages, each written by hand. */
export interface Text {
  en: string
  sv: string
}

/** Price lists by id: 65 SEK (market 1), 66 NOK (2), 67 DKK (3), 68 EUR (4), 69 GBP (5), 70 USD (6). */
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

/** A product in one finish. Both services' demo data are made of these alone. */
export interface Article {
  /** The commerce platform's product id, numeric text; items are `{id}-{size number}`. */
  id: string
  slug: string
  sku: string
  /** A proper noun, the same in both languages. */
  name: string
  /** The finish, e.g. "Brass" / "Mässing". */
  variant: Text
  /** The finish's colour as `#rrggbb`; for designs in several finishes, and for rare colours. */
  swatch?: string
  family: string
  designer?: string
  type: 'lamp' | 'candleholder' | 'lampshade' | 'lightsource' | 'accessory' | 'sparepart'
  /** The first is the main category. */
  categories: [Category, ...Category[]]
  isNew?: boolean
  /** Working days until it is made, for what is made to order. */
  prepareDays?: number
  exclusive?: boolean
  /** Higher is more popular; sets the order of listings. */
  popularity: number
  /** ISO date. */
  created: string
  /** One for each size; a single one is called "One size". */
  sizes: { name?: Text; ean: string; stock: number }[]
  /** Major units, tax included; a price list that is missing means not sold there. */
  prices: Partial<Record<PriceList, { price: number; before?: number; lowest?: number }>>
  lead: Text
  /** Paragraphs. */
  description: { en: string[]; sv: string[] }
  /** Short sentences, shown as a list. */
  details: { en: string[]; sv: string[] }
  /** As the content service holds them; materials as one text, separated by commas. */
  facts: Omit<Facts, 'material' | 'gln'> & { material?: Text }
  /** Ids. */
  variants?: string[]
  related?: string[]
  accessories?: string[]
  lightSources?: string[]
  spareParts?: string[]
  downloads?: { title: Text; href: string }[]
  /** The first shows the whole article. */
  pictures: [Picture, ...Picture[]]
}

export interface Picture {
  /** e.g. `mushroom-brass`, unlit and lit: see `pictures/masters.ts`. */
  name: string
  alt: Text
  /** Shown unlit only, for what does not light itself. */
  isUnlit?: boolean
}
