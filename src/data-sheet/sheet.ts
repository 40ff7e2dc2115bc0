import type { Distribution } from '#client/shared/photometry/distribution.ts'
import type { Image } from '#client/shared/ui/picture/picture.tsx'
import type { EnergyClass } from '#client/shared/ui/product/energy-arrow.tsx'
import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import type { Fact } from '../shared/content/shapes/attributes.ts'
import type { SafetyFacts } from '../shared/content/shapes/safety.ts'
import type { Measured } from '../shared/drawing/measured.ts'

/** A data sheet has everything of the product page, a care sheet what mounting and care need. */
export type SheetKind = 'data' | 'care'

/**
 * The content of a product's sheets in one language, without prices, which depend on the market.
 */
export interface Sheet {
  slug: string
  name: string
  finish: string
  sku: string
  lead: string
  designer: string | null
  /** The unlit picture. */
  picture: { image: Image; alt: string } | null
  /** The data of the drawing with measures; null without one. */
  measured: Measured | null
  /** The light distribution; null when unknown. */
  light: Distribution | null
  /** The specification table, in page order. */
  facts: Fact[]
  description: RichTextBlocks
  details: string[]
  information: RichTextBlocks
  sizeGuide: RichTextBlocks
  safety: SafetyFacts
  /** The shop's guarantee in years; null without one. */
  guarantee: number | null
  /** The maker's guarantee; null without one. */
  producerGuarantee: { years: number; terms: string } | null
  /** Null for products other than light sources. */
  energy: EnergyFacts | null
  /** The energy class of a lamp's built-in light source. */
  contained: EnergyClass | null
}

interface EnergyFacts {
  letter: EnergyClass
  /** kWh in 1000 h; null when unknown. */
  consumption: number | null
  /** Number in the European product database; null when unknown. */
  eprel: string | null
}
