import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { Fetch } from '../services.ts'

/** The content service did not answer, or with an unexpected shape. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** Seconds until the service accepts requests again (`Retry-After`); 0 when it did not say. */
  retryAfter = 0
}

const timeout = 3000

/**
 * Sends one GraphQL query to the content service and parses the response with `schema`. Timeout: 3
 * s. Throws `ContentError` when there is no response, GraphQL reports errors, or the shape is
 * wrong.
 */
export async function query<Schema extends v.GenericSchema>(
  content: Fetch,
  document: string,
  variables: Record<string, unknown>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = v.safeParse(envelope, await ask(content, document, variables))
  if (!answer.success || answer.output.errors?.length || answer.output.data == null) {
    throw new ContentError('The content service reported an error.', { cause: answer.output })
  }
  const data = v.safeParse(schema, answer.output.data)
  if (!data.success) throw new ContentError(`Unexpected content: ${v.summarize(data.issues)}`)
  return data.output
}

const envelope = v.object({ data: v.nullish(v.unknown()), errors: v.nullish(v.array(v.unknown())) })

async function ask(content: Fetch, document: string, variables: Record<string, unknown>): Promise<unknown> {
  try {
    const response = await content(
      new Request(`http://content${apiPaths.graphql}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({ query: document, variables }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      }),
    )
    if (!response.ok) throw refused(response)
    return await response.json()
  } catch (cause) {
    if (cause instanceof ContentError) throw cause
    throw new ContentError('The content service gave no usable answer.', { cause })
  }
}

function refused(response: Response): ContentError {
  const error = new ContentError(`The content service answered ${response.status}.`)
  error.retryAfter = Number(response.headers.get('Retry-After')) || 0
  return error
}
