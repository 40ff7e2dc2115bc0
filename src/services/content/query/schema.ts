import { buildSchema, type GraphQLSchema } from 'graphql'
import text from '../schema.graphql?raw'

let built: GraphQLSchema | undefined

/** The schema of the GraphQL interface, built at the first call, which takes some milliseconds. */
export function contentSchema(): GraphQLSchema {
  built ??= buildSchema(text, { assumeValid: true, assumeValidSDL: true, noLocation: true })
  return built
}
