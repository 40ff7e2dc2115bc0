import type { ProductSummary } from '#client/shared/product-card/product.ts'
import type { LitImages } from '#client/shared/ui/picture/lit-picture.tsx'
import type { EnergyClass } from '#client/shared/ui/product/energy-arrow.tsx'
import type { RichTextBlocks } from '#client/shared/ui/text/rich-text.tsx'
import type { Fact } from '../shared/content/shapes/attributes.ts'
import type { SafetyFacts } from '../shared/content/shapes/safety.ts'
import type { Measured } from '../shared/drawing/measured.ts'
import type { KeyFacts } from './key-facts.ts'
import type { Dimming } from './lamp.ts'

export interface ProductPicture extends LitImages {
  /** Address of the light layers (studio and lamp), mixed by `client/product/dimmer`. */
  layers: string | null
}

/** The data of a product page, for one visit. */
export interface Product extends ProductSummary {
  sku: string
  /** ISO code of its price; empty when unknown. */
  currency: string
  lead: string
  designer: { slug: string; name: string } | null
  family: { slug: string; name: string } | null
  mainCategory: { slug: string; name: string } | null
  pictures: ProductPicture[]
  /** Its 3D model (GLB) in the shop; null for none. */
  model: { src: string; bytes: number } | null
  /** What its drawing with measures is made of; null for none. */
  measured: Measured | null
  /** What is said of it beside its price. */
  keyFacts: KeyFacts
  /** The merchant's own guarantee, in years. */
  guarantee: number | null
  /** The maker's, in years: it has the harmonised label. */
  producerGuarantee: number | null
  /** What the buyer chooses a light source by: `maxEffect` in W. */
  bulb: { isMissing: boolean; maxEffect: number | null }
  /** Null for a lamp that cannot be dimmed. */
  dimming: Dimming | null
  /** Of a light source: its number in the European product database. */
  eprel: string | null
  /** The energy class of its built-in light source. */
  contained: EnergyClass | null
  /**
   * The items that can be bought; several are sizes. Stock is as of the last synchronisation:
   * `yes`, `few` or `no`.
   */
  items: { item: string; name: string; sku: string; ean: string; stock: string }[]
  /** Working days until it is made; 0 for what is in stock. */
  prepareDays: number
  /** The specification table, in page order. */
  facts: Fact[]
  description: RichTextBlocks
  details: string[]
  information: RichTextBlocks
  safety: SafetyFacts
  sizeGuide: RichTextBlocks
  downloads: { title: string; href: string }[]
  /** Whether a page tells how it spreads its light. */
  hasPhotometry: boolean
  /** All finishes of the design, including this one. */
  variants: ProductSummary[]
}
