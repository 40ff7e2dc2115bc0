import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { graphqlStatus, toPublicError } from '../lib/errors.ts'
import { CostRule, maxQueryLength, maxTokens } from '../lib/limits.ts'
import { type CompiledQuery, compileQuery } from '../query/compile.ts'
import { contentSchema } from '../query/schema.ts'
import { type ResolverContext, resolvers } from './resolvers.ts'

interface QueryResponse {
  status: ReturnType<typeof graphqlStatus>
  text: string
}

interface QueryRequest {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

/** Answers a query. Errors are part of the response and contain no internal details. */
export async function answerQuery(request: QueryRequest, context: ResolverContext): Promise<QueryResponse> {
  const known = prepareQuery(request.query)
  if (Array.isArray(known)) return toResponse({ errors: known })
  return (
    (await answerCompiled(known, request, context)) ?? toResponse(await executeQuery(known.document, request, context))
  )
}

const toResponse = (result: ExecutionResult): QueryResponse => ({
  status: graphqlStatus(result),
  text: JSON.stringify(result),
})

/**
 * Answers with the compiled query. Null if there is none or if it fails; graphql-js then answers,
 * because it reports errors.
 */
async function answerCompiled(
  { compiled }: PreparedQuery,
  request: QueryRequest,
  context: ResolverContext,
): Promise<QueryResponse | null> {
  if (!compiled || request.operationName) return null
  try {
    return { status: 200, text: await compiled(resolvers, context, request.variables) }
  } catch {
    return null
  }
}

async function executeQuery(
  document: DocumentNode,
  request: QueryRequest,
  context: ResolverContext,
): Promise<ExecutionResult> {
  const result = await execute({
    schema: contentSchema(),
    document,
    rootValue: resolvers,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  })
  return result.errors ? { ...result, errors: result.errors.map(toPublicError) } : result
}

interface PreparedQuery {
  document: DocumentNode
  compiled: CompiledQuery | null
}

/** Recent queries, parsed, validated and compiled, because the shop repeats the same ones. */
const queryCache = new Map<string, PreparedQuery>()
const maxCached = 100

function prepareQuery(query: string): PreparedQuery | GraphQLError[] {
  const known = queryCache.get(query)
  if (known) return known
  if (query.length > maxQueryLength) return [new GraphQLError(`The query is longer than ${maxQueryLength} characters.`)]
  const document = parseQuery(query)
  if (document instanceof GraphQLError) return [document]
  const schema = contentSchema()
  const errors = validate(schema, document, [...specifiedRules, CostRule])
  if (errors.length) return [...errors]
  if (queryCache.size >= maxCached) queryCache.clear()
  const prepared = { document, compiled: compileQuery(schema, document) }
  queryCache.set(query, prepared)
  return prepared
}

function parseQuery(query: string) {
  try {
    return parse(query, { maxTokens, noLocation: false })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
