import type { createShopper } from '../../shopper.ts'

/*
 * What a shop with two shoppers should be like, in quantities only: who has what in which bag, what
 * is reserved for whom, and what is left. Commands change it beside the real shop; `checks.ts`
 * compares the two.
 */

export interface Line {
  quantity: number
  /** A line that was removed and added again is another one. */
  identity: symbol
}

/** What a payment holds back from everybody else. */
export interface Hold {
  /** Of the person who began the payment, by whom it is limited: whoever has the bag afterwards. */
  network: number
  goods: Map<string, number>
  /** Vouchers whose last use can be reserved. */
  vouchers: string[]
}

/** A selection: a visitor's own, or a customer's on every device. */
export interface Bag {
  country: string
  lines: Map<string, Line>
  vouchers: string[]
  /** Null if no payment is open. */
  reserved: Hold | null
  payment: { reference: string; lines: Map<string, Line>; vouchers: string[] } | null
  /** A payment was begun since the last order, whatever became of it. */
  paymentStarted: boolean
  declined: number
}

export interface Person {
  bag: Bag
  email: string | null
  /** The same for two who share an address. */
  network: number
}

export interface World {
  stock: Map<string, number>
  /**
   * Held for selections that nobody has any more: two bags that were both being paid became one.
   */
  stranded: Hold[]
  uses: Map<string, number>
  people: Person[]
  accounts: Map<string, Bag>
  /** Declined payments by network address. */
  declined: number[]
  /** Wrong codes and passwords: both are limited, which other tests check. */
  mistakes: number
}

/** The other side: one for each person of the world. */
export type Shopper = ReturnType<typeof createShopper>

export const createBag = (country: string): Bag => ({
  country,
  lines: new Map(),
  vouchers: [],
  reserved: null,
  payment: null,
  paymentStarted: false,
  declined: 0,
})

export const setLine = (bag: Bag, item: string, quantity: number) => {
  const identity = bag.lines.get(item)?.identity ?? Symbol(item)
  if (quantity > 0) bag.lines.set(item, { quantity, identity })
  else bag.lines.delete(item)
}

/** A visitor's bag becomes part of a customer's. A payment that was begun by the visitor stays. */
export function mergeBags(world: World, saved: Bag, guest: Bag) {
  const [first, second] = guest.paymentStarted ? [guest, saved] : [saved, guest]
  const lines = new Map(first.lines)
  for (const [item, line] of second.lines) {
    const there = lines.get(item)
    lines.set(item, there ? { ...there, quantity: Math.min(99, there.quantity + line.quantity) } : line)
  }
  if (second.reserved) world.stranded.push(second.reserved)
  const vouchers = [...new Set([...guest.vouchers, ...saved.vouchers])].slice(0, 3)
  const { reserved, payment, paymentStarted, declined } = first
  Object.assign(saved, { country: guest.country, lines, vouchers, reserved, payment, paymentStarted, declined })
}

/** An order was made of the bag's payment: what came in meanwhile stays. */
export function sell(world: World, bag: Bag) {
  const { lines, vouchers } = bag.payment ?? { lines: new Map<string, Line>(), vouchers: [] }
  for (const [item, { quantity, identity }] of lines) {
    world.stock.set(item, (world.stock.get(item) ?? 0) - quantity)
    const line = bag.lines.get(item)
    if (line?.identity === identity) setLine(bag, item, line.quantity - quantity)
  }
  for (const voucher of vouchers) use(world, voucher)
  Object.assign(bag, { vouchers: [], reserved: null, payment: null, paymentStarted: false, declined: 0 })
}

const use = ({ uses }: World, voucher: string) => {
  const left = uses.get(voucher)
  if (left !== undefined) uses.set(voucher, left - 1)
}

export const isUsedUp = ({ uses }: World, voucher: string) => uses.get(voucher) === 0

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
