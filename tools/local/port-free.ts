import { createServer } from 'node:net'

/**
 * Whether a port on 127.0.0.1 is free. Throws if the port is invalid, or if this user may not
 * listen on it.
 */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
