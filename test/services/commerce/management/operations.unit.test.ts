import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { findOperation, operations } from '#src/services/commerce/management/operators/operations.ts'

const description = v.parse(
  v.object({ paths: v.record(v.string(), v.record(v.string(), v.unknown())) }),
  JSON.parse(readFileSync('docs/api/management.json', 'utf8')),
)

test('the API description has exactly the operations that are listed with their roles', () => {
  const described = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  const listed = operations.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(listed.toSorted()).toEqual(described.toSorted())
})

test('every operation has a unique name, and every operation that changes something has a subject', () => {
  const names = operations.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  for (const { name, method, subject } of operations) expect(method === 'GET' || subject !== undefined, name).toBe(true)
})

test('a call is found by its method and path', () => {
  expect(findOperation('POST', '/orders/17/refunds')).toMatchObject({
    operation: { name: 'orders.refund' },
    params: { number: '17' },
  })
  expect(findOperation('PUT', '/vouchers/A%26B')?.params).toEqual({ voucher: 'A&B' })
  for (const path of ['/orders/17/refunds/', '/orders', '/', '', '//17/refunds'])
    expect(findOperation('POST', path), path).toBeNull()
})
