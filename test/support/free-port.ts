import { createServer } from 'node:net'

/** These ports are below those that systems choose for outgoing connections. */
const first = 10_000
const count = 20_000

/** Finds a port without a listener, a different one at each call in this process. */
export async function findFreePort(): Promise<number> {
  next = (next + 1) % count
  const port = first + next
  return (await isFree(port)) ? port : findFreePort()
}

// Processes that search at the same time start at different ports.
let next = (process.pid * 97) % count

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
