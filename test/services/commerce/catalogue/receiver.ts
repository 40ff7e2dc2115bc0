import { createServer } from 'node:http'
import * as v from 'valibot'
import { openServer } from '../../../support/open-server.ts'

export interface Received {
  body: string
  signature: string
  type: string
}

/** Starts a server that records webhooks and answers with `answer.status`, by default 204. */
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
    /** The ids of all products in the webhooks so far, sorted and without duplicates. */
    products: () => [...new Set(received.flatMap(({ body }) => parseProducts(body)))].sort(),
    close,
  }
}

const payload = v.object({ products: v.array(v.string()) })
const parseProducts = (body: string) =>
  v.parse(payload, JSON.parse(new URLSearchParams(body).get('payload') ?? '{}')).products
