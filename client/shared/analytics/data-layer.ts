/** An item in GA4 ecommerce format. Prices are in major units, as paid. */
export interface AnalyticsItem {
  item_id: string
  item_name: string
  item_variant?: string
  item_category?: string
  item_list_name?: string
  index?: number
  price: number
  quantity: number
}

/** Amount paid for all items: after vouchers, without deducted tax, and without shipping. */
interface Goods {
  /** ISO 4217. */
  currency: string
  value: number
  items: AnalyticsItem[]
}

interface Purchase extends Goods {
  transaction_id: string
  tax: number
  shipping: number
  coupon?: string
}

export type AnalyticsEvent =
  | { event: 'virtual_page_view'; page_path: string; page_title: string; page_language: string }
  | { event: 'view_item_list'; ecommerce: { currency: string; item_list_name: string; items: AnalyticsItem[] } }
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart'; ecommerce: Goods }
  | { event: 'begin_checkout'; ecommerce: Goods & { coupon?: string } }
  | { event: 'add_shipping_info'; ecommerce: Goods & { coupon?: string; shipping_tier: string } }
  | { event: 'purchase'; ecommerce: Purchase }

declare global {
  interface Window {
    /** The events, for a tag manager; it may replace the array by its own object. */
    dataLayer?: unknown
  }
}

/** Pushes an event. A tag manager that replaced the array may throw. */
export function push(event: AnalyticsEvent) {
  try {
    window.dataLayer ??= []
    const { dataLayer } = window
    if (!isLayer(dataLayer)) return
    // GA4's recommended way to clear the former event's items.
    if ('ecommerce' in event) dataLayer.push({ ecommerce: null })
    dataLayer.push(event)
  } catch (error) {
    console.info('The data layer refused an event.', error)
  }
}

const isLayer = (layer: unknown): layer is { push(entry: object): void } =>
  typeof layer === 'object' && layer !== null && typeof Reflect.get(layer, 'push') === 'function'

/** Total of items, without floating-point errors. */
export const worthOf = (items: AnalyticsItem[]) =>
  Math.round(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100
