import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { openServer } from '../../support/open-server.ts'

interface Seen {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Starts a service on a free port. `seen` lists its requests; `answer` responds to them. */
export async function startStandIn(answer: (response: ServerResponse, asked: Seen) => void) {
  const service = { seen: [] as Seen[], answer }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    service.seen.push(asked)
    service.answer(response, asked)
  })
  return Object.assign(service, await openServer(server))
}
