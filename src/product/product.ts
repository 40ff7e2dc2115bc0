import type { ProductSummary } from '#client/product/product.ts'
import type { LitImages } from '#client/ui/picture/lit-picture.tsx'
import type { EnergyClass } from '#client/ui/product/energy-arrow.tsx'
import type { RichTextBlocks } from '#client/ui/text/rich-text.tsx'
import type { Dimming } from './lamp.ts'
import type { SafetyFacts } from './safety.tsx'

export interface ProductPicture extends LitImages {
  /**
   * Where the studio's light and the lamp's are kept apart, to be mixed by `client/product/dimmer`.
   */
  layers: string | null
}

/** Everything a product page shows, for one visit. */
export interface Product extends ProductSummary {
  sku: string
  /** Of its price, as an ISO code; empty when that is not known. */
  currency: string
  lead: string
  designer: { slug: string; name: string } | null
  mainCategory: { slug: string; name: string } | null
  pictures: ProductPicture[]
  /** Null for what cannot be dimmed. */
  dimming: Dimming | null
  /** Of a light source: its number in the European product database. */
  eprel: string | null
  /** The energy class of the light source in it. */
  contained: EnergyClass | null
  /**
   * Each can be bought; several are sizes. Stock is as of the last synchronisation: `yes`, `few` or
   * `no`.
   */
  items: { item: string; name: string; sku: string; ean: string; stock: string }[]
  /** The specification table, in the order of the page. */
  facts: { name: string; value: string }[]
  description: RichTextBlocks
  details: string[]
  information: RichTextBlocks
  safety: SafetyFacts
  sizeGuide: RichTextBlocks
  downloads: { title: string; href: string }[]
  /** The same design in every finish, this one included. */
  variants: ProductSummary[]
}
