import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalShop, startLocalShop } from '../local-shop.ts'
import { type Blow, strike } from './blows.ts'
import { settled } from './books.ts'

/*
 * A shop in a process of its own, with nine people buying the last lamps of one kind, with a code that is good twice, and other things.
 * Whenever the blow comes, there is one order for each in the end, and nothing else. `npm run soak` strikes 250 times.
 */

let shop: LocalShop
beforeAll(async () => {
  shop = await startLocalShop()
})
afterAll(() => shop?.close())

const blows: Exclude<Blow, 'calm'>[] = [
  ...[10, 80, 160, 250, 350, 500].map(after => ({ after })),
  { after: 200, again: 40 },
  { after: 150, pause: 4000 },
]

for (const [index, blow] of blows.entries()) {
  test(`${JSON.stringify(blow)} (ms): no order is lost or doubled`, { timeout: 240_000 }, async () => {
    const { orders, refused } = await strike(shop, `BLOW${index}`, blow)
    // Of four there were three lamps; whoever had the code too late may have bought without it.
    expect(orders.length + refused).toBe(9)
    expect(orders.length).toBeGreaterThanOrEqual(7)
  })
}

test('afterwards every mail is sent, and all money is taken or let go', { timeout: 240_000 }, () => settled(shop.state))
