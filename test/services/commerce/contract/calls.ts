/** A call of the checkout interface. Tests replace `*` in the path with hostile parts. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** The names of the body fields to test. Fields that accept any text are left out. */
  fields?: string[]
}

const call = (method: Call['method'], path: string, ...fields: string[]): Call => ({ method, path, fields })

/** Every call that takes input, except the calls for logged-in customers (`customerCalls`). */
export const calls: Call[] = [
  call('POST', 'items/1001-1', 'quantity', 'productUrl', 'category', 'comment', 'subscriptionPlan'),
  call('POST', 'items/*', 'quantity'),
  call('POST', 'items/*/quantity/1'),
  call('POST', 'items/1001-1/quantity/*'),
  call('PUT', 'items', 'lines', 'items'),
  call('POST', 'lines/*', 'quantity'),
  call('DELETE', 'lines/*', 'quantity'),
  call('PUT', 'lines/*/quantity/1'),
  call('POST', 'lines/*/quantity/1'),
  call('DELETE', 'lines/*/quantity/1'),
  call('PUT', 'countries/*', 'state', 'language'),
  call('PUT', 'countries/US/states/*'),
  call('PUT', 'languages/*'),
  call('POST', 'vouchers', 'voucher'),
  call('DELETE', 'vouchers', 'voucher'),
  call('DELETE', 'vouchers/*'),
  call('PUT', 'shipping-methods/*'),
  call('PUT', 'payment-methods/*'),
  call('PUT', 'payment-fields', 'address', 'shippingAddress', 'price'),
  call('POST', 'payment', 'address', 'shippingAddress', 'shippingMethod', 'paymentMethod'),
  call('POST', 'payment-result', 'paymentMethodFields'),
  call('GET', 'order-status/*'),
  call('PUT', 'selection', 'country', 'state', 'language', 'market', 'pricelist'),
  call('PUT', 'selection/*', 'tokenOnly'),
  call(
    'POST',
    'products',
    'products',
    'categories',
    'search',
    'items.name',
    'onlyAvailable',
    'uri',
    'sortOrder',
    'limit',
    'skipFirst',
    'language',
    'market',
    'pricelist',
  ),
  call('GET', 'products/*'),
  call('POST', 'products/*', 'language', 'market'),
  call('POST', 'categories', 'language', 'pricelist'),
  call('POST', 'uri', 'uri', 'for', 'limit'),
  call('GET', 'bundles/*'),
  call('PUT', 'campaign-site', 'uri'),
  call('POST', 'address-search', 'identityNumber'),
  call('PUT', 'management/stock/*', 'quantity'),
  call('GET', '*'),
  call('POST', 'register', 'email', 'password', 'firstName', 'language', 'consents', 'customAttributes'),
  call('POST', 'login/*', 'password'),
  call('POST', 'password-reset-email/*', 'linkUri'),
  call('POST', 'password-reset', 'i', 'id', 'newPassword'),
  call('POST', 'newsletter-subscription/*', 'email_field', 'item', 'product', 'country', 'language', 'gender'),
  call('POST', 'newsletter-subscription', 'email', 'item', 'product'),
  call('POST', 'back-in-stock-subscription', 'item', 'shipTo', 'email', 'language'),
  call('POST', 'newsletter-unsubscription?i=*'),
  call('POST', 'newsletter-confirmation?i=*'),
  call('POST', 'withdrawals', 'order', 'email', 'name', 'reference', 'language'),
  call('GET', 'withdrawals/*'),
  call('POST', 'withdrawals/*/confirmation', 'lines', 'language'),
]

/** Every call that takes input and requires a logged-in customer. */
export const customerCalls: Call[] = [
  call('PUT', 'customer/update', 'firstName', 'newEmail', 'newsletter', 'gender', 'consents', 'customAttributes'),
  call('PUT', 'address', 'lastName', 'zipCode', 'country'),
  call('PUT', 'email', 'newEmail'),
  call('PUT', 'password', 'password', 'newPassword'),
  call('POST', 'orders', 'from', 'size'),
]

/** Path parts, already escaped, that often break software. */
export const hostileParts = [
  '..%2f',
  '..%2F..%2Fselection',
  '%2e%2e%2f',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%',
  '%zz',
  '%27%20OR%201=1--',
  '%25',
  '_',
  '__proto__',
  'constructor',
  '0x10',
  '%205%20',
  '-1',
  '1.5',
  '1e3',
  '9'.repeat(400),
  'x'.repeat(10_240),
  '%F0%9F%92%A1',
  '%0d%0aSet-Cookie:%20a=b',
  '%3Cscript%3E',
  ';',
  '%3f',
]

const deep = '['.repeat(5_000) + ']'.repeat(5_000)

/** JSON values that are invalid for nearly every field. */
export const hostileValues = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e999',
  '9'.repeat(400),
  '"0x10"',
  '" 5 "',
  `"${'9'.repeat(400)}"`,
  '""',
  '"\\u0000"',
  '"\\ud800"',
  `"${'x'.repeat(10_240)}"`,
  '[]',
  '{}',
  '[null]',
  '[[1]]',
  '{"__proto__":{"x":1}}',
  '{"$ne":null}',
  deep,
]

/** Invalid bodies. */
export const hostileBodies = ['{', 'null', '[]', '"x"', '\u0000', '\ufeff{}', deep, `{"${'k'.repeat(10_240)}":1}`]
