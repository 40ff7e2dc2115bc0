import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { createPerson, denied } from '../people.ts'
import { runTimes } from '../shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

const home = {
  firstName: 'Mia',
  lastName: 'Öst',
  address1: 'Kyrkogatan 3',
  zipCode: '22350',
  city: 'Lund',
  country: 'se',
}
const office = {
  ...home,
  company: 'Öst AB',
  vatNumber: 'SE556677889901',
  address1: 'Kajen 1',
  zipCode: '211 20',
  city: 'Malmö',
}
const path = 'customer/addresses'

async function createCustomer(email: string, more: object = {}) {
  const person = createPerson(shop)
  await person.call('POST', 'register', { email, password: 'lamp-light', firstName: 'Mia', lastName: 'Öst', ...more })
  return person
}

test('addresses can be saved and made the default, and the checkout interface uses the default address', async () => {
  const mia = await createCustomer('mia.addresses@example.com')
  expect((await mia.call('GET', path)).body.addresses).toEqual([])
  const first = await mia.call('POST', path, home)
  expect(first).toMatchObject({
    status: 201,
    body: { addresses: [{ address1: 'Kyrkogatan 3', country: 'SE', isDelivery: true, isInvoice: false }] },
  })
  expect((await mia.call('GET', 'customer')).body).toMatchObject({ address1: 'Kyrkogatan 3', city: 'Lund' })

  const { addresses } = (await mia.call('POST', path, { ...office, isInvoice: true })).body
  expect(addresses).toMatchObject([
    { city: 'Lund', isDelivery: true, isInvoice: false },
    { city: 'Malmö', company: 'Öst AB', vatNumber: 'SE556677889901', isDelivery: false, isInvoice: true },
  ])
  const [lund, malmo] = addresses
  // A new default for deliveries replaces the first, and the checkout starts with it.
  const moved = await mia.call('PUT', `${path}/${malmo.address}`, { ...office, isDelivery: true })
  expect(moved.body.addresses).toMatchObject([
    { city: 'Malmö', isDelivery: true, isInvoice: false },
    { city: 'Lund', isDelivery: false, isInvoice: false },
  ])
  expect((await mia.call('GET', 'customer')).body).toMatchObject({ address1: 'Kajen 1', city: 'Malmö' })
  // `PUT address` in the checkout interface changes the default delivery address.
  await mia.call('PUT', 'address', { firstName: 'Mia', lastName: 'Öst', address1: 'Kajen 2' })
  expect((await mia.call('GET', path)).body.addresses).toMatchObject([{ address1: 'Kajen 2' }, { city: 'Lund' }])

  expect((await mia.call('DELETE', `${path}/${malmo.address}`)).body.addresses).toMatchObject([
    { address: lund.address, isDelivery: true },
  ])
  expect((await mia.call('GET', 'customer')).body).toMatchObject({ city: 'Lund' })
  expect((await mia.call('DELETE', `${path}/${lund.address}`)).body.addresses).toEqual([])
  expect((await mia.call('GET', 'customer')).body).toMatchObject({ address1: '', city: '' })

  const registered = await createCustomer('moa.addresses@example.com', { ...home, country: 'SE' })
  expect((await registered.call('GET', path)).body.addresses).toMatchObject([{ city: 'Lund', isDelivery: true }])
})

test('errors name invalid fields, an address can be changed only by its owner, and a customer has at most 20 addresses', async () => {
  const mia = await createCustomer('mia.limits@example.com')
  const wrong = { ...home, firstName: '', zipCode: '1', phoneNumber: '12', city: 'Мoscow' }
  expect(await mia.call('POST', path, wrong)).toMatchObject({
    status: 406,
    body: { errors: { firstName: 'required' } },
  })
  expect(await mia.call('POST', path, { ...wrong, firstName: 'Mia' })).toMatchObject({
    status: 406,
    body: {
      errors: {
        zipCode: 'not a ZIP code of the country',
        phoneNumber: 'not a phone number',
        city: 'only latin characters',
      },
    },
  })
  expect(await mia.call('POST', path, { ...home, country: 'XX' })).toMatchObject({
    status: 406,
    body: { errors: { country: 'not found' } },
  })
  const [own] = (await mia.call('POST', path, home)).body.addresses
  const other = await createCustomer('eva.limits@example.com')
  await other.call('POST', path, office)
  expect((await other.call('PUT', `${path}/${own.address}`, office)).status).toBe(404)
  expect((await other.call('DELETE', `${path}/${own.address}`)).status).toBe(404)
  expect(await createPerson(shop).call('GET', path)).toMatchObject(denied)
  expect(await createPerson(shop).call('POST', path, home)).toMatchObject(denied)

  const answers = await runTimes(24, () => mia.call('POST', path, { ...home, isDelivery: true, isInvoice: true }))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(19)
  expect(answers.find(({ status }) => status === 412)?.body.errors).toEqual({ addresses: 'must be at most 20' })
  const { addresses } = (await mia.call('GET', path)).body
  const count = (field: 'isDelivery' | 'isInvoice') => addresses.filter(one => one[field]).length
  expect([addresses.length, count('isDelivery'), count('isInvoice')]).toEqual([20, 1, 1])
})

test('an account needs no address, even in countries with states; an invalid state is refused', async () => {
  const person = createPerson(shop)
  await person.call('PUT', 'countries/US')
  const who = { email: 'nora.states@example.com', password: 'lamp-light', firstName: 'Nora', lastName: 'Ek' }
  const wrong = await person.call('POST', 'register', { ...who, state: 'Atlantis' })
  expect([wrong.status, wrong.body.errors]).toEqual([406, { state: 'required' }])
  expect((await person.call('POST', 'register', who)).status).toBe(200)
})
