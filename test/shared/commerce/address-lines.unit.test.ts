import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatAddressLines, formatPickupPoint } from '#client/shared/commerce/address-lines.ts'
import { orderAnswer } from '#client/shared/commerce/schema/order.ts'

const { shippingAddress } = v.parse(orderAnswer, {
  order: { shippingAddress: { firstName: 'Ada', lastName: 'King', company: 'Analytical', address1: '1 Main St' } },
}).order

const written = (zipCode: string, city: string, country: string, state = '') =>
  formatAddressLines({ ...shippingAddress, zipCode, city, country, state }, 'Country').slice(3)

test('an address has the format of its country', () => {
  expect(formatAddressLines(shippingAddress, '')).toEqual(['Ada King', 'Analytical', '1 Main St'])
  expect(written('78701', 'Austin', 'US', 'TX')).toEqual(['Austin, TX 78701', 'Country'])
  expect(written('78701', 'Austin', 'US')).toEqual(['Austin, 78701', 'Country'])
  expect(written('', '', 'US', 'TX')).toEqual(['TX', 'Country'])
  expect(written('111 22', 'Stockholm', 'SE')).toEqual(['111 22 Stockholm', 'Country'])
  expect(written('N1 9GU', 'London', 'GB')).toEqual(['London', 'N1 9GU', 'Country'])
  expect(written('00118', 'Roma', 'IT', 'RM')).toEqual(['00118 Roma', 'RM', 'Country'])
})

test('a pick-up point is written on one line', () => {
  const point = { name: 'Kiosk', address1: '2 Main St', zipCode: '78702', city: 'Austin' }
  expect(formatPickupPoint(point, { ...shippingAddress, country: 'US' })).toBe('Kiosk, 2 Main St, Austin, 78702')
  expect(formatPickupPoint(point, { ...shippingAddress, country: 'DE' })).toBe('Kiosk, 2 Main St, 78702 Austin')
})
