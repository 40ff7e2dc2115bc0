import { expect, test } from 'vitest'
import type { SentForm } from '#src/desk/form-data.ts'
import { parseChange } from '#src/desk/order/changes.ts'
import type { OrderFormName } from '#src/desk/order/rights.ts'

function createForm(entries: [string, string][]): SentForm {
  const fields = (name: string) => entries.flatMap(([other, value]) => (other === name ? [value] : []))
  return {
    change: '',
    state: { key: '', version: '' },
    fields,
    field: name => fields(name)[0] ?? '',
    file: async () => '',
  }
}

const parse = (change: OrderFormName, id: string, entries: [string, string][]) =>
  parseChange('10001', change, id, createForm(entries))

test('the preview of a refund sends the same fields as the refund', () => {
  const typed: [string, string][] = [
    ['what', 'part'],
    ['line', 'a'],
    ['pieces', '2'],
    ['line', 'b'],
    ['pieces', '0'],
    ['shipping', 'on'],
    ['amount', '1 249,50'],
    ['reason', 'Broken'],
  ]
  const body = {
    reason: 'Broken',
    restock: false,
    lines: [{ line: 'a', quantity: 2 }],
    shipping: true,
    amount: '1249.50',
  }
  const call = { method: 'POST', path: 'orders/10001/refunds' }
  expect(parse('refund', '', typed)).toEqual({ call: { ...call, body } })
  expect(parse('preview', '', typed)).toEqual({ call: { ...call, body: { ...body, preview: true } } })
})

test('a refund can cover the whole order or one withdrawal', () => {
  const call = { method: 'POST', path: 'orders/10001/refunds' }
  const common = { reason: '', restock: true }
  const restock: [string, string] = ['restock', 'on']
  expect(parse('refund', '', [['what', 'all'], restock])).toEqual({ call: { ...call, body: { ...common, all: true } } })
  expect(parse('refund', '', [['what', '3'], restock])).toEqual({
    call: { ...call, body: { ...common, withdrawal: 3 } },
  })
})

test('for an invalid quantity or amount, the result names the field', () => {
  const part: [string, string] = ['what', 'part']
  expect(parse('refund', '', [part, ['amount', 'ten']])).toEqual({ invalid: 'amount' })
  expect(
    parse('return', '', [
      ['line', 'a'],
      ['pieces', '-1'],
    ]),
  ).toEqual({ invalid: 'pieces' })
})
