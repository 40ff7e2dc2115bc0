import { createHmac } from 'node:crypto'

/** An error that the shop or the connection reports; its message is shown to the user unchanged. */
export class CommandError extends Error {
  override name = 'Problem'
  readonly status: number | null

  /** `status` is the HTTP status of the response, or null if there was no response. */
  constructor(message: string, status: number | null = null) {
    super(message)
    this.status = status
  }
}

/** The address of the shop to edit: `SHOP_URL`, or the local shop by default. */
export const shopUrl = () => (process.env.SHOP_URL || `http://127.0.0.1:${process.env.PORT || 8787}`).replace(/\/$/, '')

/** Returns `CONTENT_TOKEN`, or the fixed token of a local shop. */
function readToken(): string {
  if (process.env.CONTENT_TOKEN) return process.env.CONTENT_TOKEN
  if (['127.0.0.1', 'localhost'].includes(new URL(shopUrl()).hostname)) return 'local'
  throw new CommandError('Set CONTENT_TOKEN to the shop’s content token.')
}

/**
 * Calls the shop's content service; `path` is relative to `/api/content`. If `version` is given,
 * the service rejects the change when the newest version is a different one. Throws `CommandError`
 * with the problems of the invalid fields.
 */
export async function callService(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  version?: number,
): Promise<unknown> {
  const response = await send(method, path, body, version === undefined ? '*' : `"${version}"`)
  const text = await response.text()
  const answer = readJson(text)
  if (response.ok && answer !== undefined) return answer
  throw new CommandError(
    [`${shopUrl()} rejected the request (status ${response.status}).`, ...listProblems(answer)].join('\n') +
      (response.status === 401 ? '\nIs CONTENT_TOKEN the token of this shop?' : ''),
    response.status,
  )
}

/** Uploads a part of a file. Throws `CommandError` if the shop rejects it. */
export async function sendPart(path: string, part: Uint8Array<ArrayBuffer>): Promise<void> {
  const headers = { Authorization: `Bearer ${readToken()}`, 'Content-Type': 'application/octet-stream' }
  const response = await fetch(`${shopUrl()}/api/content${path}`, { method: 'PUT', headers, body: part })
  if (!response.ok)
    throw new CommandError(`${shopUrl()} rejected a part of the file (status ${response.status}).`, response.status)
}

/** Makes the shop purge the pages that show `changes`. Returns false if that fails. */
export async function notifyShop(changes: unknown[]): Promise<boolean> {
  if (changes.length === 0) return true
  const body = JSON.stringify({ changes })
  const time = Math.floor(Date.now() / 1000)
  const code = createHmac('sha256', readToken()).update(`${time}.${body}`).digest('hex')
  const headers = { 'Content-Type': 'application/json', 'Content-Signature': `t=${time},v1=${code}` }
  const answer = await fetch(`${shopUrl()}/api/webhooks/content`, { method: 'POST', headers, body })
  return answer.ok
}

/** Formats the address of an entry, relative to `/api/content`; ids may contain slashes. */
export const formatEntryPath = (id: string, verb = '', type = '') =>
  `/entries/${encodeURIComponent(id)}${verb && `/${verb}`}${type && `?type=${encodeURIComponent(type)}`}`

async function send(method: string, path: string, body: object | undefined, version: string) {
  try {
    return await fetch(`${shopUrl()}/api/content${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${readToken()}`,
        ...(method !== 'GET' && { 'If-Match': version }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(`No shop responds at ${shopUrl()}. Start one with npm start, or set SHOP_URL.`)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const listProblems = (answer: unknown) =>
  typeof answer === 'object' && answer && 'errors' in answer && typeof answer.errors === 'object' && answer.errors
    ? Object.entries(answer.errors).map(
        ([field, text]) => `  ${field}: ${typeof text === 'string' ? text : JSON.stringify(text)}`,
      )
    : []
