import { randomUUID } from 'node:crypto'
import { ask, asRecord } from './management.ts'

/** Headers that make a repeated call take effect once. */
export const operatorHeaders = (key: string = randomUUID()) => ({
  'Idempotency-Key': key,
})

/** Changes the order with this number, and returns it as the interface does. */
export const sendOrderChange = async (method: string, number: string, path: string, body: object) =>
  asRecord((await ask(method, `orders/${encodeURIComponent(number)}/${path}`, body, operatorHeaders())).order)
