/**
 * A currency whose minor unit is a hundredth. If `whole` is true, whole amounts are written without
 * decimals.
 */
export interface Currency {
  currency: string
  whole: boolean
}

const space = '\u00a0'

/**
 * Formats an amount in minor units as the wire writes it, with no-break spaces: `1 495 SEK`,
 * `613.80 SEK`, `99.00 EUR`.
 */
export function formatWireMoney(minor: number, { currency, whole }: Currency): string {
  const amount = Math.abs(minor)
  const units = String(Math.trunc(amount / 100)).replace(/\B(?=(\d{3})+$)/g, space)
  const hundredths = amount % 100
  const decimals = whole && hundredths === 0 ? '' : `.${String(hundredths).padStart(2, '0')}`
  return `${minor < 0 ? '-' : ''}${units}${decimals}${space}${currency}`
}

/**
 * The two fields that the wire has for an amount, as text and in major units:
 * `{ price: '1 495 SEK', priceAsNumber: 1495 }`.
 */
export const moneyFields = (name: string, minor: number, currency: Currency) => ({
  [name]: formatWireMoney(minor, currency),
  [`${name}AsNumber`]: minor / 100,
})

/** A currency in the wire's format. */
export const currencyView = ({ currency, whole }: Currency) => ({
  currency,
  name: currency,
  prefix: '',
  suffix: `${space}${currency}`,
  decimalPoint: '.',
  thousandsSeparator: space,
  decimalDigits: whole ? '0' : '2',
  denominator: 100,
  uri: currency.toLowerCase(),
})

/**
 * The tax included in an amount, rounded half up to the minor unit. `vatTenths` is the tax rate in
 * tenths of a percent.
 */
export const includedTax = (amount: number, vatTenths: number) => divideHalfUp(amount * vatTenths, 1000 + vatTenths)

/** Divides integers, and rounds to the nearest integer. Halves are rounded up. */
export const divideHalfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))

/**
 * Distributes an amount over parts in proportion to their sizes, and returns what each part gets.
 * No part gets more than its size, so at most the total of the sizes is distributed.
 */
export function distribute(amount: number, parts: number[]): number[] {
  const total = sum(parts)
  const distributed = Math.min(amount, total)
  let sizeSoFar = 0
  let distributedSoFar = 0
  return parts.map(part => {
    sizeSoFar += part
    const due = portion(distributed, sizeSoFar, total)
    const portionOfPart = due - distributedSoFar
    distributedSoFar = due
    return portionOfPart
  })
}

/** Returns `amount * part / whole`, rounded down; 0 when `whole` is 0. */
export const portion = (amount: number, part: number, whole: number) =>
  // The product may exceed 53 bits, hence BigInt.
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))

/** Adds amounts; 0 for an empty list. */
export const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
