import type { Context } from 'hono'
import type { Withdrawal } from './commerce.ts'

/** What the first form holds. `reference` is the order's page, where somebody came from there. */
export interface Claim {
  order: string
  name: string
  email: string
  reference: string
}

export const nothing: Claim = { order: '', name: '', email: '', reference: '' }

/** The fields of a plain form; files and what is missing are empty texts. */
export async function readClaim(c: Context): Promise<Claim> {
  const fields = await c.req.parseBody()
  const read = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return { order: read('order'), name: read('name'), email: read('email'), reference: read('reference') }
}

/** A line's field is named by the line. */
export const fieldOf = (line: string) => `line-${line}`

/**
 * How much of each line is given back, by the fields of the second form. A quantity that is none is
 * left out.
 */
export async function readParts(c: Context, { lines }: Pick<Withdrawal, 'lines'>) {
  const fields = await c.req.parseBody()
  return lines.flatMap(({ line }) => {
    const quantity = Number(fields[fieldOf(line)])
    return Number.isSafeInteger(quantity) && quantity > 0 ? [{ line, quantity }] : []
  })
}
