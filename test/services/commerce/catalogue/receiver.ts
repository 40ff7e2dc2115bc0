import { createServer } from 'node:http'
import * as v from 'valibot'
import { openServer } from '../../../support/open-server.ts'

export interface Received {
  body: string
  signature: string
  type: string
}

/** A server that takes webhooks, and answers with `status` while it is told to. */
export async function startReceiver() {
  const received: Received[] = []
  const answer = { status: 204 }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { 'x-centra-signature': signature, 'content-type': type } = request.headers
    received.push({ body, signature: String(signature), type: String(type) })
    response.writeHead(answer.status).end()
  })
  const { url, close } = await openServer(server)
  return {
    url: `${url}/hook`,
    received,
    answer,
    /** All products that were told of so far, each once, in order. */
    products: () => [...new Set(received.flatMap(({ body }) => productsIn(body)))].sort(),
    close,
  }
}

const payload = v.object({ products: v.array(v.string()) })
const productsIn = (body: string) =>
  v.parse(payload, JSON.parse(new URLSearchParams(body).get('payload') ?? '{}')).products
