import { expect } from 'vitest'
import type { Shop } from '../../../support/app.ts'
import { serverTokens } from '../../../support/operator-tokens.ts'
import type { createShopper } from '../shopper.ts'

type Person = ReturnType<typeof createShopper>

/** A shop whose answers are checked, and people who call it. */
export interface World {
  shop: Shop
  /** A person with their own browser. */
  person: (headers?: Record<string, string>) => Person
  get: Shop['get']
}

/** The headers of a server with the shared secret. */
export const server = { Authorization: `Bearer ${serverTokens.COMMERCE_SECRET}` }

type Step = [status: number, method: string, path: string, body?: unknown, headers?: Record<string, string>]

/** Makes calls one after the other and returns the last answer; each has the expected status. */
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
