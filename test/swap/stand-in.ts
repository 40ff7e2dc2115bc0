import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Seen {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** A service on a port of its own: `seen` is what it was asked, `answer` how it answers. */
export async function standIn(answer: (response: ServerResponse, asked: Seen) => void) {
  const service = { url: '', port: 0, seen: [] as Seen[], answer, close: () => {} }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const asked = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
    service.seen.push(asked)
    service.answer(response, asked)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  service.port = (server.address() as AddressInfo).port
  service.url = `http://127.0.0.1:${service.port}`
  service.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return service
}
