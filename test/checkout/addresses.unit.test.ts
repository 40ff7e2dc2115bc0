import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createAddressProvider, findAddresses } from '#src/checkout/addresses/find.ts'
import { valueAt } from '../support/answer.ts'
import { startPhoton } from './photon-stand-in.ts'

const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
let photon: Awaited<ReturnType<typeof startPhoton>>
beforeAll(async () => {
  photon = await startPhoton()
})
afterAll(() => {
  warned.mockRestore()
  return photon.close()
})

const find = async (text: string, country = 'SE', now?: number) => {
  const provider = createAddressProvider({ ADDRESS_URL: photon.url })
  if (!provider) throw new Error('No address provider')
  return findAddresses(provider, { text, country }, now)
}

test('addresses from the provider are offered once each, if the checkout accepts them', async () => {
  expect(await find('Storgatan 12')).toEqual([
    { text: 'Storgatan 12, 114 55 Stockholm', address1: 'Storgatan 12', zipCode: '114 55', city: 'Stockholm' },
    { text: 'Storgatan 12, 903 25 Umeå', address1: 'Storgatan 12', zipCode: '903 25', city: 'Umeå' },
  ])
  expect((await find('rue & <b>', 'FR')).map(({ address1 }) => address1)).toEqual(['12 Rue de la Paix'])
  expect(await find('all', 'DE')).toEqual([])
  expect(photon.asked).toEqual(['Storgatan 12', 'rue & <b>', 'all'])
  expect(photon.faults).toEqual([])
})

test('without a valid URL there is no provider', () => {
  for (const url of ['', 'photon', '/api']) expect(createAddressProvider({ ADDRESS_URL: url })).toBeNull()
})

test('if the provider hangs, fails or sends too much, nothing is offered and it is not called for some seconds', async () => {
  const begun = Date.now()
  for (const [index, mood] of (['broken', 'long', 'hang'] as const).entries()) {
    photon.mood[mood] = 1
    const now = begun + index * 60_000
    const before = photon.asked.length
    expect(await find('Storgatan', 'SE', now)).toEqual([])
    expect(await find('Storgatan', 'SE', now + 5000)).toEqual([])
    expect(photon.asked.length).toBe(before + 1)
    expect((await find('Storgatan', 'SE', now + 20_000)).length).toBe(2)
  }
  expect(Date.now() - begun).toBeLessThan(10_000)
  // Other test files in the same worker may log warnings too.
  const events = warned.mock.calls.map(([line]) => valueAt(JSON.parse(line), 'event'))
  expect(events.filter(event => event === 'addresses_unknown')).toHaveLength(3)
})
