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
  /** Address of the light layers (studio and lamp), which `client/product/dimmer` mixes. */
  layers: string | null
}

/** The data of a product page, for one visit. */
export interface Product extends ProductSummary {
  sku: string
  /** ISO code of the price's currency; empty when unknown. */
  currency: string
  lead: string
  designer: { slug: string; name: string } | null
  family: { slug: string; name: string } | null
  mainCategory: { slug: string; name: string } | null
  pictures: ProductPicture[]
  /** The 3D model (GLB), by its path in the shop; null without one. */
  model: { src: string; bytes: number } | null
  /** The data of the drawing with measures; null without one. */
  measured: Measured | null
  /** The facts shown near the price. */
  keyFacts: KeyFacts
  /** The shop's own guarantee, in years. */
  guarantee: number | null
  /** The maker's guarantee, in years; it has the harmonised label of the EU. */
  producerGuarantee: number | null
  /** Facts for choosing a light source; `maxEffect` is in W. */
  bulb: { isMissing: boolean; maxEffect: number | null }
  /** Null for a lamp that cannot be dimmed. */
  dimming: Dimming | null
  /** A light source's number in the European product database. */
  eprel: string | null
  /** The energy class of the built-in light source. */
  contained: EnergyClass | null
  /**
   * The items that can be bought; several are sizes. Stock is as of the last synchronisation:
   * `yes`, `few` or `no`.
   */
  items: { item: string; name: string; sku: string; ean: string; stock: string }[]
  /** Working days until the product is made; 0 for products that are not made to order. */
  prepareDays: number
  /** The specification table, in page order. */
  facts: Fact[]
  description: RichTextBlocks
  details: string[]
  information: RichTextBlocks
  safety: SafetyFacts
  sizeGuide: RichTextBlocks
  downloads: { title: string; href: string }[]
  /** Whether the product has a page about its light distribution. */
  hasPhotometry: boolean
  /** All finishes of the design, including this one. */
  variants: ProductSummary[]
}
