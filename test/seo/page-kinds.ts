import * as v from 'valibot'

export const site = 'http://shop.test'

export const url = v.pipe(v.string(), v.startsWith(`${site}/`))
export const words = v.pipe(v.string(), v.nonEmpty())
const picture = v.pipe(v.string(), v.regex(/^http:\/\/shop\.test\/image\/p\/.+_(800|1200)$/))
export const schemaUrl = v.pipe(v.string(), v.startsWith('https://schema.org/'))
const position = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The schemas require the fields that Google requires or recommends and the shop can provide. */
const offer = v.object({
  '@type': v.literal('Offer'),
  price: v.pipe(v.number(), v.gtValue(0)),
  priceCurrency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  availability: v.picklist(['InStock', 'LimitedAvailability', 'OutOfStock']),
})
const sold = {
  sku: words,
  gtin: v.pipe(v.string(), v.regex(/^\d{13}$/)),
  offers: offer,
}
const about = {
  name: words,
  description: words,
  url,
  image: v.pipe(v.array(picture), v.minLength(1)),
  brand: v.object({ '@type': v.literal('Brand'), name: words }),
}
const product = v.object({ ...about, ...sold })
const group = v.object({
  ...about,
  productGroupID: words,
  variesBy: v.literal('https://schema.org/size'),
  hasVariant: v.pipe(
    v.array(v.object({ '@type': v.literal('Product'), name: words, size: words, ...sold })),
    v.minLength(2),
  ),
})
const crumbs = v.object({
  itemListElement: v.pipe(
    v.array(v.object({ '@type': v.literal('ListItem'), position, name: words, item: v.optional(url) })),
    v.minLength(2),
  ),
})
const list = v.object({
  itemListElement: v.pipe(v.array(v.object({ '@type': v.literal('ListItem'), position, url })), v.minLength(2)),
})
const party = v.object({
  '@type': v.literal('Organization'),
  '@id': v.literal(`${site}/#shop`),
  name: words,
  url,
})
const article = v.object({
  headline: words,
  description: words,
  image: v.pipe(v.array(picture), v.minLength(1)),
  mainEntityOfPage: url,
  author: party,
  publisher: party,
})

/** For each kind of page, an example's path and the structured data it must have, keyed by type. */
export const kinds: Record<string, [path: string, types: Record<string, v.GenericSchema>]> = {
  start: [
    '/',
    {
      WebSite: v.object({
        name: words,
        url,
        potentialAction: v.object({
          '@type': v.literal('SearchAction'),
          target: v.object({ urlTemplate: v.pipe(v.string(), v.endsWith('/search?q={search_term_string}')) }),
        }),
      }),
      OnlineStore: v.object({ '@id': v.literal(`${site}/#shop`), name: words, url, logo: url }),
    },
  ],
  product: ['/product/murla-portable-brass', { Product: product, BreadcrumbList: crumbs }],
  'product with sizes': ['/product/vavsta-pendant-linen', { ProductGroup: group, BreadcrumbList: crumbs }],
  'all products': ['/category/shop', { ItemList: list }],
  category: ['/category/shop/table', { ItemList: list, BreadcrumbList: crumbs }],
  news: ['/news', { ItemList: list }],
  'news item': [
    '/news/ringholm-in-black-chrome',
    {
      NewsArticle: v.object({ ...article.entries, datePublished: v.pipe(v.string(), v.isoDate()) }),
      BreadcrumbList: crumbs,
    },
  ],
  cases: ['/cases', { ItemList: list }],
  case: ['/cases/hamnbadet-ystad', { Article: article, BreadcrumbList: crumbs }],
  designers: ['/designers', { ItemList: list }],
  designer: [
    '/designers/ylva-torsmark',
    {
      ProfilePage: v.object({
        mainEntity: v.object({ '@type': v.literal('Person'), name: words, description: words, url, image: picture }),
      }),
      BreadcrumbList: crumbs,
    },
  ],
  concepts: ['/concepts', { ItemList: list }],
  concept: ['/concepts/pools-of-light', { Article: article, BreadcrumbList: crumbs }],
  campaign: [
    '/campaigns/towards-advent',
    {
      CollectionPage: v.object({
        ...{ name: words, description: words, url, primaryImageOfPage: picture },
        mainEntity: list,
      }),
    },
  ],
  faq: [
    '/info/faq',
    {
      FAQPage: v.object({
        mainEntity: v.pipe(
          v.array(
            v.object({
              '@type': v.literal('Question'),
              name: words,
              acceptedAnswer: v.object({ '@type': v.literal('Answer'), text: words }),
            }),
          ),
          v.minLength(5),
        ),
      }),
    },
  ],
  dealers: [
    '/info/retailer',
    {
      ItemList: v.object({
        itemListElement: v.pipe(
          v.array(
            v.object({
              item: v.object({ '@type': v.literal('Store'), name: words, address: v.object({ streetAddress: words }) }),
            }),
          ),
          v.minLength(2),
        ),
      }),
    },
  ],
  contact: ['/info/contact', { ContactPage: v.object({ name: words, url }) }],
  about: ['/about/our-history', { AboutPage: v.object({ name: words, url }) }],
}
