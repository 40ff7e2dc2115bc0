import { expect } from 'vitest'
import type { Shop } from '../../../support/app.ts'
import { serverTokens } from '../../../support/operator-tokens.ts'
import type { createShopper } from '../shopper.ts'

type Person = ReturnType<typeof createShopper>

/** A shop whose answers are checked against `docs/api`, and a way to call it. */
export interface World {
  shop: Shop
  /** Creates a person with a session of their own. */
  person: (headers?: Record<string, string>) => Person
  get: Shop['get']
}

/** The headers of a server with the shared secret. */
export const server = { Authorization: `Bearer ${serverTokens.COMMERCE_SECRET}` }

type Step = [status: number, method: string, path: string, body?: unknown, headers?: Record<string, string>]

/** Makes the calls in turn, expects the status of each, and returns the last answer's body. */
export async function walk({ call }: Pick<Person, 'call'>, ...steps: [Step, ...Step[]]) {
  const [[first, ...given], ...others] = steps
  let answer = await call(...given)
  expect(answer.status, `${given[0]} ${given[1]} ${JSON.stringify(answer.body).slice(0, 200)}`).toBe(first)
  for (const [status, ...more] of others) {
    answer = await call(...more)
    expect(answer.status, `${more[0]} ${more[1]} ${JSON.stringify(answer.body).slice(0, 200)}`).toBe(status)
  }
  return answer.body
}
