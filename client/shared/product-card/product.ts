import type { StockLabel } from '../commerce/stock.ts'
import type { ShownPrice } from '../money/price.ts'
import type { LitImages } from '../ui/picture/lit-picture.tsx'
import type { EnergyClass } from '../ui/product/energy-arrow.tsx'

/** One finish of a product's design. The product's card in a listing links to it. */
export interface Swatch {
  slug: string
  finish: string
  /** As `#rrggbb`; null when unknown. */
  colour: string | null
}

/** A drawing on a card instead of its picture. */
export interface CardDrawing {
  address: string
  /** The product's width and height, formatted. */
  measures: string
}

/** The data of a product card for one visit, with price list and market already applied. */
export interface ProductSummary {
  /** The commerce platform's product id. */
  id: string
  slug: string
  name: string
  finish: string
  /** The finishes of the design that are sold here, including this one; empty without others. */
  swatches: Swatch[]
  picture: LitImages | null
  /** Null when the product has no price in the visit's price list. */
  price: ShownPrice | null
  /**
   * Set for light sources, whose energy class is shown beside the price; null for other products.
   */
  energy: EnergyClass | null
  /** The best stock among the product's items. */
  stock: StockLabel
  isNew: boolean
  isExclusive: boolean
  /** Protected against splashing water: suitable for bathrooms and outdoors. */
  isIp44: boolean
  /** Whether the product is sold in the visit's market. */
  isSoldHere: boolean
}
