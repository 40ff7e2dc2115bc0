import type { Distribution } from '#client/shared/photometry/distribution.ts'
import type { Image } from '#client/shared/ui/picture/picture.tsx'
import type { EnergyClass } from '#client/shared/ui/product/energy-arrow.tsx'
import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import type { Fact } from '../shared/content/shapes/attributes.ts'
import type { SafetyFacts } from '../shared/content/shapes/safety.ts'
import type { Measured } from '../shared/drawing/measured.ts'

/** A data sheet says all that the product page does, the other what mounting and care ask for. */
export type SheetKind = 'data' | 'care'

/** What a product's data sheet says in one language. No prices: they depend on the market. */
export interface Sheet {
  slug: string
  name: string
  finish: string
  sku: string
  lead: string
  designer: string | null
  /** Unlit. */
  picture: { image: Image; alt: string } | null
  /** What its drawing is made of; null for what is not drawn. */
  measured: Measured | null
  /** How it spreads its light; null when unknown. */
  light: Distribution | null
  /** The specification table, in page order. */
  facts: Fact[]
  description: RichTextBlocks
  details: string[]
  information: RichTextBlocks
  sizeGuide: RichTextBlocks
  safety: SafetyFacts
  /** The merchant's, in years; null without one. */
  guarantee: number | null
  /** The maker's; null without one. */
  producerGuarantee: { years: number; terms: string } | null
  /** Of a light source. */
  energy: EnergyFacts | null
  /** The energy class of a lamp's built-in light source. */
  contained: EnergyClass | null
}

interface EnergyFacts {
  letter: EnergyClass
  /** kWh in 1000 h; null when unknown. */
  consumption: number | null
  /** Its number in the European product database; null when unknown. */
  eprel: string | null
}
