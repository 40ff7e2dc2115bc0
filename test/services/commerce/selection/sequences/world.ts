import type { createShopper } from '../../shopper.ts'

/*
 * A model of a shop with two shoppers that knows only quantities: the bags, the reservations and
 * the stock. Commands change it in the same way as the real shop, and `checks.ts` compares both.
 */

export interface Line {
  quantity: number
  /** Changes if the line is removed and added again, as the line's id does. */
  identity: symbol
}

/** What a payment reserves. */
export interface Hold {
  /** The network address that started the payment, whose limit it counts towards. */
  network: number
  goods: Map<string, number>
  /** The reserved vouchers; only those with a limited number of uses. */
  vouchers: string[]
}

/** A visitor's selection, or a customer's, which is shared by all devices. */
export interface Bag {
  country: string
  lines: Map<string, Line>
  vouchers: string[]
  /** Null if no payment is open. */
  reserved: Hold | null
  payment: { reference: string; lines: Map<string, Line>; vouchers: string[] } | null
  /** Whether a payment was started since the last order, even if it failed. */
  paymentStarted: boolean
  declined: number
}

export interface Person {
  bag: Bag
  email: string | null
  /** 0 or 1; equal if both people share a network address. */
  network: number
}

export interface World {
  stock: Map<string, number>
  /**
   * Reservations of bags that were merged into others at a login while both had open payments.
   */
  stranded: Hold[]
  /** The remaining uses of each voucher that has a limit. */
  uses: Map<string, number>
  people: Person[]
  /** The customers’ bags by email address. */
  accounts: Map<string, Bag>
  /** The number of declined payments of each network address. */
  declined: number[]
  /** Wrong codes and passwords so far. Their limits are tested elsewhere. */
  mistakes: number
}

/** Calls the real shop for one person. */
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

/** Merges a visitor's bag into the customer's. A payment that the visitor started is kept. */
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

/** Sells what the bag's payment covers. Lines added since the payment stay in the bag. */
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
