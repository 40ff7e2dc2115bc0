import { startLocalShop } from './local-shop.ts'

export { browser } from './shared-browser.ts'

/**
 * One shop with the demo data per worker, whose test files run one after another. Changes to
 * orders, stock and entries are not undone between files. A file that needs other settings opens
 * its own shop.
 */
export const shop = await startLocalShop()
// The process ends with the worker; Vitest has no hook for that.
process.once('exit', shop.end)

/** Sets the stock of an item through the management interface. */
export async function setStock(item: string, quantity: number) {
  const answer = await fetch(`${shop.url}/api/checkout/management/stock/${item}`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer local', 'Content-Type': 'application/json' },
    body: JSON.stringify({ quantity }),
  })
  if (!answer.ok) throw new Error(`The stock of ${item} was not set: ${answer.status} ${await answer.text()}`)
}
