import fc from 'fast-check'
import { taxes } from './checks.ts'
import { defineCommand } from './command.ts'
import { countAvailable } from './holds.ts'
import { type Code, codes, isUsable } from './vouchers.ts'
import { setLine } from './world.ts'

const items = ['1001-1', '1002-1', '1005-1']
const item = fc.constantFrom(...items)
const quantity = fc.integer({ min: 0, max: 60 })

export const add = defineCommand(
  'add',
  fc.tuple(item, quantity, fc.boolean()),
  async ({ world, bag, ask }, [id, number, inPath]) => {
    const wanted = (bag.lines.get(id)?.quantity ?? 0) + number
    const isRefused = number === 0 || wanted > 99
    const left = countAvailable(world, bag, id)
    if (!isRefused) setLine(bag, id, Math.min(wanted, left))
    const path = inPath ? `items/${id}/quantity/${number}` : `items/${id}`
    await ask('POST', path, inPath ? undefined : { quantity: number }, isRefused ? 406 : wanted > left ? 410 : 201)
  },
)

/** Lowering a quantity always succeeds; it can be raised only up to the available stock. */
export const resize = defineCommand(
  'resize',
  fc.tuple(item, quantity, fc.constantFrom('PUT', 'POST', 'DELETE')),
  async ({ world, bag, ask, lineOf }, [id, number, method]) => {
    const before = bag.lines.get(id)?.quantity
    const wanted = { PUT: number, POST: (before ?? 0) + number, DELETE: (before ?? 0) - number }[method] ?? 0
    const left = wanted <= (before ?? 0) ? wanted : countAvailable(world, bag, id)
    const path = `lines/${lineOf(id)}/quantity/${number}`
    if (before === undefined) return void (await ask(method, path, undefined, 404))
    if (wanted > 99) return void (await ask(method, path, undefined, 406))
    setLine(bag, id, Math.min(wanted, left))
    await ask(method, path, undefined, wanted > left ? 410 : 200)
  },
)

export const remove = defineCommand('remove', item, async ({ bag, ask, lineOf }, id) => {
  const status = bag.lines.delete(id) ? 200 : 404
  await ask('DELETE', `lines/${lineOf(id)}`, undefined, status)
})

export const move = defineCommand('move', fc.constantFrom(...Object.keys(taxes)), async ({ bag, ask }, country) => {
  bag.country = country
  await ask('PUT', `countries/${country}`, country === 'US' ? { state: 'NY' } : undefined, 200)
})

const code = fc.constantFrom(...Object.keys(codes).filter((name): name is Code => name in codes))

export const addCode = defineCommand(
  'code',
  code,
  async ({ world, bag, ask }, voucher) => {
    const isKnown = isUsable(world, bag, voucher)
    const isThere = bag.vouchers.includes(voucher)
    const isFull = isKnown && !isThere && bag.vouchers.length === 3
    if (isKnown && !isThere && !isFull) bag.vouchers.push(voucher)
    if (!isKnown) world.mistakes++
    await ask('POST', 'vouchers', { voucher: voucher.toLowerCase() }, isFull ? 412 : isKnown ? 200 : 404)
  },
  { risky: true },
)

export const removeCode = defineCommand('remove code', fc.option(code), async ({ bag, ask }, voucher) => {
  bag.vouchers = voucher === null ? [] : bag.vouchers.filter(one => one !== voucher)
  await ask('DELETE', voucher === null ? 'vouchers' : `vouchers/${voucher}`, voucher === null ? {} : undefined, 200)
})

const others: [method: string, path: string, body: object | undefined, status: number][] = [
  ['PUT', 'languages/sv', undefined, 200],
  ['PUT', 'languages/xx', undefined, 404],
  ['PUT', 'countries/ZZ', undefined, 404],
  ['PUT', 'shipping-methods/none', undefined, 404],
  ['PUT', 'payment-fields', { address: { city: 'Lund' } }, 200],
  ['PUT', 'payment-fields', { price: 1 }, 400],
  ['PUT', 'items', { items: [{ item: '9-9', quantity: 1 }] }, 404],
  ['GET', 'selection', undefined, 200],
]

export const other = defineCommand(
  'other',
  fc.constantFrom(...others),
  async ({ ask }, [method, path, body, status]) => {
    await ask(method, path, body, status)
  },
)
