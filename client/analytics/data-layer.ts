/**
 * A piece of goods as the field's standard has it (GA4 ecommerce). Prices are in major units, and
 * what is paid.
 */
export interface Item {
  item_id: string
  item_name: string
  item_variant?: string
  item_category?: string
  item_list_name?: string
  index?: number
  price: number
  quantity: number
}

/**
 * Of all items, what is paid for them: after vouchers, without deducted tax, and never delivery.
 */
interface Goods {
  /** ISO 4217. */
  currency: string
  value: number
  items: Item[]
}

interface Purchase extends Goods {
  transaction_id: string
  tax: number
  shipping: number
  coupon?: string
}

export type ShopEvent =
  | { event: 'virtual_page_view'; page_path: string; page_title: string; page_language: string }
  | { event: 'view_item_list'; ecommerce: { currency: string; item_list_name: string; items: Item[] } }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart'; ecommerce: Goods }
  | { event: 'begin_checkout'; ecommerce: Goods & { coupon?: string } }
  | { event: 'add_shipping_info'; ecommerce: Goods & { coupon?: string; shipping_tier: string } }
  | { event: 'purchase'; ecommerce: Purchase }

declare global {
  interface Window {
    /**
     * What happened, for a tag manager to read; it may put an object of its own in the array's
     * place.
     */
    dataLayer?: unknown
  }
}

/** Lays an event down. A tag that has taken the layer over may throw. */
export function push(event: ShopEvent) {
  try {
    window.dataLayer ??= []
    const { dataLayer } = window
    if (!isLayer(dataLayer)) return
    // The standard's way to keep one event's goods out of the next.
    if ('ecommerce' in event) dataLayer.push({ ecommerce: null })
    dataLayer.push(event)
  } catch (error) {
    console.info('The data layer refused an event.', error)
  }
}

const isLayer = (layer: unknown): layer is { push(entry: object): void } =>
  typeof layer === 'object' && layer !== null && typeof Reflect.get(layer, 'push') === 'function'

/** What items cost together; without the dust of floating points. */
export const worthOf = (items: Item[]) =>
  Math.round(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100
