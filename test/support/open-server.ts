import type { Server } from 'node:http'

/** Opens a server on a free port. `close` also ends its open connections. */
export async function openServer(server: Server) {
  // Node would close idle connections after 5 s, perhaps just when a busy shop uses one again.
  server.keepAliveTimeout = 0
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  const close = () => {
    server.closeAllConnections()
    return new Promise(done => server.close(done))
  }
  return { url: `http://127.0.0.1:${address.port}`, close }
}
