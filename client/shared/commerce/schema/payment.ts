import * as v from 'valibot'
import { map, wireText } from './wire.ts'

export const redirect = v.object({ action: v.literal('redirect'), url: v.string() })
const form = v.object({ action: v.literal('form'), formHtml: v.string() })
const javascript = v.object({ action: v.literal('javascript'), code: wireText, formFields: map(v.unknown()) })
const failed = v.object({ action: v.literal('failed') })

/**
 * The next payment step. `success` means that the order was placed; `loadReceipt` returns it.
 */
export const paymentAnswer = v.union([redirect, form, javascript, v.object({ action: v.literal('success') }), failed])

export type PaymentAnswer = v.InferOutput<typeof paymentAnswer>
