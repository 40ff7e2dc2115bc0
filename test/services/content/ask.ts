import * as v from 'valibot'
import { expect } from 'vitest'
import type { Shop } from '../../support/app.ts'

export const graphqlPath = '/api/content/graphql'

/** Queries a running shop's content service with GraphQL. */
export function createContentClient(shop: Shop) {
  const post = (body: string, headers: Record<string, string> = {}) =>
    shop.get(graphqlPath, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })

  /** Returns the data of the answer. Fails if the answer has errors. */
  async function ask<Schema extends v.GenericSchema>(
    data: Schema,
    query: string,
    variables: object = {},
    headers: Record<string, string> = {},
  ) {
    const response = await post(JSON.stringify({ query, variables }), headers)
    const answer: unknown = await response.json()
    expect(answer).not.toHaveProperty('errors')
    expect(response.status).toBe(200)
    return v.parse(data, v.parse(v.object({ data: v.unknown() }), answer).data)
  }

  return { post, ask }
}
