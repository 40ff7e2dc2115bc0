import * as v from 'valibot'
import { SourceProblem } from '../connectors/connector.ts'

/** The address of a dataset, and the credentials to read it. */
export interface SanitySettings {
  project: string
  dataset: string
  /** An address that replaces Sanity's, without a slash at the end. */
  url: string
  /** A token with read access; needed for datasets that are not public. */
  token: string
  /** The secret of the webhook; without it no call is accepted. */
  secret: string
}

/** The version of Sanity's interface, which determines what queries mean. */
const version = 'v2025-02-19'

/** The maximum duration of a request, in ms. */
const timeoutMs = 25_000
/** The wait after a refused request, in ms. It is long because only an operator can help. */
const refusedMs = 300_000

// Avoids Sanity's cache (`apicdn`), because a webhook may arrive before the cache is updated.
const getBaseUrl = ({ project, url }: SanitySettings) => `${url || `https://${project}.api.sanity.io`}/${version}`

/** Sends a request to Sanity's interface; throws `SourceProblem` unless the status is 200. */
async function requestSanity(
  { token, ...settings }: SanitySettings,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(getBaseUrl({ token, ...settings }) + path, {
    ...init,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new SourceProblem(`Sanity did not respond: ${error}`)
  })
  if (answer.status === 200) return answer
  const text = (await answer.text()).slice(0, 300)
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'))
    throw new SourceProblem(
      'Sanity asked to wait before the next request (429)',
      (seconds > 0 ? Math.min(seconds, 3600) : 30) * 1000,
    )
  }
  throw new SourceProblem(
    `Sanity responded with ${answer.status}: ${text}`,
    answer.status < 500 ? refusedMs : undefined,
  )
}

/**
 * The result of a GROQ query about published documents. Sent by POST, because addresses are limited
 * to 11 KB.
 */
export async function querySanity<Schema extends v.GenericSchema>(
  settings: SanitySettings,
  schema: Schema,
  text: string,
  params: Record<string, unknown>,
): Promise<v.InferOutput<Schema>> {
  const answer = await requestSanity(settings, `/data/query/${settings.dataset}?perspective=published`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: text, params }),
  })
  const read = v.safeParse(v.object({ result: schema }), await answer.json().catch(() => null))
  if (!read.success) throw new SourceProblem(`Sanity sent an unexpected response: ${read.issues[0].message}`)
  return read.output.result
}

/**
 * The lines of one piece of an export. The last line has the cursor of the next piece; without it,
 * the piece is incomplete.
 */
export async function loadExportPiece(settings: SanitySettings, cursor: string): Promise<unknown[]> {
  const answer = await requestSanity(
    settings,
    `/data/export/${settings.dataset}?nextCursor=${encodeURIComponent(cursor)}`,
  )
  const text = await answer.text().catch((error: unknown) => {
    throw new SourceProblem(`Sanity’s export was interrupted: ${error}`)
  })
  return text.split('\n').flatMap(line => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line)]
    } catch {
      // An incomplete line at the end of an interrupted piece.
      return []
    }
  })
}
