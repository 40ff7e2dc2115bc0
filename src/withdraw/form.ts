import type { Context } from 'hono'
import type { WithdrawalAnswer } from './commerce.ts'

/**
 * The fields of the first form. `reference` identifies the order if the visitor came from the
 * order's page; otherwise it is empty.
 */
export interface Claim {
  order: string
  name: string
  email: string
  reference: string
}

export const emptyClaim: Claim = { order: '', name: '', email: '', reference: '' }

/** Reads the fields of the first form. Files and missing fields become empty texts. */
export async function parseClaim(c: Context): Promise<Claim> {
  const fields = await c.req.parseBody()
  const read = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return { order: read('order'), name: read('name'), email: read('email'), reference: read('reference') }
}

/** Returns the name of the form field for a line's quantity. */
export const withdrawField = (line: string) => `line-${line}`

/** Parses the quantity of each line in the second form. Invalid quantities are left out. */
export async function parseParts(c: Context, { lines }: Pick<WithdrawalAnswer, 'lines'>) {
  const fields = await c.req.parseBody()
  return lines.flatMap(({ line }) => {
    const quantity = Number(fields[withdrawField(line)])
    return Number.isSafeInteger(quantity) && quantity > 0 ? [{ line, quantity }] : []
  })
}
