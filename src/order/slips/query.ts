import type * as v from 'valibot'
import { list, object, wireNumber, wireText, wireTexts } from '#client/shared/commerce/schema/wire.ts'
import type { Fetch } from '../../services.ts'
import { findAt } from '../find.ts'

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
  return (await findAt(commerce, `packing-slips${query}`, answer))?.slips ?? null
}
