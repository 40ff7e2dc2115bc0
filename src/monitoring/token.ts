/** For how long after the response a page may report a crash, in seconds. */
export const lifetime = 300

/** A token contains at most this many characters of the page's path, which may be 16 KB long. */
const maxPathLength = 200

export interface ReportToken {
  /** The page's path, cut to 200 characters. */
  path: string
  /** A random id, which is different in every response, even for the same page. */
  id: string
}

/**
 * Creates a token with which a page can report a crash for 5 minutes. It consists of a signature,
 * the time of expiry, an id and the path. `now` is in ms.
 */
export async function createReportToken(secret: string, path: string, now = Date.now()): Promise<string> {
  const id = hex(crypto.getRandomValues(new Uint8Array(4)))
  const signed = `${Math.floor(now / 1000) + lifetime}.${id}.${shortened(path)}`
  return `${hex(await sign(secret, signed))}.${signed}`
}

/**
 * Parses a token. Null if its signature is wrong, it has expired, or it would expire later than a
 * token that is created now.
 */
export async function readReportToken(secret: string, token: string, now = Date.now()): Promise<ReportToken | null> {
  const [, signature, signed, end, id, path] =
    /^([0-9a-f]{24})\.((\d{10,12})\.([0-9a-f]{8})\.(\/.{0,199}))$/.exec(token) ?? []
  if (!signature || !signed || !id || !path) return null
  if (!isSame(unhex(signature), await sign(secret, signed))) return null
  const left = Number(end) - now / 1000
  return left > 0 && left <= lifetime ? { path, id } : null
}

/** Whether the token belongs to the page at `path`. */
export const isForPage = (token: ReportToken, path: string) => token.path === shortened(path)

const shortened = (path: string) => path.slice(0, maxPathLength)

// The last imported key. It is kept, so that an isolate imports the deployment's key only once.
let known: { secret: string; key: CryptoKey } | undefined

async function getKey(secret: string): Promise<CryptoKey> {
  if (known?.secret === secret) return known.key
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  // Report tokens have a key of their own, because the secret may sign other messages elsewhere.
  const key = await crypto.subtle.importKey('raw', bytesOf(`report:${secret}`), algorithm, false, ['sign'])
  known = { secret, key }
  return key
}

/**
 * Signs text. The signature is cut to 96 bits, because every page contains one. RFC 2104, section
 * 5, recommends at least 80 bits.
 */
async function sign(secret: string, signed: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await getKey(secret), bytesOf(signed)), 0, 12)
}

/** Compares in constant time. */
const isSame = (given: Uint8Array, right: Uint8Array) =>
  right.reduce((difference, byte, index) => difference | (byte ^ (given[index] ?? 0)), 0) === 0

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
