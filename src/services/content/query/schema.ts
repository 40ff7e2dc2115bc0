import { buildSchema, type GraphQLSchema } from 'graphql'
import text from '../schema.graphql?raw'

let built: GraphQLSchema | undefined

/**
 * The contract, built at the first call, which takes some ms. Checked by a test
 * (`content-schema.unit.test.ts`).
 */
export function contentSchema(): GraphQLSchema {
  built ??= buildSchema(text, { assumeValid: true, assumeValidSDL: true, noLocation: true })
  return built
}
