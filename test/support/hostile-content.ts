import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { openServer } from './open-server.ts'

/**
 * How the content service behaves. `well` forwards the real response, `cut` sends half of it,
 * `huge` sends 60 MB, and `drops` closes the connection during a response.
 */
export type Mood = 'well' | 'hangs' | '500' | 'garbage' | 'cut' | 'huge' | 'drops'

export type HostileContent = Awaited<ReturnType<typeof startHostileContent>>

/**
 * Starts a content service on a port of its own that misbehaves as its `mood` says. `ask` queries
 * the real service.
 */
export async function startHostileContent(ask: (body: string) => Promise<{ text(): Promise<string> }>) {
  const state: { mood: Mood } = { mood: 'well' }
  const server = createServer(async (request, response) => {
    const json = await (await ask(await readBody(request))).text()
    moods[state.mood](response, json)
  })
  const { url, close } = await openServer(server)
  return Object.assign(state, { url: `${url}/graphql`, close })
}

const moods: Record<Mood, (response: ServerResponse, json: string) => void> = {
  well: (response, json) => response.setHeader('Content-Type', 'application/json').end(json),
  hangs: () => {},
  500: response => response.writeHead(500, { 'Retry-After': '1' }).end('<h1>Internal error</h1>'),
  garbage: response => response.end('<html>\u0000 this is no JSON'),
  cut: (response, json) => response.end(json.slice(0, json.length / 2)),
  huge: response => {
    const chunk = `"${'x'.repeat(1_000_000)}",`
    let left = 60
    const more = () => {
      while (left-- > 0) if (!response.write(chunk)) return response.once('drain', more)
      response.end('""]}')
    }
    response.write('{"data":[')
    more()
  },
  drops: (response, json) => {
    response.writeHead(200, { 'Content-Length': json.length })
    response.write(json.slice(0, 100), () => response.destroy())
  },
}

async function readBody(request: IncomingMessage) {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
