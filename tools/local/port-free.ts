import { createServer } from 'node:net'

/**
 * Whether a port of 127.0.0.1 is free. Throws for an invalid port, and for one that needs more
 * permissions.
 */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
