import * as v from 'valibot'
import { renewedShop } from '../../../support/app.ts'
import { type Answer, createShopper } from '../shopper.ts'

/**
 * Returns the tested server: the checkout interface at `COMMERCE_URL`, or, without that variable,
 * the shop's own service.
 */
export async function startContract() {
  const address = process.env.COMMERCE_URL?.replace(/\/$/, '')
  if (!address) {
    const shop = await renewedShop()
    return { shopper: (headers?: Record<string, string>) => createShopper(shop, headers), close: async () => {} }
  }
  const get = (path: string, init: RequestInit) =>
    fetch(address + path.slice('/api/checkout'.length), { redirect: 'manual', ...init })
  return { shopper: (headers?: Record<string, string>) => createShopper({ get }, headers), close: async () => {} }
}

/**
 * Parses the answer's body. Throws if the answer has a different status, or if fields of the body
 * are invalid; the error then names those fields.
 */
export function expectShape<T extends v.GenericSchema>(answer: Answer, status: number, schema: T): v.InferOutput<T> {
  const { success, output, issues } = v.safeParse(schema, answer.body)
  if (answer.status !== status) {
    throw new Error(`Status ${answer.status} instead of ${status}: ${JSON.stringify(answer.body).slice(0, 300)}`)
  }
  if (!success) throw new Error(issues.map(issue => `${v.getDotPath(issue)}: ${issue.message}`).join('\n'))
  return output
}
