import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Shop, startShop } from '../../app.ts'
import { type Answer, shopperOf } from './shopper.ts'

/*
 * Random calls in random order against a model that knows quantities only. After each, the selection must agree with the model and
 * with itself; what was acknowledged must be there when it is read again.
 */

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
  await shop.env.COMMERCE_DB.batch(
    Object.entries(stock).map(([item, quantity]) =>
      shop.env.COMMERCE_DB.prepare('UPDATE stock SET quantity = ? WHERE item = ?').bind(quantity, item),
    ),
  )
})
afterAll(() => shop.close())

const stock: Record<string, number> = { '1001-1': 3, '1002-1': 40, '1005-1': 200 }
/** Where all three are sold; Norway and the US deduct the tax. */
const countries = ['SE', 'NO', 'DE', 'US']

interface Model {
  quantities: Map<string, number>
  country: string
}
interface Real {
  call: ReturnType<typeof shopperOf>['call']
  lines: Map<string, string>
}

interface WireLine {
  item: string
  line: string
  quantity: number
  priceEachAsNumber: number
  totalPriceAsNumber: number
}

/** What must be true of every selection, whatever was asked before. */
function checkSelection({ body }: Answer, model: Model) {
  const { selection, location, countries: known } = body
  const items: WireLine[] = selection.items
  const { totals } = selection
  const amounts = new Map(Object.entries(totals))
  const at = (name: string) => Number(amounts.get(`${name}AsNumber`))
  expect(new Set(items.map(({ line }) => line)).size).toBe(items.length)
  expect(new Set(items.map(({ item }) => item)).size).toBe(items.length)
  for (const { quantity, priceEachAsNumber, totalPriceAsNumber } of items) {
    expect(Number.isInteger(quantity) && quantity > 0 && quantity <= 99).toBe(true)
    expect(totalPriceAsNumber).toBeCloseTo(priceEachAsNumber * quantity, 2)
  }
  expect(at('itemsTotalPrice')).toBeCloseTo(
    items.reduce((sum, line) => sum + line.totalPriceAsNumber, 0),
    2,
  )
  expect(totals.totalQuantity).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0))
  const off = selection.discounts.vouchers.reduce(
    (sum: number, voucher: { priceOffAsNumber: number }) => sum + voucher.priceOffAsNumber,
    0,
  )
  expect(at('totalDiscountPrice')).toBeCloseTo(off, 2)
  const grand =
    at('itemsTotalPrice') + at('totalDiscountPrice') + at('shippingPrice') + at('handlingCostPrice') + at('taxDeducted')
  expect(at('grandTotalPrice')).toBeCloseTo(grand, 2)
  for (const name of ['itemsTotalPrice', 'shippingPrice', 'grandTotalPrice', 'grandTotalPriceTax'])
    expect(at(name)).toBeGreaterThanOrEqual(0)
  expect(at('totalDiscountPrice')).toBeLessThanOrEqual(0)
  expect(at('taxDeducted')).toBeLessThanOrEqual(0)
  expect(location.country).toBe(model.country)
  expect(selection.currency).toBe(known.find(({ country }) => country === model.country)?.currency)
  expect(new Map(items.map(({ item, quantity }) => [item, quantity]))).toEqual(model.quantities)
}

/** Asks, and takes over what the answer says about lines. */
async function ask(real: Real, model: Model, method: string, path: string, body?: object): Promise<number> {
  const answer = await real.call(method, path, body)
  const { status } = answer
  const current = status === 200 || status === 201 || status === 410 ? answer : await real.call('GET', 'selection')
  checkSelection(current, model)
  real.lines = new Map(current.body.selection.items.map(({ item, line }: WireLine) => [item, line]))
  return status
}

/** The quantity a line ends up with, and the status that says so. Null when the call is refused as a whole. */
function wanted(item: string, quantity: number, before: number, success: number): [number, number] | null {
  if (quantity > 99) return null
  const available = quantity <= before ? quantity : (stock[item] ?? 0)
  return [Math.max(0, Math.min(quantity, available)), quantity > available ? 410 : success]
}

