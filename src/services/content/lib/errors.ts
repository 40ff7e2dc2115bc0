import { GraphQLError } from 'graphql'

/** An error whose message callers may read; the messages of other errors are hidden. */
const createPublicError = (message: string, code: string, status: number) =>
  new GraphQLError(message, { extensions: { code, status } })

export const badInput = (message: string) => createPublicError(message, 'BAD_USER_INPUT', 400)

export const noPreview = () => createPublicError('Preview needs an editor’s authorisation.', 'UNAUTHORIZED', 401)

/**
 * The public form of an error: bugs and storage failures are logged here and returned without their
 * text.
 */
export function toPublicError(error: GraphQLError) {
  if (!error.originalError || error.originalError instanceof GraphQLError) return error
  console.error('Content service:', error.originalError)
  return new GraphQLError('The content could not be read.', {
    nodes: error.nodes,
    path: error.path,
    extensions: { code: 'INTERNAL', status: 500 },
  })
}

/** 200 for a response with data, or without errors; otherwise the status of its first error. */
export function graphqlStatus({ data, errors }: { data?: object | null; errors?: readonly GraphQLError[] }) {
  if (!errors?.length || Object.values(data ?? {}).some(field => field !== null)) return 200
  const status = errors[0]?.extensions.status
  return status === 401 || status === 500 ? status : 400
}
