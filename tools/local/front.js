// @ts-check
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/*
 * Simulates what Cloudflare does in front of a Worker: reads every request to its end, and
 * compresses text. It is a second Worker in the shop's process. It is written in JavaScript,
 * because the runtime loads it without a build.
 */

/**
 * @typedef {object} FrontEnv
 * @property {Fetcher} SHOP
 * @property {string} COUNTRY the country of requests without `CF-IPCountry`
 * @property {string} SITE_HOST another host name that the shop accepts; may be empty
 */

/** For how long compressed HTML is collected before it is sent, in ms. */
const flushAfter = 2

/**
 * Maximum number of requests that the shop handles at once. The runtime reads from connections only
 * when it is idle, and closes connections from which it has not read for 5 s (keep-alive) or 15 s
 * (new connections). On a busy machine, 150 requests at once take longer than that.
 */
const mostAtOnce = 16
/** How often a waiting request checks whether it can be handled, in ms. */
const waitsFor = 50
let atOnce = 0

export default {
  /** @type {(request: Request, env: FrontEnv) => Promise<Response>} */
  async fetch(request, env) {
    // If `Host` or the path is invalid, `url` is not a URL. Cloudflare does not forward such
    // requests.
    if (!URL.canParse(request.url)) return refusal(request, 400, 'Bad Request')
    if (!isHere(new URL(request.url).hostname, env.SITE_HOST))
      return refusal(
        request,
        421,
        'This local shop responds to 127.0.0.1, localhost, names below .test, and the host of SITE_URL',
      )

    const headers = new Headers(request.headers)
    headers.set('Accept-Encoding', 'br, gzip')
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', '127.0.0.1')
    /** @type {PromiseWithResolvers<void>} */
    const answered = Promise.withResolvers()
    const { body, sent } = passedOn(request, answered.promise)
    // The body of a GET is read but not forwarded, because `fetch` does not allow it.
    const isBodiless = request.method === 'GET' || request.method === 'HEAD'
    while (atOnce >= mostAtOnce) await scheduler.wait(waitsFor)
    atOnce++
    const answer = await env.SHOP.fetch(request.url, {
      method: request.method,
      headers,
      body: isBodiless ? null : body,
      redirect: 'manual',
      signal: request.signal,
      cf: { country: env.COUNTRY, clientAcceptEncoding: request.headers.get('Accept-Encoding') ?? '' },
    }).finally(() => {
      atOnce--
      answered.resolve()
    })
    // The runtime closes a connection whose request was not read to its end, and then the client
    // may lose the response.
    await sent
    return compressed(answer, request)
  },
}

/** @param {Request} request @param {number} status @param {string} text */
async function refusal({ body }, status, text) {
  await body?.pipeTo(new WritableStream())
  const headers = { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' }
  return new Response(`${text}.\n`, { status, headers })
}

/**
 * Whether a host name belongs to this machine. Without this check, another site could point its
 * host name at 127.0.0.1 and read the shop as its own origin (DNS rebinding). This is impossible
 * for IP addresses, `.localhost` and `.test` (RFC 6761).
 * @param {string} hostname @param {string} siteHost
 */
const isHere = (hostname, siteHost) =>
  hostname === siteHost || /^(\[[\da-f:.]+\]|\d+\.\d+\.\d+\.\d+|(.+\.)?(localhost|test))$/.test(hostname)

/**
 * Returns the request's body for the shop, and a promise that resolves when the client has sent the
 * whole body, whether or not the shop reads it.
 * @param {Request} request @param {Promise<void>} answered
 * @returns {{ body: ReadableStream | null, sent: Promise<void> }}
 */
function passedOn({ body, headers }, answered) {
  if (!body) return { body: null, sent: Promise.resolve() }
  const length = headers.get('Content-Length')
  const { readable, writable } = length ? new FixedLengthStream(Number(length)) : new IdentityTransformStream()
  const writer = writable.getWriter()
  const letGo = () => {}
  async function pump() {
    // Until the shop has responded, it sets the pace. A write fails once it has cancelled the body.
    for await (const chunk of body ?? []) await Promise.race([writer.write(chunk).catch(letGo), answered])
    writer.close().catch(letGo)
  }
  return { body: readable, sent: pump().catch(error => writer.abort(error).catch(letGo)) }
}

/** The content types of the shop's responses that Cloudflare compresses. */
const text =
  /^(text\/|application\/(javascript|json|manifest\+json|ld\+json|xml|rss\+xml|wasm)|image\/svg\+xml|font\/[ot]tf)/

/** @param {Response} answer @param {Request} request */
function compressed(answer, request) {
  const type = answer.headers.get('Content-Type') ?? ''
  const isDone = !answer.body || request.method === 'HEAD' || answer.headers.has('Content-Encoding')
  if (isDone || !text.test(type) || /no-transform/.test(answer.headers.get('Cache-Control') ?? '')) return answer
  const headers = new Headers(answer.headers)
  headers.append('Vary', 'Accept-Encoding')
  const coding = codingOf(request)
  if (!coding) return new Response(answer.body, { status: answer.status, headers })
  const etag = headers.get('ETag')
  if (etag?.startsWith('"')) headers.set('ETag', `W/${etag}`)
  headers.set('Content-Encoding', coding)
  headers.delete('Content-Length')
  if (!type.startsWith('text/html')) return new Response(answer.body, { status: answer.status, headers })
  return new Response(piecewise(answer.body, coding), { status: answer.status, headers, encodeBody: 'manual' })
}

/**
 * Compresses a stream piece by piece as it arrives; the runtime's own compression would hold
 * everything back until the stream ends.
 * @param {ReadableStream} body @param {'br' | 'gzip'} coding
 */
function piecewise(body, coding) {
  const source = Readable.from(body)
  const packed =
    coding === 'br' ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : createGzip()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let due
  source.on('data', () => {
    due ??= setTimeout(() => {
      due = undefined
      packed.flush()
    }, flushAfter)
  })
  pipeline(source, packed, () => clearTimeout(due))
  const pieces = packed[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

/** Returns a coding that the visitor accepts, if possible Brotli. @param {Request} request */
function codingOf(request) {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  /** @type {('br' | 'gzip')[]} */
  const codings = ['br', 'gzip']
  return codings.find(coding => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted))
}
