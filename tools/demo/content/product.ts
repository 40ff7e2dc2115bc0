import type { Facts } from '../../../src/services/content/entries/facts.ts'
import type { Article, PriceList } from '../article.ts'
import { ageingOf } from '../articles/ageing.ts'
import { detailsOf } from '../articles/details.ts'
import { roomsOf } from '../articles/in-rooms.ts'
import { roomOf } from '../articles/rooms.ts'
import { itemsOf } from '../articles.ts'
import { photometryOf } from '../light.ts'
import { makerOf } from '../makers.ts'
import { modelOf } from '../models.ts'
import { informationOf, sizeGuideOf } from '../pages/product-information.ts'
import { warningsOf } from '../pages/warnings.ts'
import { body, paragraph } from '../portable-text.ts'
import { mediaOf } from './pictures.ts'

/** Each market of the demo shop has its own price list. */
export const markets: { market: number; priceList: PriceList; currency: string }[] = [
  { market: 1, priceList: 65, currency: 'SEK' },
  { market: 2, priceList: 66, currency: 'NOK' },
  { market: 3, priceList: 67, currency: 'DKK' },
  { market: 4, priceList: 68, currency: 'EUR' },
  { market: 5, priceList: 69, currency: 'GBP' },
  { market: 6, priceList: 70, currency: 'USD' },
]

/** Converts a product to a `product` entry of the content service. */
export const productOf = (article: Article) => ({
  id: article.id,
  slug: article.slug,
  name: article.name,
  variantName: article.variant,
  ...(article.swatch && { swatch: article.swatch }),
  sku: article.sku,
  type: article.type,
  family: article.family,
  designer: article.designer,
  maker: makerOf(article),
  photometry: photometryOf(article.id),
  categories: article.categories,
  popularity: article.popularity,
  createdAt: article.created,
  isNew: article.isNew ?? false,
  ...(article.prepareDays && { prepareDays: article.prepareDays }),
  isExclusive: article.exclusive ?? false,
  markets: markets.filter(({ priceList }) => article.prices[priceList]).map(({ market }) => market),
  prices: markets.flatMap(({ priceList, currency }) => {
    const price = article.prices[priceList]
    if (!price) return []
    return [
      {
        priceList,
        currency,
        amount: minor(price.price),
        ...(price.before !== undefined && { before: minor(price.before) }),
        ...(price.lowest !== undefined && { lowest: minor(price.lowest) }),
      },
    ]
  }),
  items: itemsOf(article).map(item => ({ ...item, stock: stockLabel(item.stock) })),
  media: [...article.pictures, ...detailsOf(article.id), ...roomsOf(article.id)].map(mediaOf),
  model: modelOf(article.slug),
  room: roomOf(article.id),
  ...ageingOf(article),
  facts: factsOf(article),
  lead: article.lead,
  descriptionBody: { en: paragraphs(article.description.en), sv: paragraphs(article.description.sv) },
  details: article.details,
  informationBody: informationOf(article),
  downloads: article.downloads ?? [],
  sizeGuideBody: sizeGuideOf(article),
  warnings: warningsOf(article),
  variants: article.variants ?? [],
  relatedProducts: article.related ?? [],
  accessories: article.accessories ?? [],
  lightSources: article.lightSources ?? [],
  spareParts: article.spareParts ?? [],
})

/** The demo shop's Global Location Number, in the range that GS1 reserves for examples. */
const gln = '9520000000004'

/**
 * Returns a product's facts. Materials are split at commas: "Oak, marble" becomes two materials.
 */
function factsOf({ type, facts: { material, ...own } }: Article): Facts {
  const facts = { ...own, gln, guarantee: guarantees[type], ...(type === 'lightsource' && producerGuarantee) }
  if (!material) return facts
  const sv = material.sv.split(', ')
  return {
    ...facts,
    material: material.en.split(', ').map((en, at) => ({ en: capital(en), sv: capital(sv[at] ?? en) })),
  }
}

/** The guarantee that the demo's manufacturer of light sources gives. */
const producerGuarantee = {
  'producer-guarantee': 5,
  'producer-guarantee-terms': {
    en: 'Harrow & Fenn Ltd, 3 Tannery Row, Macclesfield SK11 0ZZ, United Kingdom, guarantees for five years from delivery, in every country that we deliver to, that the light source lights and keeps 70 % of its luminous flux. Write to lamps@harrowfenn.example with the order’s number: you get a new one, free of charge.',
    sv: 'Harrow & Fenn Ltd, 3 Tannery Row, Macclesfield SK11 0ZZ, Storbritannien, garanterar i fem år från leveransen, i alla länder vi levererar till, att ljuskällan lyser och behåller 70 % av sitt ljusflöde. Skriv till lamps@harrowfenn.example med ordernumret: du får en ny, utan kostnad.',
  },
}

/** The seller's guarantee in years. Types that are not listed have only the legal guarantee. */
const guarantees: Partial<Record<Article['type'], number>> = { lamp: 5, lightsource: 2 }

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const minor = (major: number) => Math.round(major * 100)

const paragraphs = (texts: string[]) => body(...texts.map(text => paragraph(text)))

/** Returns the stock label for a number of items, as the content service does. */
const stockLabel = (stock: number) => (stock > 10 ? 'yes' : stock > 0 ? 'few' : 'no')
