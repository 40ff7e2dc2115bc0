import { type Bag, type Hold, sum, type World } from './world.ts'

/**
 * Limits on the pieces that one network address may reserve without paying. `maxPieces` is for all
 * items together; `maxOf` is for a single item: 1 % of its stock, or three if that is below 100.
 */
const maxPieces = 12
const maxOf = (stock: number) => (stock >= 100 ? Math.floor(stock / 100) : 3)

/** What payments have reserved, except the payment of this bag. */
function listOtherHolds({ people, accounts, stranded }: World, bag: Bag | null): Hold[] {
  const bags = new Set([...people.map(person => person.bag), ...accounts.values()])
  return [...[...bags].flatMap(other => (other !== bag && other.reserved ? [other.reserved] : [])), ...stranded]
}

const countPieces = (holds: Hold[], item: string) => sum(holds.map(({ goods }) => goods.get(item) ?? 0))

export const countReserved = (world: World, item: string) => countPieces(listOtherHolds(world, null), item)

export const countReservedUses = (world: World, code: string) =>
  listOtherHolds(world, null).filter(({ vouchers }) => vouchers.includes(code)).length

/** The pieces of an item that others have not reserved. */
export const countAvailable = (world: World, bag: Bag, item: string) =>
  Math.max(0, (world.stock.get(item) ?? 0) - countPieces(listOtherHolds(world, bag), item))

/** The codes that the bag cannot use, because others have used or reserved all their uses. */
export const listTakenByOthers = (world: World, bag: Bag, codes: string[]) =>
  codes.filter(code => {
    const reserved = listOtherHolds(world, bag).filter(({ vouchers }) => vouchers.includes(code)).length
    return (world.uses.get(code) ?? Infinity) <= reserved
  })

/**
 * What the bag's new payment reserves in place of the previous payment: items in the order of their
 * ids, until the network address reaches its limit.
 */
export function decideHold(world: World, bag: Bag, network: number, vouchers: string[]): Hold {
  const before = listOtherHolds(world, bag).filter(hold => hold.network === network)
  let free = maxPieces - sum(before.flatMap(({ goods }) => [...goods.values()]))
  const goods = new Map<string, number>()
  for (const [item, { quantity }] of [...bag.lines].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ofItem = maxOf(world.stock.get(item) ?? 0) - countPieces(before, item)
    const pieces = Math.max(0, Math.min(quantity, ofItem, free))
    if (pieces > 0) goods.set(item, pieces)
    free -= pieces
  }
  return { network, goods, vouchers: vouchers.filter(code => world.uses.has(code)) }
}
