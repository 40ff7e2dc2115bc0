import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections: one might take it meanwhile. */
const first = 10_000
const count = 20_000

/** Returns a port without a listener, another one at each call of this process. */
export async function findFreePort(): Promise<number> {
  next = (next + 1) % count
  const port = first + next
  return (await isFree(port)) ? port : findFreePort()
}

// Processes that look at a time begin at different places.
let next = (process.pid * 97) % count

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
