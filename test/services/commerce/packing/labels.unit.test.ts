import { expect, test } from 'vitest'
import { formatLabels, labelFields, parseLabelColumns } from '#src/services/commerce/management/packing/labels.ts'
import { makeOrder } from '../orders/model/changes.ts'

const order = makeOrder({
  lines: [{ price: 100, quantity: 3, discountShare: 0 }],
  shipping: 0,
  taxFree: false,
})
const address = {
  country: 'SE',
  countryName: '',
  firstName: '=Åsa',
  lastName: 'Ek',
  address1: 'A\tB\nC',
  zipCode: '111 22',
}
order.snapshot.purchase = {
  ...{ items: [], address, shippingAddress: address, shippingMethod: 'none', shippingMethodName: '-Home' },
  ...{ paymentMethod: 'test', paymentMethodName: '' },
}
const none = new Map<string, string>()
const names = {
  language: 'en' as const,
  items: new Map(),
  categories: none,
  hours: none,
  countries: none,
  shippingMethods: none,
  paymentMethods: none,
}

test('the columns of labels are configurable, and unknown column names are ignored', () => {
  expect(parseLabelColumns('')).toEqual([...labelFields])
  expect(parseLabelColumns('x, name ,order')).toEqual(['name', 'order'])
  expect(parseLabelColumns('x')).toEqual([...labelFields])
})

test('labels for nShift have columns separated by tabs, column names in brackets, and no formulas', () => {
  const columns = ['order', 'name', 'street1', 'zipCode', 'method', 'pieces']
  expect(formatLabels([order], 'delivery', { columns, format: 'nshift', language: 'en', names })).toBe(
    "[order]\t[name]\t[street1]\t[zipCode]\t[method]\t[pieces]\r\n10001\t'=Åsa Ek\tA B C\t111 22\t'-Home\t3\r\n",
  )
})
