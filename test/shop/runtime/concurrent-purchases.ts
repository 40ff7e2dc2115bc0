import { createPurchase } from '../journey/purchase.ts'

const item = '1001-1'

/**
 * Lets `count` people buy a lamp at the same time, each from their own network address. Returns
 * each result: an order, or why there is none.
 */
export async function buyAtOnce(url: string, count: number) {
  await stockUp(url, count)
  const get = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, url), {
      redirect: 'manual',
      ...init,
      headers: { Connection: 'close', 'CF-IPCountry': 'SE', ...init.headers },
    })
  const purchases = Array.from({ length: count }, (_, index) =>
    createPurchase({ url, get }, { item, quantity: 1 }, `10.9.${index >> 8}.${index & 255}`).go(),
  )
  const ends = await Promise.allSettled(purchases)
  return ends.map(end => {
    if (end.status === 'rejected') return `${end.reason}, ${end.reason instanceof Error ? end.reason.cause : ''}`
    return 'order' in end.value ? 'order' : 'refused'
  })
}

/** Sets the stock to twice as many lamps as are bought. */
async function stockUp(url: string, count: number) {
  const answer = await fetch(new URL(`/api/checkout/management/stock/${item}`, url), {
    method: 'PUT',
    headers: { Authorization: 'Bearer local', 'Content-Type': 'application/json', Connection: 'close' },
    body: JSON.stringify({ quantity: 2 * count }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
}
