import type { Bag, World } from './world.ts'
import { isUsedUp, sum } from './world.ts'

/** The vouchers of these tests. KRONOR is an amount in SEK, so it is valid only in Sweden. */
export const codes = {
  TIO: { kind: 'percent', value: 10, uses: null, pricelist: null, exclusive: false },
  SISTA: { kind: 'percent', value: 5, uses: 1, pricelist: null, exclusive: false },
  PARET: { kind: 'percent', value: 3, uses: 2, pricelist: null, exclusive: false },
  KRONOR: { kind: 'amount', value: 5_000, uses: null, pricelist: 65, exclusive: false },
  FRAKT: { kind: 'free_shipping', value: 0, uses: null, pricelist: null, exclusive: false },
  ENSAM: { kind: 'percent', value: 20, uses: null, pricelist: null, exclusive: true },
} as const

export type Code = keyof typeof codes
const isCode = (code: string): code is Code => code in codes

export const isUsable = (world: World, bag: Bag, code: string) =>
  isCode(code) && !isUsedUp(world, code) && (codes[code].pricelist === null || bag.country === 'SE')

/**
 * The vouchers that apply. If the last usable one is exclusive, it applies alone; otherwise all
 * usable vouchers that are not exclusive apply.
 */
export function listInEffect(world: World, bag: Bag): string[] {
  const usable = bag.vouchers.filter(code => isUsable(world, bag, code))
  const isExclusive = (code: string | undefined) => code !== undefined && isCode(code) && codes[code].exclusive
  return isExclusive(usable.at(-1)) ? usable.slice(-1) : usable.filter(code => !isExclusive(code))
}

/** The sum of the vouchers' percentages. */
export const sumPercents = (vouchers: string[]) =>
  sum(vouchers.map(code => (isCode(code) && codes[code].kind === 'percent' ? codes[code].value : 0)))

export const insertCodes = Object.entries(codes).map(
  ([code, { kind, value, uses, pricelist, exclusive }]) =>
    `INSERT INTO vouchers (voucher, description, kind, value, uses_left, pricelist, exclusive)
     VALUES ('${code}', '', '${kind}', ${value}, ${uses}, ${pricelist}, ${Number(exclusive)})`,
)
