import { expect, test } from 'vitest'
import { doneAnswer } from '#client/shared/commerce/schema/answers.ts'
import { createStatelessCommerce } from '#src/shared/edge/upstream/commerce-client.ts'

test('a call to a hanging service times out, even if it ignores the abort signal', async () => {
  const never = createStatelessCommerce(() => new Promise<Response>(() => {}))
  await expect(
    never.call({ method: 'POST', path: 'withdrawals', schema: doneAnswer, timeoutMs: 20 }),
  ).rejects.toMatchObject({ name: 'CommerceError', status: 0 })
})

test('a call is sent without a session, and with the given headers', async () => {
  const sent: Request[] = []
  const client = createStatelessCommerce(
    request => {
      sent.push(request)
      return Response.json({ errors: { withdrawal: 'not found' } }, { status: 404 })
    },
    { 'CF-Connecting-IP': '192.0.2.1' },
  )
  await expect(client.call({ method: 'GET', path: 'withdrawals/x?a=1', schema: doneAnswer })).rejects.toMatchObject({
    status: 404,
    fields: { withdrawal: 'not found' },
  })
  const [request] = sent
  expect(new URL(request?.url ?? '').pathname).toBe('/api/checkout/withdrawals/x')
  expect(new URL(request?.url ?? '').search).toBe('?a=1')
  expect(request?.headers.get('API-Token')).toBe('none')
  expect(request?.headers.get('CF-Connecting-IP')).toBe('192.0.2.1')
})
