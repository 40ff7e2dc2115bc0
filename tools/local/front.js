// @ts-check
import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/*
 * What Cloudflare does in front of a Worker, in a Worker of its own beside the shop: it reads every request to its end and
 * compresses text. JavaScript, because the runtime takes it as it stands.
 */

/**
 * @typedef {object} FrontEnv
 * @property {Fetcher} SHOP
 * @property {string} COUNTRY where visitors come from whose request does not say it
 * @property {string} SITE_HOST a further host name that the shop answers to; may be empty
 */

/** How long the first bytes after a flush of HTML are kept for more of them, in ms. */
const flushAfter = 2

/**
 * How many requests the shop has at a time. The runtime reads what is sent to it only when it has nothing else to do, and drops
 * connections that it did not come to read for 5 s (kept ones) or 15 s (new ones); on a busy machine 150 at once take longer.
 */
const mostAtOnce = 16
/** How often a request that has to wait looks for room, in ms. */
const waitsFor = 50
let atOnce = 0

export default {
  /** @type {(request: Request, env: FrontEnv) => Promise<Response>} */
  async fetch(request, env) {
    // An odd `Host` or target makes no address; the Worker would never see such a request.
    if (!URL.canParse(request.url)) return refusal(request, 400, 'Bad Request')
    if (!isHere(new URL(request.url).hostname, env.SITE_HOST))
      return refusal(
        request,
        421,
        'This local shop answers to 127.0.0.1, localhost, names below .test, and the host of SITE_URL',
      )

    const headers = new Headers(request.headers)
    headers.set('Accept-Encoding', 'br, gzip')
    if (!headers.has('CF-Connecting-IP')) headers.set('CF-Connecting-IP', '127.0.0.1')
    /** @type {PromiseWithResolvers<void>} */
    const answered = Promise.withResolvers()
    const { body, sent } = passedOn(request, answered.promise)
    // A GET that carries a body has it read, and not passed on: `fetch` does not allow it.
    const isBodiless = request.method === 'GET' || request.method === 'HEAD'
    while (atOnce >= mostAtOnce) await scheduler.wait(waitsFor)
    atOnce++
    const answer = await env.SHOP.fetch(request.url, {
      method: request.method,
      headers,
      body: isBodiless ? null : body,
      redirect: 'manual',
      signal: request.signal,
      cf: { country: env.COUNTRY },
    }).finally(() => {
      atOnce--
      answered.resolve()
    })
    // The runtime closes a connection whose request was not read to its end, and the client may lose the answer.
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
 * Whether a host name is one of this machine. A page elsewhere could otherwise point a name of its own at 127.0.0.1 and read
 * the shop as its own origin (DNS rebinding). Addresses cannot be pointed elsewhere, nor can `.localhost` and `.test` (RFC 6761).
 * @param {string} hostname @param {string} siteHost
 */
const isHere = (hostname, siteHost) =>
  hostname === siteHost || /^(\[[\da-f:.]+\]|\d+\.\d+\.\d+\.\d+|(.+\.)?(localhost|test))$/.test(hostname)

/**
 * The body for the shop, which need not read it, and a promise that the client has sent all of it.
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
    // The shop sets the pace until it has answered; a write fails once it has let go of the body.
    for await (const chunk of body ?? []) await Promise.race([writer.write(chunk).catch(letGo), answered])
    writer.close().catch(letGo)
  }
  return { body: readable, sent: pump().catch(error => writer.abort(error).catch(letGo)) }
}

/** What Cloudflare compresses, as far as a shop has it. */
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
 * The runtime compresses by itself, but holds a stream back until its end; pages go out in the pieces that they come in.
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

/** The coding that the visitor takes; Brotli before gzip. @param {Request} request */
function codingOf(request) {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  /** @type {('br' | 'gzip')[]} */
  const codings = ['br', 'gzip']
  return codings.find(coding => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted))
}
