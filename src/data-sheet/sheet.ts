import type { Distribution } from '#client/shared/photometry/distribution.ts'
import type { Image } from '#client/shared/ui/picture/picture.tsx'
import type { EnergyClass } from '#client/shared/ui/product/energy-arrow.tsx'
import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import type { Fact } from '../shared/content/shapes/attributes.ts'
import type { SafetyFacts } from '../shared/content/shapes/safety.ts'
import type { Measured } from '../shared/drawing/measured.ts'

/**
 * A data sheet has the product page's content. A care sheet has only what is needed for mounting
 * and care.
 */
export type SheetKind = 'data' | 'care'

/**
 * The content of a product's sheets in one language. It has no prices, because these depend on the
 * market.
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
  /** The data of the drawing with measures; null if there is none. */
  measured: Measured | null
  /** The light distribution; null when unknown. */
  light: Distribution | null
  /** The rows of the specification table, in the order of the product page. */
  facts: Fact[]
  description: RichTextBlocks
  details: string[]
  information: RichTextBlocks
  sizeGuide: RichTextBlocks
  safety: SafetyFacts
  /** The shop's guarantee in years; null if there is none. */
  guarantee: number | null
  /** The producer's guarantee; null if there is none. */
  producerGuarantee: { years: number; terms: string } | null
  /** The facts of a light source's energy label; null for other products. */
  energy: EnergyFacts | null
  /** The energy class of a lamp's built-in light source. */
  contained: EnergyClass | null
}

interface EnergyFacts {
  letter: EnergyClass
  /** Energy consumption in kWh per 1000 h; null when unknown. */
  consumption: number | null
  /** Registration number in the European product database (EPREL); null when unknown. */
  eprel: string | null
}
