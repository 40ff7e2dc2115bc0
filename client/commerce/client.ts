import type * as v from 'valibot'
import { type CommerceOptions, type Method, request } from './request.ts'
import { doneAnswer } from './schema/answers.ts'
import { customerAnswer } from './schema/customer.ts'
import { orderAnswer } from './schema/order.ts'
import { paymentAnswer } from './schema/payment.ts'
import { countriesAnswer, locationAnswer } from './schema/place.ts'
import { productsAnswer } from './schema/product.ts'
import { selectionAnswer } from './schema/selection.ts'

/** Address and other checkout data, with the wire's field names; every part is optional. */
export interface PaymentFields {
  address?: Record<string, string | boolean>
  shippingAddress?: Record<string, string>
  additionalNotes?: string
  language?: string
  paymentReturnPage?: string
  paymentFailedPage?: string
  additionalFields?: Record<string, unknown>
}

export interface PaymentData extends PaymentFields {
  termsAndConditions?: boolean
  /** Requests only a payment widget: nothing is paid or stored. */
  paymentInitiateOnly?: boolean
  paymentMethod?: string
  shippingMethod?: string
  paymentMethodSpecificFields?: Record<string, unknown>
}

export interface Registration {
  email: string
  password: string
  firstName: string
  lastName: string
  phoneNumber?: string
  address1?: string
  address2?: string
  zipCode?: string
  city?: string
  state?: string
  country?: string
  language?: string
  newsletter?: boolean
}

/** Longer, because the provider is called too; in ms. */
const paymentTimeoutMs = 10_000

/**
 * The checkout interface, for browsers and the Worker. Every method throws `CommerceError` on an
 * error, or after 3 s without a response (10 s for payments). Calls with the session run one after
 * the other, so that the next one uses the former's token and responses arrive in order; stateless
 * ones (`location`, `countries`, `order`) run in parallel.
 */
export function createCommerce(options: CommerceOptions) {
  let last: Promise<unknown> = Promise.resolve()

  function session<T extends v.GenericSchema>(
    method: Method,
    path: string,
    schema: T,
    body?: unknown,
    timeoutMs?: number,
  ) {
    const call = last.then(() => request(options, { method, path, body, schema, timeoutMs }))
    last = call.catch(() => undefined)
    return call
  }
  const change = (method: Method, path: string, body?: unknown) => session(method, path, selectionAnswer, body)
  const read = <T extends v.GenericSchema>(method: Method, path: string, schema: T) =>
    request(options, { method, path, schema, stateless: true })

  return {
    /** Any other call with the session, for features whose calls no other page needs. */
    call: session,
    selection: () => change('GET', 'selection'),
    addItem: (item: string, quantity = 1) => change('POST', `items/${part(item)}`, { quantity }),
    /** 0 removes the line. */
    setQuantity: (line: string, quantity: number) => change('PUT', `lines/${part(line)}/quantity/${quantity}`),
    setCountry: (country: string, state?: string) =>
      change('PUT', `countries/${part(country)}${state ? `/states/${part(state)}` : ''}`),
    setLanguage: (language: string) => change('PUT', `languages/${part(language)}`),
    addVoucher: (voucher: string) => change('POST', 'vouchers', { voucher }),
    removeVoucher: (voucher: string) => change('DELETE', `vouchers/${part(voucher)}`),
    setShippingMethod: (method: string) => change('PUT', `shipping-methods/${part(method)}`),
    setPaymentMethod: (method: string) => change('PUT', `payment-methods/${part(method)}`),
    setPaymentFields: (fields: PaymentFields) => change('PUT', 'payment-fields', fields),
    /** Data of a widget's page event, passed on unchanged (checkout-api.md, §6.3). */
    passOn: (detail: Record<string, unknown>) => change('PUT', 'payment-fields', detail),
    pay: (data: PaymentData) => session('POST', 'payment', paymentAnswer, data, paymentTimeoutMs),
    /**
     * Completes a payment: `fields` are all parameters of the return page, with unchanged names.
     */
    paymentResult: (fields: Record<string, unknown>) =>
      session('POST', 'payment-result', orderAnswer, { paymentMethodFields: fields }, paymentTimeoutMs).then(
        answer => answer.order,
      ),
    /** This session's last order. Throws 404 when there is none. */
    receipt: () => session('GET', 'receipt', orderAnswer).then(answer => answer.order),
    /**
     * Live prices and stock in the session's price list; ids that are not sold in its market are
     * missing.
     */
    products: (ids: string[]) =>
      session('POST', 'products', productsAnswer, { products: ids, relatedProducts: false }).then(
        answer => answer.products,
      ),
    /** The customer. Throws 403 when nobody is logged in. */
    customer: () => session('GET', 'customer', customerAnswer).then(answer => answer.customer),
    /**
     * Throws 406 with the field `password` both for a wrong password and for an unknown address.
     */
    login: (email: string, password: string) => change('POST', `login/${part(email)}`, { password }),
    logout: () => change('POST', 'logout'),
    /** Throws 409 with the field `email` when the address is registered. */
    register: (data: Registration) => change('POST', 'register', data),
    /**
     * Mails a link to `linkUri` (a path of the shop without leading slash), if the address is a
     * customer's.
     */
    requestPasswordReset: (email: string, linkUri: string) =>
      session('POST', `password-reset-email/${part(email)}`, doneAnswer, { linkUri }),
    /**
     * Sets a new password and logs in. `i` and `id` come from the mailed link; any error means that
     * it is invalid.
     */
    resetPassword: (data: { i: string; id: string; newPassword: string }) => change('POST', 'password-reset', data),
    countries: () => read('GET', 'countries', countriesAnswer).then(answer => answer.countries),
    /**
     * Market, price list, language and currency of a country, without a session. Throws 404 for a
     * country the platform does not know.
     */
    location: (country: string) =>
      read('PUT', `countries/${part(country)}`, locationAnswer).then(({ location, selection }) => ({
        ...location,
        currency: selection.currency,
      })),
    /**
     * The order with an unguessable link; an extension of the embedded service. Throws 404 when
     * there is none.
     */
    order: (reference: string) =>
      read('GET', `order-status/${part(reference)}`, orderAnswer).then(answer => answer.order),
  }
}

const part = encodeURIComponent
