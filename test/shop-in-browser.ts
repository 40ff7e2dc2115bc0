import { startLocalShop } from './local-shop.ts'

export { browser } from './shared-browser.ts'

/**
 * A shop with the demo data for all of a worker's files, which run one after another. What a file
 * changes of it stays: orders, stock, entries. A file whose settings differ opens its own.
 */
export const shop = await startLocalShop()
// Vitest ends a worker without telling its modules.
process.once('exit', shop.end)

/** What there is of an item from now on, as the operator says it. */
export async function setStock(item: string, quantity: number) {
  const answer = await fetch(`${shop.url}/api/checkout/management/stock/${item}`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer local', 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantity }),
  })
  if (!answer.ok) throw new Error(`Stock of ${item}: ${answer.status} ${await answer.text()}`)
}
