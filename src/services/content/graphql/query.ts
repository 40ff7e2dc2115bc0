import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { graphqlStatus, shownError } from '../lib/errors.ts'
import { CostRule, maxQueryLength, maxTokens } from '../lib/limits.ts'
import { type Compiled, compile } from '../query/compile.ts'
import { contentSchema } from '../query/schema.ts'
import { type ResolverContext, resolvers } from './resolvers.ts'

interface Answered {
  status: ReturnType<typeof graphqlStatus>
  text: string
}

interface Question {
  query: string
  variables?: Record<string, unknown> | null | undefined
  operationName?: string | null | undefined
}

/**
 * The response to a query, and its JSON; errors are part of the response and contain no internal
 * details.
 */
export async function answer(request: Question, context: ResolverContext): Promise<Answered> {
  const known = read(request.query)
  if (Array.isArray(known)) return written({ errors: known })
  return (await answerCompiled(known, request, context)) ?? written(await executed(known.document, request, context))
}

const written = (result: ExecutionResult): Answered => ({ status: graphqlStatus(result), text: JSON.stringify(result) })

/** Null where graphql-js has to answer: it is the one that reports errors. */
async function answerCompiled(
  { compiled }: Known,
  request: Question,
  context: ResolverContext,
): Promise<Answered | null> {
  if (!compiled || request.operationName) return null
  try {
    return { status: 200, text: await compiled(resolvers, context, request.variables) }
  } catch {
    return null
  }
}

async function executed(document: DocumentNode, request: Question, context: ResolverContext): Promise<ExecutionResult> {
  const result = await execute({
    schema: contentSchema(),
    document,
    rootValue: resolvers,
    contextValue: context,
    variableValues: request.variables,
    operationName: request.operationName,
  })
  return result.errors ? { ...result, errors: result.errors.map(shownError) } : result
}

interface Known {
  document: DocumentNode
  compiled: Compiled | null
}

/** Recent queries, parsed, validated and compiled; the shop repeats the same few queries. */
const known = new Map<string, Known>()
const maxCached = 100

function read(query: string): Known | GraphQLError[] {
  const before = known.get(query)
  if (before) return before
  if (query.length > maxQueryLength) return [new GraphQLError(`The query is longer than ${maxQueryLength} characters.`)]
  const document = parsed(query)
  if (document instanceof GraphQLError) return [document]
  const schema = contentSchema()
  const errors = validate(schema, document, [...specifiedRules, CostRule])
  if (errors.length) return [...errors]
  if (known.size >= maxCached) known.clear()
  const made = { document, compiled: compile(schema, document) }
  known.set(query, made)
  return made
}

function parsed(query: string) {
  try {
    return parse(query, { maxTokens, noLocation: false })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
