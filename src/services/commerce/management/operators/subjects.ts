import { formatTextJson } from '../languages.ts'
import { setupJson } from '../setup/storage.ts'

/** What an operation changes, and how the log describes it. */
export interface Subject {
  /** Such as `order 100123`. */
  name: string
  /**
   * SQL for the subject as JSON, which the log stores before and after a change. Its parameter `?1`
   * is `value`. Null means that the log stores only the request.
   */
  state: string | null
  value: string | number
  /**
   * SQL for the subject's version, with the same parameter. Default: the number of its newest row
   * in the log, or 0.
   */
  version?: string
  /** The path of the interface that reads the subject. Default: there is none. */
  path?: string
}

/** An order. It counts its own versions, because shoppers' requests change it, too. */
export const orderSubject = (number: string): Subject => ({
  name: `order ${number}`,
  state: `(SELECT json_object('state', state, 'toSend', to_send, 'version', revision,
    'refunds', (SELECT COUNT(*) FROM refunds WHERE order_reference = orders.reference))
    FROM orders WHERE number = ?1)`,
  value: /^\d{1,12}$/.test(number) ? Number(number) : 0,
  version: '(SELECT revision FROM orders WHERE number = ?1)',
  path: `/orders/${number}`,
})

/** The stock of an item. */
export const itemSubject = (item: string): Subject => ({
  name: `item ${item}`,
  state: `(SELECT json_object('quantity', stock.quantity, 'place', place, 'low', low, 'lastMove',
    (SELECT MAX(id) FROM stock_moves WHERE stock_moves.item = ?1)) FROM stock JOIN items USING (item) WHERE item = ?1)`,
  value: item,
  // A stock count from a file may change the stock, too.
  version: `(SELECT MAX(id) FROM audit WHERE subject IN ('item ' || ?1, 'stock'))`,
})

/** A stock count from a file. `stock_moves` has each item's quantity before and after. */
export const countSubject: Subject = {
  name: 'stock',
  state: `(SELECT json_object('lastMove', MAX(id)) FROM stock_moves WHERE ?1 = ?1)`,
  value: 0,
}

export const productSubject = (product: string): Subject => ({
  name: `product ${product}`,
  state: `(SELECT json_object('name', name, 'variant', ${formatTextJson('variant')}, 'uri', uri, 'sku', sku,
    'isNew', is_new, 'prepareDays', prepare_days, 'isElectric', is_electric, 'created', created, 'media', json(media),
    'items', (SELECT json_group_array(json_object('item', item, 'size', ${formatTextJson('size')}, 'sku', sku, 'ean', ean) ORDER BY position)
      FROM items WHERE product = ?1),
    'prices', (SELECT json_group_object(pricelist, json_array(price, price_before)) FROM prices WHERE product = ?1),
    'categories', (SELECT json_group_array(category ORDER BY rank) FROM product_categories WHERE product = ?1),
    'markets', (SELECT json_group_array(market) FROM product_markets WHERE product = ?1),
    'related', (SELECT json_group_array(json_array(related, relation) ORDER BY position) FROM relations WHERE product = ?1))
    FROM products WHERE product = ?1)`,
  value: product,
  path: `/products/${product}`,
})

/** Prices of products, and the plans that change them. Amounts are in minor units. */
export const pricesSubject = (name: string, products: string[]): Subject => ({
  name,
  state: `(SELECT json_object(
    'prices', (SELECT json_group_array(json_array(product, pricelist, price, price_before)) FROM prices
      WHERE product IN (SELECT value FROM json_each(?1))),
    'planned', (SELECT json_group_array(json_array(plan, product, pricelist, price, price_before, starts, ends, status))
      FROM price_plans WHERE status IN ('planned', 'running') AND product IN (SELECT value FROM json_each(?1)))))`,
  value: JSON.stringify(products),
})

export const planSubject = (plan: string): Subject => ({
  name: `price plan ${plan}`,
  state: `(SELECT json_object('product', product, 'pricelist', pricelist, 'price', price, 'from', starts, 'until', ends,
    'status', status) FROM price_plans WHERE plan = ?1)`,
  value: /^\d{1,12}$/.test(plan) ? Number(plan) : 0,
})

export const categorySubject = (category: string): Subject => ({
  name: `category ${category}`,
  state: `(SELECT json_object('name', ${formatTextJson('name')}, 'uri', uri, 'position', position) FROM categories
    WHERE category = ?1)`,
  value: category,
})

export const voucherSubject = (voucher: string): Subject => ({
  name: `voucher ${voucher.toUpperCase()}`,
  state: `(SELECT json_object('description', description, 'type', type, 'kind', kind, 'value', value, 'pricelist', pricelist,
    'usesLeft', uses_left, 'from', valid_from, 'until', valid_until, 'minimum', minimum, 'products', products,
    'categories', categories, 'exclusive', exclusive, 'oncePerCustomer', once_per_customer)
    FROM vouchers WHERE voucher = ?1)`,
  value: voucher,
})

export const withdrawalSubject = (withdrawal: string): Subject => ({
  name: `withdrawal ${withdrawal}`,
  state: `(SELECT json_object('handled', handled, 'note', handled_note) FROM withdrawals WHERE withdrawal = ?1)`,
  value: /^\d{1,9}$/.test(withdrawal) ? Number(withdrawal) : 0,
})

/** A payment without an order, whose money is returned. */
export const paymentSubject = (reference: string): Subject => ({
  name: `payment ${reference}`,
  state: `(SELECT json_object('money', money) FROM payments WHERE reference = ?1)`,
  value: reference,
})

export const setupSubject: Subject = {
  name: 'setup',
  state: `(SELECT ${setupJson} WHERE ?1 = ?1)`,
  value: 0,
  path: '/setup',
}

/** A person whose data is exported or erased. The log does not name the person. */
export const personSubject: Subject = { name: 'person', state: null, value: 0 }

/** Several orders whose parcels are recorded from a file; the log has a row for each order. */
export const shipmentsSubject: Subject = { name: 'shipments', state: null, value: 0 }
