import { randomUUID } from 'node:crypto'
import { ask, asRecord } from './management.ts'

/** Headers that make a call take effect only once, even if it is repeated. */
export const operatorHeaders = (key: string = randomUUID()) => ({
  'Idempotency-Key': key,
})

/** Changes the order with this number, and returns the order in the interface's format. */
export const sendOrderChange = async (method: string, number: string, path: string, body: object) =>
  asRecord((await ask(method, `orders/${encodeURIComponent(number)}/${path}`, body, operatorHeaders())).order)
