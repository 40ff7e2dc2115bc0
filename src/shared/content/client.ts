import * as v from 'valibot'
import * as apiPaths from '#client/api-paths.ts'
import type { Fetch } from '../../services.ts'
import { isolateCache } from '../edge/isolate-cache.ts'

/** The content service did not respond, or its response has an unexpected shape. */
export class ContentError extends Error {
  override name = 'ContentError'
  /** Seconds until the service accepts requests again (`Retry-After`); 0 if it does not say. */
  retryAfter = 0
}

const timeoutMs = 3000

/** A response's text; `parsed` is set once the service has sent the same text twice. */
interface Answer {
  text: string
  parsed?: Parsed<v.GenericSchema>
}

interface Parsed<Schema extends v.GenericSchema> {
  schema: Schema
  data: v.InferOutput<Schema>
}

// The last response to each query. It is published content, the same for every visitor, so all
// requests of an isolate can share it. The size is in characters; the parsed objects take several
// times as many bytes.
const known = isolateCache<Answer>(4_000_000, ({ text }) => text.length)

const isBy = <Schema extends v.GenericSchema>(
  parsed: Parsed<v.GenericSchema> | undefined,
  schema: Schema,
): parsed is Parsed<Schema> => parsed?.schema === schema

/**
 * Sends one GraphQL query to the content service and parses the response with `schema`. If the
 * response has not changed since the last query, the result is the same object, so callers must not
 * modify it. Times out after 3 s. Throws `ContentError` when there is no response, GraphQL reports
 * errors, or the shape is wrong.
 */
export async function queryContent<Schema extends v.GenericSchema>(
  content: Fetch,
  document: string,
  variables: Record<string, unknown>,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const question = JSON.stringify({ query: document, variables })
  const text = await sendQuery(content, question)
  if (variables.preview) return parse(text, schema)
  const before = known.get(question)
  const isKnown = before?.text === text
  if (isKnown && isBy(before.parsed, schema)) return before.parsed.data
  const data = parse(text, schema)
  known.set(question, isKnown ? { text, parsed: { schema, data } } : { text })
  return data
}
const envelope = v.object({ data: v.nullish(v.unknown()), errors: v.nullish(v.array(v.unknown())) })

function parse<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> {
  const answer = v.safeParse(envelope, parseJsonText(text))
  if (!answer.success || answer.output.errors?.length || answer.output.data == null) {
    throw new ContentError('The content service reported an error.', { cause: answer.output })
  }
  const data = v.safeParse(schema, answer.output.data)
  if (!data.success) throw new ContentError(`Unexpected content: ${v.summarize(data.issues)}`)
  return data.output
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ContentError(unusable, { cause })
  }
}

const unusable = 'The content service sent no usable response.'

async function sendQuery(content: Fetch, question: string): Promise<string> {
  try {
    const response = await content(
      new Request(`http://content${apiPaths.graphql}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: question,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )
    if (!response.ok) throw createRefusal(response)
    return await response.text()
  } catch (cause) {
    if (cause instanceof ContentError) throw cause
    throw new ContentError(unusable, { cause })
  }
}

function createRefusal(response: Response): ContentError {
  const error = new ContentError(`The content service responded with status ${response.status}.`)
  error.retryAfter = Number(response.headers.get('Retry-After')) || 0
  return error
}