function keep(model: Model, item: string, quantity: number) {
  model.quantities.delete(item)
  if (quantity > 0) model.quantities.set(item, quantity)
}

type Command = fc.AsyncCommand<Model, Real>
const command = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
})

const item = fc.constantFrom(...Object.keys(stock))
const quantity = fc.integer({ min: 0, max: 60 })

const add = fc.tuple(item, quantity, fc.boolean()).map(([id, number, inPath]) =>
  command(`add ${number} ${id}`, async (model, real) => {
    const before = model.quantities.get(id) ?? 0
    // What is there is not taken away when the stock is short, as long as it can be had.
    const after = number === 0 ? null : wanted(id, before + number, 0, 201)
    if (after) keep(model, id, after[0])
    const path = inPath ? `items/${id}/quantity/${number}` : `items/${id}`
    expect(await ask(real, model, 'POST', path, inPath ? undefined : { quantity: number })).toBe(after?.[1] ?? 406)
  }),
)

const resize = fc.tuple(item, quantity, fc.constantFrom('PUT', 'POST', 'DELETE')).map(([id, number, method]) =>
  command(`${method} ${number} ${id}`, async (model, real) => {
    const before = model.quantities.get(id)
    const sum = { PUT: number, POST: (before ?? 0) + number, DELETE: (before ?? 0) - number }[method] ?? 0
    const after = before === undefined ? null : wanted(id, sum, before, 200)
    if (after) keep(model, id, after[0])
    const status = await ask(real, model, method, `lines/${real.lines.get(id) ?? 'none'}/quantity/${number}`)
    expect(status).toBe(after?.[1] ?? (before === undefined ? 404 : 406))
  }),
)

const remove = item.map(id =>
  command(`remove ${id}`, async (model, real) => {
    const status = model.quantities.delete(id) ? 200 : 404
    expect(await ask(real, model, 'DELETE', `lines/${real.lines.get(id) ?? 'none'}`)).toBe(status)
  }),
)

const move = fc.constantFrom(...countries).map(country =>
  command(`move to ${country}`, async (model, real) => {
    model.country = country
    expect(await ask(real, model, 'PUT', `countries/${country}`)).toBe(200)
  }),
)

const others: [method: string, path: string, body: object | undefined, status: number][] = [
  ['POST', 'vouchers', { voucher: 'ljus10' }, 200],
  ['DELETE', 'vouchers/LJUS10', undefined, 200],
  ['DELETE', 'vouchers', {}, 200],
  ['POST', 'vouchers', { voucher: 'x' }, 404],
  ['PUT', 'languages/sv', undefined, 200],
  ['PUT', 'languages/xx', undefined, 404],
  ['PUT', 'shipping-methods/none', undefined, 404],
  ['PUT', 'payment-fields', { address: { city: 'Lund' } }, 200],
  ['PUT', 'payment-fields', { price: 1 }, 400],
  ['PUT', 'items', { items: [{ item: '9-9', quantity: 1 }] }, 404],
  ['GET', 'selection', undefined, 200],
]
const other = fc.constantFrom(...others).map(([method, path, body, status]) =>
  command(`${method} ${path}`, async (model, real) => {
    expect(await ask(real, model, method, path, body)).toBe(status)
  }),
)

test('whatever is asked in whatever order, the selection agrees with itself and with what was acknowledged', async () => {
  const sequences = fc.commands([add, add, resize, resize, remove, move, other], { maxCommands: 25 })
  await fc.assert(
    fc.asyncProperty(sequences, async commands => {
      const setup = () => ({
        model: { quantities: new Map<string, number>(), country: 'SE' },
        real: { call: shopperOf(shop).call, lines: new Map<string, string>() },
      })
      await fc.asyncModelRun(setup, commands)
    }),
    { numRuns: 25, endOnFailure: true },
  )
})
