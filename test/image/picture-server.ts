import { createServer, type RequestListener } from 'node:http'

export type PictureServer = Awaited<ReturnType<typeof startPictureServer>>

/** A server on a free port that knows what it was asked for; `answer` decides what it says. */
export async function startPictureServer(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port.')
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    asked,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
