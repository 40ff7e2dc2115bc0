import { shopAddress as address, loadCredentials, Refused, requestShop, timeoutMs } from './credentials.ts'

/**
 * Calls the management interface and returns its response. Throws `Refused` with the reason if the
 * shop rejects the call or cannot be reached.
 */
export async function ask(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  return readJson(await answerTo(method, path, body, headers))
}

/** Reads a page of a list as CSV, and the query for the next page. Throws `Refused` like `ask`. */
export async function askText(path: string): Promise<{ text: string; next: string | null }> {
  const response = await answered('GET', path, undefined, { Accept: 'text/csv' })
  const [, next = null] = response.headers.get('link')?.match(/<[^>]*(\?[^>]*)>; rel="next"/) ?? []
  // `text()` would drop the byte order mark, which spreadsheets need.
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()), next }
}

/**
 * Reads a list as CSV: all pages if `isWhole`, or else only the first. Throws `Refused` like `ask`.
 */
export async function askTable(list: string, isWhole: boolean): Promise<string> {
  const [name = ''] = list.split('?')
  const rows: string[] = []
  for (let path: string | null = list; path !== null; ) {
    const { text, next }: Awaited<ReturnType<typeof askText>> = await askText(path)
    // Each page begins with a row of column names, which is kept only once.
    rows.push(rows.length === 0 ? text : text.slice(text.indexOf('\n') + 1))
    path = isWhole && next !== null ? `${name}${next}` : null
  }
  return rows.join('').trimEnd()
}

/**
 * Reads the file to which the interface redirects. The redirect may name another host, so the file
 * is requested from the host of all commands (`SHOP_URL`). Throws `Refused` like `ask`.
 */
export async function askFile(path: string): Promise<Uint8Array> {
  const { pathname, search } = new URL(
    (await answered('GET', path, undefined, {})).headers.get('location') ?? '/',
    address(),
  )
  const file = await fetch(`${address()}${pathname}${search}`, { signal: AbortSignal.timeout(timeoutMs) })
  if (!file.ok) throw new Refused(`The shop rejected the request (status ${file.status}).`)
  return new Uint8Array(await file.arrayBuffer())
}

async function answerTo(...call: Parameters<typeof answered>) {
  return (await answered(...call)).text()
}

async function answered(method: string, path: string, body: object | undefined, headers: Record<string, string>) {
  const response = await send(method, path, body, headers)
  if (response.ok || response.status === 303) return response
  const text = await response.text()
  const answer = readJson(text)
  if (response.status === 401) throw new Refused(`${address()} does not know this token.`)
  const { role } = asRecord(answer.errors)
  if (response.status === 403 && typeof role === 'string' && role.startsWith('must be one of'))
    throw new Refused(
      `Your token does not have the role for this (403): it ${role}. The token may also be limited to other operations.`,
    )
  const errors = Object.entries(asRecord(answer.errors)).map(([subject, reason]) => `${subject}: ${reason}`)
  if (errors.includes('route: not found')) {
    throw new Refused(`${address()} has no management interface: neither MANAGEMENT_TOKEN nor DESK_KEY is set there.`)
  }
  throw new Refused(
    `The shop rejected the request (status ${response.status}). ${errors.join('; ') || text.slice(0, 200)}`,
  )
}

const send = async (method: string, path: string, body: object | undefined, headers: Record<string, string>) =>
  requestShop(`/api/checkout/management/${path}`, {
    method,
    headers: { Authorization: `Bearer ${await loadCredentials()}`, 'Content-Type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

function readJson(text: string): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Returns an object as a record, and anything else as an empty record. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

export const asList = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.map(asRecord) : [])
