import { beforeAll, expect, test } from 'vitest'
import { valueAt } from '../../support/answer.ts'
import { renewedShop, type Shop } from '../../support/app.ts'
import { operatorTokens } from '../../support/operator-tokens.ts'
import { astrid, createCustomers, createPerson, loadResetMailsTo, logInAs } from './people.ts'
import { type Answer, swede } from './shopper.ts'
import { type Kind, lines, noAddress, numbers, vat } from './typed-kinds.ts'

/*
 * A door is a form or call through which text enters the shop. All doors that take the same kind of
 * text must accept and refuse the same values, and store the same cleaned text.
 */

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(operatorTokens)
  await management('PUT', 'stock/1004-1', { quantity: 1000 })
})

const createVisitor = () => createPerson(shop)
/** The column `text` of the first row. */
const stored = (query: string) => shop.env.COMMERCE_DB.prepare(query).first<string>('text')
const management = (method: string, path: string, body: object) =>
  createVisitor().call(method, `management/${path}`, body, {
    Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}`,
  })

const zips: Partial<Record<string, string>> = {
  DE: '10115',
  FR: '75001',
  GB: 'SW1A 1AA',
  US: '94103',
  GR: '105 57',
  CH: '8001',
  IE: 'D02 AF30',
}
let accounts = 0
const createAccountData = () => ({
  email: `doors.${++accounts}@example.com`,
  password: 'varmt-ljus-7',
  firstName: 'Åsa',
  lastName: 'Ek',
})

/** Sends a field's value through a door; returns `stored …` with the stored text, or the error. */
type Door = (field: string, value: string, country: string) => Promise<string>

const formatResult = ({ body, status }: Answer, field: string, text: unknown) =>
  status < 300 ? `stored ${text}` : `${body.errors[field] ?? JSON.stringify(body.errors)}`

const createAddress = (field: string, value: string, country: string) => ({
  address1: swede.address1,
  city: swede.city,
  country,
  zipCode: zips[country] ?? (country === 'SE' ? swede.zipCode : ''),
  [field]: value,
})
const named = { firstName: 'Åsa', lastName: 'Ek' }

const payment: Door = async (field, value, country) => {
  const buyer = createVisitor()
  await buyer.call('POST', 'items/1004-1')
  const address = { ...swede, ...createAddress(field, value, country) }
  const answer = await buyer.pay({ address, shippingAddress: swede })
  const snapshot = await stored('SELECT snapshot AS text FROM payments ORDER BY rowid DESC LIMIT 1')
  return formatResult(answer, `address.${field}`, valueAt(JSON.parse(snapshot ?? '{}'), `purchase.address.${field}`))
}
/** Saves the address with `PUT payment-fields`, then pays without sending it again. */
const typed: Door = async (field, value, country) => {
  const buyer = createVisitor()
  await buyer.call('POST', 'items/1004-1')
  const saved = await buyer.call('PUT', 'payment-fields', {
    address: { ...swede, ...createAddress(field, value, country) },
  })
  if (saved.status >= 400) return formatResult(saved, `address.${field}`, '')
  const answer = await buyer.pay({ address: undefined, shippingAddress: swede })
  const snapshot = await stored('SELECT snapshot AS text FROM payments ORDER BY rowid DESC LIMIT 1')
  return formatResult(answer, `address.${field}`, valueAt(JSON.parse(snapshot ?? '{}'), `purchase.address.${field}`))
}
const registration: Door = async (field, value, country) => {
  const answer = await createVisitor().call('POST', 'register', {
    ...createAccountData(),
    ...createAddress(field, value, country),
  })
  return formatResult(answer, field, answer.body.loggedIn?.[field])
}
const changing =
  (path: string): Door =>
  async (field, value, country) => {
    const { email } = createAccountData()
    await createCustomers(shop, [email])
    const customer = createVisitor()
    await logInAs(customer, { ...astrid, email })
    const answer = await customer.call('PUT', path, { ...named, ...createAddress(field, value, country) })
    return formatResult(answer, field, answer.body.loggedIn?.[field])
  }
const addressBook: Door = async (field, value, country) => {
  const { email } = createAccountData()
  await createCustomers(shop, [email])
  const customer = createVisitor()
  await logInAs(customer, { ...astrid, email })
  const answer = await customer.call('POST', 'customer/addresses', {
    ...named,
    ...createAddress(field, value, country),
  })
  const [address] = answer.body.addresses ?? []
  return formatResult(answer, field, new Map(Object.entries(address ?? {})).get(field))
}

const accountDoors: Record<string, Door> = {
  registration,
  'customer/update': changing('customer/update'),
  'PUT address': changing('address'),
}
const addressDoors: Record<string, Door> = { payment, typed, 'address book': addressBook, ...accountDoors }

/** Sends every value through every door. Returns the answers that are not the expected ones. */
async function findWrongAnswers(doors: Record<string, Door>, kinds: Kind[]) {
  const wrong: string[] = []
  for (const [door, ask] of Object.entries(doors)) {
    for (const [field, value, answer, country = 'SE'] of kinds) {
      const given = await ask(field, value, country)
      if (given !== answer) wrong.push(`${door} · ${field} ${JSON.stringify(value)} · ${given}, not ${answer}`)
    }
  }
  return wrong
}

test('checkout, addresses and account accept the same names, addresses and numbers', async () => {
  // The address book rejects countries that the shop does not know, such as AE.
  const wrong = await findWrongAnswers(addressDoors, [
    ...lines,
    ...numbers.filter(([, , , country]) => country !== 'AE'),
  ])
  const elsewhere = await findWrongAnswers(
    { payment, typed, ...accountDoors },
    numbers.filter(([, , , country]) => country === 'AE'),
  )
  const companies = await findWrongAnswers({ payment, typed, 'address book': addressBook }, vat)
  expect([...wrong, ...elsewhere, ...companies]).toEqual([])
})

const newEmail: Door = async (_field, value) => {
  const { email } = createAccountData()
  await createCustomers(shop, [email])
  const customer = createVisitor()
  await logInAs(customer, { ...astrid, email })
  const answer = await customer.call('PUT', 'email', { newEmail: value })
  return formatResult(
    answer,
    'newEmail',
    await stored('SELECT new_email AS text FROM email_changes ORDER BY created DESC LIMIT 1'),
  )
}
const loadSubscription = () =>
  stored('SELECT email AS text FROM newsletter_subscriptions ORDER BY created DESC LIMIT 1')
const loadNotice = () => stored(`SELECT recipient AS text FROM outbox WHERE kind = 'stock' ORDER BY id DESC LIMIT 1`)
const claim = (field: string, value: string) => ({ order: '1', email: 'a@example.com', name: 'A', [field]: value })
const letter = (field: string, value: string) => ({
  kind: 'project',
  email: 'a@example.com',
  name: 'A',
  company: 'B',
  country: 'C',
  project: 'home',
  message: 'D',
  [field]: value,
})
const withdrawal: Door = async (field, value) => {
  const answer = await createVisitor().call('POST', 'withdrawals', claim(field, value))
  const column = field === 'order' ? 'order_number' : field
  return formatResult(
    answer,
    field,
    await stored(`SELECT ${column} AS text FROM withdrawals ORDER BY withdrawal DESC LIMIT 1`),
  )
}
const inquiry: Door = async (field, value) => {
  const answer = await createVisitor().call('POST', 'inquiries', letter(field, value))
  const about = await stored(`SELECT about AS text FROM outbox WHERE kind = 'inquiry' ORDER BY id DESC LIMIT 1`)
  return formatResult(answer, field, valueAt(JSON.parse(about ?? '{}'), field))
}

const emailDoors: Record<string, Door> = {
  payment,
  registration,
  'PUT email': newEmail,
  newsletter: async (field, value) =>
    formatResult(
      await createVisitor().call('POST', 'newsletter-subscription', { email: value }),
      field,
      await loadSubscription(),
    ),
  'newsletter, with the address in the path': async (field, value) =>
    formatResult(
      await createVisitor().call('POST', `newsletter-subscription/${encodeURIComponent(value)}`, {}),
      field,
      await loadSubscription(),
    ),
  'back-in-stock notice': async (field, value) => {
    const body = { item: '1001-1', email: value, shipTo: { country: 'SE' } }
    return formatResult(
      await createVisitor().call('POST', 'back-in-stock-subscription', body),
      field,
      await loadNotice(),
    )
  },
  withdrawal,
  inquiry,
}

/** Replaces `{}` in the value with a new name, because some doors accept an address only once. */
const ownName = (ask: Door): Door => {
  return async (field, value, country) => {
    const name = `mail${++accounts}`
    return (await ask(field, value.replace('{}', name), country)).replace(name, '{}')
  }
}

test('every form accepts the same e-mail addresses, and so do login and password reset', async () => {
  const doors = Object.fromEntries(Object.entries(emailDoors).map(([door, ask]) => [door, ownName(ask)]))
  const error = 'Expected type e-mail'
  expect(
    await findWrongAnswers(doors, [
      ['email', '\u200b{}\u200e@example.com\ufeff', 'stored {}@example.com'],
      ['email', ' {}@bücher.example ', 'stored {}@xn--bcher-kva.example'],
      ['email', '{}＠example．com', 'stored {}@example.com'],
      ['email', 'å{}@example.com', error],
      ['email', '"{} b"@example.com', error],
      ['email', '{}@example', error],
      ['email', '{}@bücher.example/x', error],
    ]),
  ).toEqual([])

  const { email } = createAccountData()
  await createCustomers(shop, [email])
  const pasted = `\u200b${email}\u200e`
  expect((await logInAs(createVisitor(), { ...astrid, email: pasted })).status).toBe(200)
  expect((await createVisitor().call('POST', `password-reset-email/${encodeURIComponent(pasted)}`, {})).status).toBe(
    200,
  )
  expect((await loadResetMailsTo(shop, email)).length).toBe(1)
})

test('names, order numbers and notes are cleaned in the same way everywhere, in any script', async () => {
  const note =
    (field: string): Door =>
    async (_field, value) => {
      const buyer = createVisitor()
      await buyer.call('POST', 'items/1004-1')
      const answer = await buyer.pay({ address: swede, [field]: value })
      const snapshot = await stored('SELECT snapshot AS text FROM payments ORDER BY rowid DESC LIMIT 1')
      return formatResult(answer, field, valueAt(JSON.parse(snapshot ?? '{}'), `purchase.${field}`))
    }
  const notes: Record<string, Door> = {
    additionalNotes: note('additionalNotes'),
    giftMessage: note('giftMessage'),
    inquiry,
  }
  const names: Kind[] = [
    ['name', '\u202e東京\u202c \u200bＡ', 'stored 東京 A'],
    ['name', 'Ek\u0007', 'must be printable'],
    ['name', 'www.win.example', noAddress],
  ]
  expect([
    ...(await findWrongAnswers(notes, [
      ['message', '\u202eTill\u202c dig\u200b,\r\n\u2067med\u2069 ljus\u00ad 🕯\ufe0f', 'stored Till dig,\nmed ljus 🕯'],
      ['message', 'علی\u200cرضا 👩\u200d👧 a\u200db', 'stored علی\u200cرضا 👩\u200d👧 ab'],
    ])),
    ...(await findWrongAnswers({ withdrawal, inquiry }, names)),
    ...(await findWrongAnswers({ withdrawal }, [['order', '\u200e１０\u00a007\u200b', 'stored 10 07']])),
  ]).toEqual([])
})
