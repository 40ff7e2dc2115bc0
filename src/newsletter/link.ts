import * as v from 'valibot'
import { CommerceError } from '#client/shared/commerce/error.ts'
import type { Fetch } from '../services.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'

const calls = { confirm: 'newsletter-confirmation', unsubscribe: 'newsletter-unsubscription' }

interface LinkRequest {
  step: keyof typeof calls
  /** GET checks whether the link is valid; POST performs its action. */
  method: 'GET' | 'POST'
  /** The page's query, which carries both parts of the link. */
  search: string
}

const schema = v.object({ email: v.optional(v.string(), '') })

/**
 * Calls commerce about a mailed link; null when the link is invalid. Throws `CommerceError` for
 * other failures.
 */
export async function callLink(commerce: Fetch, { step, method, search }: LinkRequest) {
  try {
    return await createStatelessCommerce(commerce).call({ method, path: `${calls[step]}${search}`, schema })
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  }
}
