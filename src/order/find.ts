import type * as v from 'valibot'
import { CommerceError } from '#client/shared/commerce/error.ts'
import type { Fetch } from '../services.ts'
import { createStatelessCommerce } from '../shared/edge/upstream/commerce-client.ts'

/** Loads the data at a path of the checkout interface; null if commerce responds with 404. */
export async function findAt<Schema extends v.GenericSchema>(commerce: Fetch, path: string, schema: Schema) {
  try {
    return await createStatelessCommerce(commerce).call({ method: 'GET', path, schema })
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  }
}
