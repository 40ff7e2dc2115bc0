import { expect, test } from 'vitest'
import { sharedShop } from '../../../support/app.ts'
import { createShopper, swede } from '../shopper.ts'

const shop = await sharedShop()

/** Returns the errors of a payment with these fields in its billing address, shipped to Sweden. */
async function problems(address: object) {
  const { call, pay } = createShopper(shop)
  await call('POST', 'items/1001-1')
  const answer = await pay({ address: { ...swede, ...address }, shippingAddress: swede })
  return answer.status === 200 ? {} : answer.body.errors
}

const badZip = { 'address.zipCode': 'not a ZIP code of the country' }
const badPhone = { 'address.phoneNumber': 'not a phone number' }

test('a ZIP code must be valid in its country', { timeout: 240_000 }, async () => {
  const good = {
    SE: '111 22',
    NL: '1017 ab',
    FI: '00100',
    NO: '0150',
    DE: '01067',
    CH: '8001',
    PL: '00-950',
    JP: '100-0001',
  }
  for (const [country, zipCode] of Object.entries(good))
    expect(await problems({ country, zipCode }), country).toEqual({})
  const bad = {
    SE: '00000',
    DE: '00000',
    FI: '00000',
    NO: '0000',
    NL: '0000 AB',
    FR: '00123',
    CH: '0000',
    PL: 'ABC',
    JP: '1234',
  }
  for (const [country, zipCode] of Object.entries(bad))
    expect(await problems({ country, zipCode }), country).toEqual(badZip)
})

test('a phone number must be a valid national or international number', { timeout: 240_000 }, async () => {
  for (const phoneNumber of ['', '070-123 45 67', '08-123 456', '+44 20 7946 0000', '0046 70 123 45 67'])
    expect(await problems({ phoneNumber }), phoneNumber).toEqual({})
  for (const phoneNumber of ['abc def', '070-1', '123', '+46', '0701234567890123', 'tel. nr 0701234567'])
    expect(await problems({ phoneNumber }), phoneNumber).toEqual(badPhone)
  expect(await problems({ country: 'US', zipCode: '94103', state: 'CA', phoneNumber: '(212) 555-0100' })).toEqual({})
})
