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
  /** Address of the light layers, which `client/product/dimmer` mixes; null if there are none. */
  layers: string | null
}

/** The data of a product page. Prices and availability are those of one visit. */
export interface Product extends ProductSummary {
  sku: string
  /** ISO code of the price's currency; empty when unknown. */
  currency: string
  lead: string
  designer: { slug: string; name: string } | null
  family: { slug: string; name: string } | null
  mainCategory: { slug: string; name: string } | null
  pictures: ProductPicture[]
  /** Whether the page has a second part (`more/page.tsx`), with the product in a room. */
  hasMore: boolean
  /** The 3D model (GLB), by its path in the shop; null if there is none. */
  model: { src: string; bytes: number } | null
  /** The data of the drawing with measures; null if there is none. */
  measured: Measured | null
  /** The facts shown near the price. */
  keyFacts: KeyFacts
  /** The shop's own guarantee, in years. */
  guarantee: number | null
  /** Years of the producer's guarantee (see the EU durability label); null if there is none. */
  producerGuarantee: number | null
  /**
   * Whether the lamp is sold without bulbs, how many it takes, and the maximum power of each in W.
   */
  bulb: { isMissing: boolean; count: number; maxEffect: number | null }
  /** The data for the dimmer; null for a lamp that cannot be dimmed. */
  dimming: Dimming | null
  /** A light source's number in the European product database (EPREL); null if unknown. */
  eprel: string | null
  /** The energy class of the built-in light source; null if there is none or it is unknown. */
  contained: EnergyClass | null
  /**
   * The items that can be bought, one for each size. `stock` is `yes`, `few` or `no`, as of the
   * last synchronisation with commerce.
   */
  items: { item: string; name: string; sku: string; ean: string; stock: string }[]
  /** Working days until the product is made; 0 for products that are not made to order. */
  prepareDays: number
  /** The rows of the specification table, in their order. */
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
