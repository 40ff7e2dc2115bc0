import * as v from 'valibot'
import { stockCount, stockList, stockMoves } from '../../../../tools/openapi/answers/management.ts'
import type { Shop } from '../../../support/app.ts'
import { operatorTokens } from '../../../support/operator-tokens.ts'
import { createShopper } from '../shopper.ts'

/** Returns functions that manage a shop's stock as an operator, and that buy from the shop. */
export function createStockShop(shop: Shop) {
  const manage = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    createShopper(shop).call(method, `management/${path}`, body, {
      Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
      ...headers,
    })
  const listStock = async (query: string) => v.parse(stockList, (await manage('GET', `stock?${query}`)).body)

  return {
    manage,
    listStock,
    loadStock: async (item: string) => {
      const { items } = await listStock(`find=${item}`)
      const found = items.find(row => row.item === item)
      if (!found) throw new Error(`${item} is not in the stock list`)
      return found
    },
    loadMoves: async (item: string, query = '') =>
      v.parse(stockMoves, (await manage('GET', `stock/${item}/moves?${query}`)).body),
    /** Sends a stock count that must be valid, and returns its changes. */
    count: async (csv: string, apply: boolean) =>
      v.parse(stockCount, (await manage('POST', 'stock', { csv, apply })).body).changes,
    /** Buys pieces of an item, and returns the order's number. */
    buy: async (item: string, quantity: number): Promise<string> => {
      const buyer = createShopper(shop, { 'CF-IPCountry': 'SE' })
      await buyer.call('POST', `items/${item}/quantity/${quantity}`)
      return (await buyer.result(await buyer.authorised())).body.order.order
    },
  }
}
