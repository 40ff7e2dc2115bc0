import type { Article } from './article.ts'
import { accessories } from './articles/accessories.ts'
import { ceiling } from './articles/ceiling.ts'
import { ekvika } from './articles/ekvika.ts'
import { floorAndDesk } from './articles/floor-and-desk.ts'
import { lightSources } from './articles/light-sources.ts'
import { murla } from './articles/murla.ts'
import { newFinishes } from './articles/new-finishes.ts'
import { newShapes } from './articles/new-shapes.ts'
import { outdoorAndSeason } from './articles/outdoor-and-season.ts'
import { ringholm } from './articles/ringholm.ts'
import { spareParts } from './articles/spare-parts.ts'
import { words } from './texts.ts'

const facts = [
  ...murla,
  ...ekvika,
  ...ringholm,
  ...floorAndDesk,
  ...ceiling,
  ...outdoorAndSeason,
  ...lightSources,
  ...accessories,
  ...spareParts,
  ...newFinishes,
  ...newShapes,
]

/** The demo catalogue: all products with their texts. Throws if a product has no texts. */
export const articles: Article[] = facts.map(article => {
  const own = words[article.id]
  if (!own) throw new Error(`No texts for article ${article.id}`)
  return { ...article, ...own }
})

/** Lists a product's items, one per size, with the same ids and numbers in both services. */
export const itemsOf = (article: Article) =>
  article.sizes.map((size, index) => ({
    item: `${article.id}-${index + 1}`,
    name: size.name ?? { en: 'One size', sv: 'En storlek' },
    sku: article.sizes.length > 1 ? `${article.sku}-${index + 1}` : article.sku,
    ean: size.ean,
    stock: size.stock,
  }))
