import type { Context } from 'hono'
import type { WithdrawalAnswer } from './commerce.ts'

/**
 * The fields of the first form. `reference` is the order's page, if the visitor came from there.
 */
export interface Claim {
  order: string
  name: string
  email: string
  reference: string
}

export const emptyClaim: Claim = { order: '', name: '', email: '', reference: '' }

/** Parses the first form; files and missing fields become empty texts. */
export async function parseClaim(c: Context): Promise<Claim> {
  const fields = await c.req.parseBody()
  const read = (name: string) => {
    const value = fields[name]
    return typeof value === 'string' ? value : ''
  }
  return { order: read('order'), name: read('name'), email: read('email'), reference: read('reference') }
}

/** The name of the field for a line's quantity. */
export const withdrawField = (line: string) => `line-${line}`

/** Parses the second form: the returned quantity of each line, without invalid ones. */
export async function parseParts(c: Context, { lines }: Pick<WithdrawalAnswer, 'lines'>) {
  const fields = await c.req.parseBody()
  return lines.flatMap(({ line }) => {
    const quantity = Number(fields[withdrawField(line)])
    return Number.isSafeInteger(quantity) && quantity > 0 ? [{ line, quantity }] : []
  })
}
