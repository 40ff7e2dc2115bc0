import * as v from 'valibot'
import type { ProductSummary } from '#client/shared/product-card/product.ts'
import { energyClass } from '../../shared/content/shapes/energy.ts'
import { contentSummary, toSummary } from '../../shared/content/shapes/product-summary.ts'
import { lenientFlag, lenientText, listOf, orNull } from '../../shared/content/shapes/tolerant.ts'
import type { Measured } from '../../shared/drawing/measured.ts'
import { measureProduct } from '../../shared/drawing/measured.ts'
import { perVisit } from '../../shared/edge/isolate-cache.ts'
import type { Visit } from '../../visit.ts'

/**
 * The product fields that light tools need. Queries that use them have to append
 * `productSummaryFragment`.
 */
export const lightFragment = `...ProductSummary
  categories { slug isMainCategory }
  lightSources { id slug facts { luminousFlux effect socket } }
  facts {
    energyClass socket maxEffect effect luminousFlux beam lightsourceIncluded dimmable lifetime ipClass isolationClass cableLength
    closedShade approvedForClosed dimmers dimensions { diameter width height depth length }
    maxBulbSize { diameter width height depth length }
  }`

const length = orNull(v.number())
const size = v.object({ diameter: length, width: length, height: length, depth: length, length })
const number = orNull(v.number())
const fact = orNull(v.boolean())

const contentFacts = v.object({
  energyClass,
  socket: orNull(v.string()),
  maxEffect: number,
  effect: number,
  luminousFlux: number,
  beam: number,
  lightsourceIncluded: fact,
  dimmable: fact,
  lifetime: number,
  ipClass: orNull(v.string()),
  isolationClass: orNull(v.string()),
  cableLength: number,
  closedShade: fact,
  approvedForClosed: fact,
  dimmers: orNull(v.array(v.picklist(['trailing-edge', 'leading-edge']))),
  dimensions: listOf(size),
  maxBulbSize: orNull(size),
})

export type LightFacts = v.InferOutput<typeof contentFacts>

const contentSource = v.object({ luminousFlux: number, effect: number, socket: orNull(v.string()) })

export const contentLight = v.object({
  ...contentSummary.entries,
  type: lenientText,
  categories: listOf(v.object({ slug: v.string(), isMainCategory: lenientFlag })),
  lightSources: listOf(v.object({ id: v.string(), slug: v.string(), facts: contentSource })),
  facts: contentFacts,
})

/** A product with the facts that light tools need. */
export interface LightProduct extends ProductSummary {
  type: string
  facts: LightFacts
  /** The slugs of the product's categories, the main category first. */
  categories: string[]
  /** Light sources that editors chose for this lamp; flux in lm, power in W. */
  lightSources: { slug: string; luminousFlux: number | null; effect: number | null }[]
  measured: Measured | null
}

export const toLightProduct = perVisit((product: v.InferOutput<typeof contentLight>, visit: Visit): LightProduct => {
  const main = product.categories.filter(category => category.isMainCategory)
  const others = product.categories.filter(category => !category.isMainCategory)
  const categories = [...main, ...others].map(({ slug }) => slug)
  const { dimensions, cableLength } = product.facts
  return {
    ...toSummary(product, visit),
    type: product.type,
    facts: product.facts,
    categories,
    lightSources: product.lightSources.map(({ slug, facts }) => ({ slug, ...facts })),
    measured: measureProduct({ categories, dimensions, cableLength }),
  }
})
