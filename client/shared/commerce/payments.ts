import * as v from 'valibot'
import type { CommerceSession, PaymentFields } from './client.ts'
import { datedOrderAnswer } from './schema/order-days.ts'
import { paymentAnswer, redirect } from './schema/payment.ts'

export interface PaymentData extends PaymentFields {
  termsAndConditions?: boolean
  /** Only prepares a payment widget: nothing is paid or stored. */
  paymentInitiateOnly?: boolean
  paymentMethod?: string
  shippingMethod?: string
  paymentMethodSpecificFields?: Record<string, unknown>
}

/** In ms. Longer than for other calls, because the platform also calls the payment provider. */
const paymentTimeoutMs = 10_000

export const pay = ({ call }: CommerceSession, data: PaymentData) =>
  call('POST', 'payment', paymentAnswer, data, paymentTimeoutMs)

/**
 * Completes a payment. `fields` are all parameters that the return page received, with unchanged
 * names. If the provider needs another step by the shopper, the result is a redirect to `url`.
 */
export const completePayment = ({ call }: CommerceSession, fields: Record<string, unknown>) =>
  call('POST', 'payment-result', resultAnswer, { paymentMethodFields: fields }, paymentTimeoutMs)

const resultAnswer = v.union([redirect, datedOrderAnswer])

/** The last order of this session. Throws 404 when there is none. */
export const loadReceipt = async ({ call }: CommerceSession) => (await call('GET', 'receipt', datedOrderAnswer)).order
