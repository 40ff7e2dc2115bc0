import type * as v from 'valibot'
import { CommerceError } from '#client/shared/commerce/error.ts'
import { list, object, wireNumber, wireText, wireTexts } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { createStatelessCommerce } from '../../shared/edge/upstream/commerce-client.ts'

const slip = object({
  order: wireText,
  date: wireText,
  language: wireText,
  /** The lines of the delivery address. */
  address: wireTexts,
  /** The pick-up point; empty if the goods go to the address. */
  pickupPoint: wireText,
  lines: list(object({ item: wireText, name: wireText, sku: wireText, ean: wireText, quantity: wireNumber })),
  giftMessage: wireText,
  buyerReference: wireText,
})

const answer = object({ slips: list(slip) })

/** The packing slip of an order. Only the embedded commerce service has it. */
export type PackingSlip = v.InferOutput<typeof slip>

/** Loads packing slips; null if the query has no valid key. */
export async function loadPackingSlips(commerce: Fetch, query: string): Promise<PackingSlip[] | null> {
  try {
    const path = `packing-slips${query}`
    return (await createStatelessCommerce(commerce).call({ method: 'GET', path, schema: answer })).slips
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return null
    throw error
  }
}
