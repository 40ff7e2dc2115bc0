import type { Language } from '#client/shared/texts/use-translate.ts'
import type { LightProduct } from '../lamps/light-product.ts'

/** A tool's answer about one product, and the tool's query for this product. */
export interface OwnAnswer {
  query: string
  sentence: string
}

export interface Around {
  bulbs: LightProduct[]
  lamps: LightProduct[]
  currency: string
  language: Language
}
