import type * as v from 'valibot'
import { type CommerceOptions, type Method, request } from './request.ts'
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

/**
 * The checkout interface, for browsers and the Worker. Every method throws `CommerceError` on an
 * error, or after 3 s without a response. Calls with the session run one after
 * the other, so that the next one uses the former's token and responses arrive in order; stateless
 * ones (`location`, `countries`) run in parallel.
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
    /**
     * Live prices and stock in the session's price list; ids that are not sold in its market are
     * missing.
     */
    products: (ids: string[]) =>
      session('POST', 'products', productsAnswer, { products: ids, relatedProducts: false }).then(
        answer => answer.products,
      ),
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
  }
}

/** Where other calls are made: those of payments and of accounts, which only some pages need. */
export type CommerceSession = Pick<ReturnType<typeof createCommerce>, 'call'>

const part = encodeURIComponent
