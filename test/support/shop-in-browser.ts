import { startLocalShop } from './local-shop.ts'

export { browser } from './shared-browser.ts'

/**
 * One shop with the demo data per worker, whose files run one after another. Changes of orders,
 * stock and entries stay. A file that needs other settings opens a shop of its own.
 */
export const shop = await startLocalShop()
// Vitest gives modules no hook for the end of a worker.
process.once('exit', shop.end)

/** Sets the stock of an item through the management interface. */
export async function setStock(item: string, quantity: number) {
  const answer = await fetch(`${shop.url}/api/checkout/management/stock/${item}`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer local', 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantity }),
  })
  if (!answer.ok) throw new Error(`Stock of ${item}: ${answer.status} ${await answer.text()}`)
}
