import type { StockLabel } from '../commerce/stock.ts'
import type { ShownPrice } from '../money/price.ts'
import type { LitImages } from '../ui/picture/lit-picture.tsx'
import type { EnergyClass } from '../ui/product/energy-arrow.tsx'

/** What a card shows of a product, for one visit: its price list and market are already chosen. */
export interface ProductSummary {
  /** The commerce platform's product id. */
  id: string
  slug: string
  name: string
  finish: string
  /** In how many finishes the design exists, this one included. */
  finishes: number
  picture: LitImages | null
  /** Null when it has no price at all. */
  price: ShownPrice | null
  /** Of a light source, which shows it beside its price; null for all else. */
  energy: EnergyClass | null
  /** The best stock of its items. */
  stock: StockLabel
  isNew: boolean
  isExclusive: boolean
  /** Protected against splashing water: fit for bathrooms and outdoors. */
  isIp44: boolean
  /** Sold in the visit's market. */
  isSoldHere: boolean
}
