import { beforeAll, expect, test } from 'vitest'
import { personalTables } from '#src/services/commerce/account/personal-tables.ts'
import { recordAt } from '../../../support/answer.ts'
import { renewedShop, type Shop } from '../../../support/app.ts'
import { operate } from '../../../support/operate.ts'
import { createPerson, logInAs } from '../people.ts'
import { parseReference, swede } from '../shopper.ts'
import { findTablesWith } from './tables-with.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop()
})

test('an operator finds, exports and erases a guest’s data, except paid orders', async () => {
  const db = shop.env.COMMERCE_DB
  const ottilia = { ...swede, firstName: 'Ottilia', lastName: 'Zetterquist', email: 'ottilia@zetterquist.example' }
  const text = 'zetterquist'
  await db.prepare(`UPDATE stock SET quantity = 100 WHERE item = '1001-1'`).run()
  const startPayment = async (person: ReturnType<typeof createPerson>, item: string) => {
    await person.call('POST', `items/${item}`)
    const paid = await person.pay({ address: ottilia, additionalNotes: `For ${text}` })
    return parseReference(paid)
  }
  const guest = createPerson(shop)
  const reference = await startPayment(guest, '1001-1')
  await guest.decide(reference, 'pay')
  const { order } = (await guest.result(reference)).body
  const declined = createPerson(shop)
  await declined.decide(await startPayment(declined, '1001-1'), 'decline')
  const open = createPerson(shop)
  await startPayment(open, '1001-1')
  await guest.call('POST', 'newsletter-subscription', { email: ottilia.email })
  const message = { kind: 'contact', name: 'O', email: ottilia.email, subject: 'other', message: text, language: 'en' }
  expect((await guest.call('POST', 'inquiries', message)).status).toBeLessThan(300)
  const unsent = () => db.prepare('SELECT COUNT(*) AS n FROM outbox WHERE sent IS NULL').first('n')
  await expect.poll(unsent, { timeout: 10_000 }).toBe(0)

  expect(await operate(shop, 'person', 'nobody@nowhere.example')).toEqual({
    status: 0,
    text: 'Nothing is stored about nobody@nowhere.example.\n',
  })
  expect((await operate(shop, 'person', 'no address')).status).toBe(1)
  const found = (await operate(shop, 'person', ottilia.email.toUpperCase())).text
  expect(String(found).toLowerCase().split('\n')).toEqual(
    expect.arrayContaining([`a guest, ${ottilia.email}:`, '  orders: 1', '  payments: 3', '  newsletter: 1']),
  )
  const { text: file } = await operate(shop, 'person', ottilia.email, '--export')
  const data = recordAt(JSON.parse(file), 'data')
  const inFile = personalTables.filter(({ part }) => JSON.stringify(data[part]).toLowerCase().includes(text))
  expect([...new Set(inFile.map(({ table }) => table))].toSorted()).toEqual(await findTablesWith(shop, text))
  for (const person of [guest, open]) expect(JSON.stringify(data)).not.toContain(person.kept.token)

  const tokens = [guest, declined, open].map(({ kept }) => kept.token)
  const erased = await operate(shop, 'person', ottilia.email, '--erase')
  expect(erased).toEqual({
    status: 0,
    text: `The guest, ${ottilia.email}, is erased.\n  Order ${order.order} is kept until ${new Date().getFullYear() + 7}-12-31 by bookkeeping law.\n`,
  })
  expect(await findTablesWith(shop, text)).toEqual(['orders', 'payments'])
  const { results: payments } = await db
    .prepare(`SELECT status FROM payments WHERE instr(lower(snapshot), '${text}')`)
    .all()
  expect(payments).toEqual([{ status: 'completed' }])
  // The guest's browsers get new sessions, because their tokens are erased.
  for (const [index, person] of [guest, declined, open].entries()) {
    const { body } = await person.call('GET', 'selection')
    expect(JSON.stringify(body).toLowerCase()).not.toContain(text)
    expect(body.token).not.toBe(tokens[index])
  }
  expect((await shop.get(`/order/${order.reference}`)).status).toBe(200)
  // Erasing a customer also deletes the account.
  const ida = { email: 'ida.zetterquist@example.com', password: 'lamp-light', firstName: 'Ida', lastName: 'Ek' }
  await createPerson(shop).call('POST', 'register', ida)
  expect((await operate(shop, 'person', ida.email, '--erase')).text).toMatch(/^Customer \d+, /)
  expect((await logInAs(createPerson(shop), ida)).status).toBe(406)
})
