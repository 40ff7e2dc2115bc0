import { beforeAll, expect, test } from 'vitest'
import { renewedShop, type Shop } from '../../support/app.ts'
import { operatorTokens } from '../../support/operator-tokens.ts'
import { astrid, createCustomers, createPerson, logInAs } from './people.ts'
import { swede } from './shopper.ts'

let shop: Shop
beforeAll(async () => {
  shop = await renewedShop(operatorTokens)
  await management('PUT', 'stock/1004-1', { quantity: 1000 })
})

const person = () => createPerson(shop)
let accounts = 0
const account = () => ({ email: `codes.${++accounts}@example.com`, firstName: 'Åsa', lastName: 'Ek' })
const management = (method: string, path: string, body: object) =>
  person().call(method, `management/${path}`, body, { Authorization: `Bearer ${operatorTokens.MANAGEMENT_TOKEN}` })

test('vouchers and searches work if pasted text has invisible characters or other forms of letters', async () => {
  const code = { voucher: 'D\u200bÖRR‑1', kind: 'percent', value: 10, description: 'Door\ufeff' }
  expect(await management('POST', 'vouchers', code)).toMatchObject({
    status: 201,
    body: { voucher: 'DÖRR-1' },
  })
  const buyer = person()
  await buyer.call('POST', 'items/1004-1')
  const pasted = ' \u202ado\u0308rr\u20111\u202c\u200b'
  const codes = async () => (await buyer.call('GET', 'selection')).body.selection.discounts.vouchers.length
  const given: number[] = []
  for (const [method, path, body] of [
    ['POST', 'vouchers', { voucher: pasted }],
    ['DELETE', 'vouchers', { voucher: pasted }],
    ['POST', 'vouchers', { voucher: 'DÖRR-1' }],
    ['DELETE', `vouchers/${encodeURIComponent(pasted)}`, undefined],
  ] as const) {
    await buyer.call(method, path, body)
    given.push(await codes())
  }
  expect(given).toEqual([1, 0, 1, 0])

  for (const [path, words] of [
    ['/search?q=', 'Mur\u00adla\u200b'],
    ['/sv/search?q=', '\u202aMurla\u202c'],
    ['/search?q=', 'Ｍｕｒｌａ'],
    ['/dealers?q=', 'Stock\u200bholm'],
  ] as const) {
    const found = async (text: string) => {
      const html = await (await shop.get(path + encodeURIComponent(text))).text()
      return html.match(/\/product\/[\w-]+|class="dealer[^"]*"/g)?.length
    }
    const plain = words.normalize('NFKC').replace(/[^A-Za-z]/g, '')
    expect(await found(words), words).toBe(await found(plain))
  }
  const products = async (search: string) => (await person().call('POST', 'products', { search })).body.productCount
  expect(await products('Mur\u00adla\u200b')).toBe(await products('Murla'))
  expect(await products('Murla')).toBeGreaterThan(0)
})

test('passwords that are one repeated character, a sequence or blanks are refused as too common', async () => {
  const { email } = account()
  await createCustomers(shop, [email])
  const customer = person()
  await logInAs(customer, { ...astrid, email })
  const buyer = person()
  await buyer.call('POST', 'items/1004-1')
  const answers: string[] = []
  for (const password of [
    'åååååååå',
    '        ',
    '0123456789012',
    '98765432',
    'abcdefgh',
    'ZYXWVUTS',
    'qwertyui',
    'poiuytrewq',
    'asdfghjklöä',
  ]) {
    const register = await person().call('POST', 'register', { ...account(), password })
    const change = await customer.call('PUT', 'password', { password: astrid.password, newPassword: password })
    const reset = await person().call('POST', 'password-reset', { newPassword: password })
    const bought = await buyer.pay({ address: { ...swede, email: account().email, register: true, password } })
    const errors = [
      register.body.errors?.password,
      change.body.errors?.newPassword,
      reset.body.errors?.newPassword,
      bought.body.errors?.['address.password'],
    ]
    if (errors.some(error => error !== 'too common')) answers.push(`${password}: ${errors}`)
  }
  expect(answers).toEqual([])
})
