import type * as v from 'valibot'
import { type CommerceOptions, type Method, request } from './request.ts'
import { countriesAnswer, locationAnswer } from './schema/place.ts'
import { productsAnswer } from './schema/product.ts'
import { selectionAnswer } from './schema/selection.ts'

/**
 * Address and other checkout data, with the field names of the checkout interface; every field is
 * optional.
 */
export interface PaymentFields {
  address?: Record<string, string | boolean>
  shippingAddress?: Record<string, string>
  additionalNotes?: string
  language?: string
  paymentReturnPage?: string
  paymentFailedPage?: string
  additionalFields?: Record<string, unknown>
}

/**
 * A client of the checkout interface, for browsers and the Worker. Every method throws
 * `CommerceError` on an error, or after 3 s without a response. Calls that use the session run one
 * after the other, so that each sends the token that the previous one returned, and responses
 * arrive in sequence. Stateless calls (`location`, `countries`) run in parallel.
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
  const callForSelection = (method: Method, path: string, body?: unknown) =>
    session(method, path, selectionAnswer, body)
  const read = <T extends v.GenericSchema>(method: Method, path: string, schema: T) =>
    request(options, { method, path, schema, stateless: true })

  return {
    /** Makes any other call with the session. Used for calls that only one feature needs. */
    call: session,
    selection: () => callForSelection('GET', 'selection'),
    addItem: (item: string, quantity = 1) => callForSelection('POST', `items/${part(item)}`, { quantity }),
    /** A quantity of 0 removes the line. */
    setQuantity: (line: string, quantity: number) =>
      callForSelection('PUT', `lines/${part(line)}/quantity/${quantity}`),
    setCountry: (country: string, state?: string) =>
      callForSelection('PUT', `countries/${part(country)}${state ? `/states/${part(state)}` : ''}`),
    setLanguage: (language: string) => callForSelection('PUT', `languages/${part(language)}`),
    addVoucher: (voucher: string) => callForSelection('POST', 'vouchers', { voucher }),
    removeVoucher: (voucher: string) => callForSelection('DELETE', `vouchers/${part(voucher)}`),
    setShippingMethod: (method: string) => callForSelection('PUT', `shipping-methods/${part(method)}`),
    setPaymentMethod: (method: string) => callForSelection('PUT', `payment-methods/${part(method)}`),
    setPaymentFields: (fields: PaymentFields) => callForSelection('PUT', 'payment-fields', fields),
    /** Passes on, unchanged, the data of an event that a delivery widget fired on the page. */
    passOn: (detail: Record<string, unknown>) => callForSelection('PUT', 'payment-fields', detail),
    /**
     * Live prices and stock in the session's price list. Products that are not sold in the
     * session's market are missing from the result.
     */
    products: (ids: string[]) =>
      session('POST', 'products', productsAnswer, { products: ids, relatedProducts: false }).then(
        answer => answer.products,
      ),
    countries: () => read('GET', 'countries', countriesAnswer).then(answer => answer.countries),
    /**
     * Market, price list, language and currency of a country, without a session. Throws 404 for a
     * country that the platform does not know.
     */
    location: (country: string) =>
      read('PUT', `countries/${part(country)}`, locationAnswer).then(({ location, selection }) => ({
        ...location,
        currency: selection.currency,
      })),
  }
}

/**
 * The part of the client that payment and account calls use. Those calls are in other files,
 * because only some pages need them.
 */
export type CommerceSession = Pick<ReturnType<typeof createCommerce>, 'call'>

const part = encodeURIComponent
