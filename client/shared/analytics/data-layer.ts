/**
 * An item in GA4 ecommerce format. `price` is what the shopper pays for one piece, in major units.
 */
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

/**
 * The items of an event. `value` is what the shopper pays for all of them, in major units: after
 * vouchers, without deducted tax and without shipping.
 */
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
    /** The events for a tag manager, which may replace the array with its own object. */
    dataLayer?: unknown
  }
}

/**
 * Pushes an event. Logs the error if a tag manager replaced the array with an object whose `push`
 * throws.
 */
export function pushEvent(event: AnalyticsEvent) {
  try {
    window.dataLayer ??= []
    const { dataLayer } = window
    if (!isDataLayer(dataLayer)) return
    // GA4 recommends clearing the previous event's items like this.
    if ('ecommerce' in event) dataLayer.push({ ecommerce: null })
    dataLayer.push(event)
  } catch (error) {
    console.info('The data layer refused an event.', error)
  }
}

const isDataLayer = (layer: unknown): layer is { push(entry: object): void } =>
  typeof layer === 'object' && layer !== null && typeof Reflect.get(layer, 'push') === 'function'

/** Total price of the items in major units, rounded to cents. */
export const sumItems = (items: AnalyticsItem[]) =>
  Math.round(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) * 100) / 100
