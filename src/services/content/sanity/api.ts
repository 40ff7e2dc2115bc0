import * as v from 'valibot'
import { SourceProblem } from '../connectors/connector.ts'

/** Where a dataset is, and how it may be read. */
export interface SanitySettings {
  project: string
  dataset: string
  /** Another address than Sanity's, without a slash at the end. */
  url: string
  /** A token that may read; needed for datasets that are not public. */
  token: string
  /** Of the webhook; without it none is accepted. */
  secret: string
}

/** Of the interface: what queries mean depends on it. */
const version = 'v2025-02-19'

const timeoutMs = 25_000
/** Longer for what only an operator can mend. */
const refusedMs = 300_000

/** Not the vendor's cache (`apicdn`): a webhook may come before that is renewed. */
const baseOf = ({ project, url }: SanitySettings) => `${url || `https://${project}.api.sanity.io`}/${version}`

/** A request to Sanity's interface; throws `SourceProblem` for every answer but 200. */
async function ask({ token, ...settings }: SanitySettings, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, ...(token && { Authorization: `Bearer ${token}` }) }
  const answer = await fetch(baseOf({ token, ...settings }) + path, {
    ...init,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw new SourceProblem(`Sanity did not answer: ${error}`)
  })
  if (answer.status === 200) return answer
  const text = (await answer.text()).slice(0, 300)
  if (answer.status === 429) {
    const seconds = Number(answer.headers.get('retry-after'))
    throw new SourceProblem('Sanity asks to wait (429)', (seconds > 0 ? Math.min(seconds, 3600) : 30) * 1000)
  }
  throw new SourceProblem(`Sanity answered ${answer.status}: ${text}`, answer.status < 500 ? refusedMs : undefined)
}

/**
 * The result of a GROQ query about published documents; by POST, since addresses may have 11 KB.
 */
export async function querySanity<Schema extends v.GenericSchema>(
  settings: SanitySettings,
  schema: Schema,
  text: string,
  params: Record<string, unknown>,
): Promise<v.InferOutput<Schema>> {
  const answer = await ask(settings, `/data/query/${settings.dataset}?perspective=published`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: text, params }),
  })
  const read = v.safeParse(v.object({ result: schema }), await answer.json().catch(() => null))
  if (!read.success) throw new SourceProblem(`Sanity answered something else: ${read.issues[0].message}`)
  return read.output.result
}

/**
 * The lines of one piece of an export. The last one names where the next piece begins; a piece
 * without it was cut off.
 */
export async function exportPiece(settings: SanitySettings, cursor: string): Promise<unknown[]> {
  const answer = await ask(settings, `/data/export/${settings.dataset}?nextCursor=${encodeURIComponent(cursor)}`)
  const text = await answer.text().catch((error: unknown) => {
    throw new SourceProblem(`Sanity’s export was cut off: ${error}`)
  })
  return text.split('\n').flatMap(line => {
    try {
      return line.trim() === '' ? [] : [JSON.parse(line)]
    } catch {
      // Half a line: the rest of the piece is missing.
      return []
    }
  })
}
