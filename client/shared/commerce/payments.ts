import * as v from 'valibot'
import type { CommerceSession, PaymentFields } from './client.ts'
import { datedOrderAnswer } from './schema/order-days.ts'
import { paymentAnswer, redirect } from './schema/payment.ts'

export interface PaymentData extends PaymentFields {
  termsAndConditions?: boolean
  /** Requests only a payment widget: nothing is paid or stored. */
  paymentInitiateOnly?: boolean
  paymentMethod?: string
  shippingMethod?: string
  paymentMethodSpecificFields?: Record<string, unknown>
}

/** Longer, because the provider is called too; in ms. */
const paymentTimeoutMs = 10_000

export const pay = ({ call }: CommerceSession, data: PaymentData) =>
  call('POST', 'payment', paymentAnswer, data, paymentTimeoutMs)

/**
 * Completes a payment: `fields` are all parameters of the return page, with unchanged names. Some
 * providers need their shopper once more, at `url`.
 */
export const paymentResult = ({ call }: CommerceSession, fields: Record<string, unknown>) =>
  call('POST', 'payment-result', resultAnswer, { paymentMethodFields: fields }, paymentTimeoutMs)

const resultAnswer = v.union([redirect, datedOrderAnswer])

/** This session's last order. Throws 404 when there is none. */
export const loadReceipt = async ({ call }: CommerceSession) => (await call('GET', 'receipt', datedOrderAnswer)).order
