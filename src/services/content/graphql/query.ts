import {
  buildSchema,
  type DocumentNode,
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  validateSchema,
} from 'graphql'
import { shownError } from '../lib/errors.ts'
import { CostRule, maxQueryLength, maxTokens } from '../lib/limits.ts'
import text from '../schema.graphql?raw'
import { type Context, resolvers } from './resolvers.ts'

const schema = buildSchema(text)
validateSchema(schema)

interface Question {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

/** Executes a query; errors are part of the response and contain no internal details. */
export async function answer(request: Question, context: Context) {
  const document = read(request.query)
  if (Array.isArray(document)) return { errors: document }
  const result = await execute({
    schema,
    document,
    rootValue: resolvers,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  })
  return result.errors ? { ...result, errors: result.errors.map(shownError) } : result
}

/** Recent queries, parsed and validated; the shop repeats the same few queries. */
const known = new Map<string, DocumentNode>()
const maxCached = 100

function read(query: string): DocumentNode | GraphQLError[] {
  const before = known.get(query)
  if (before) return before
  if (query.length > maxQueryLength) return [new GraphQLError(`The query is longer than ${maxQueryLength} characters.`)]
  const document = parsed(query)
  if (document instanceof GraphQLError) return [document]
  const errors = validate(schema, document, [...specifiedRules, CostRule])
  if (errors.length) return [...errors]
  if (known.size >= maxCached) known.clear()
  known.set(query, document)
  return document
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens, noLocation: false })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
