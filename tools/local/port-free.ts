import { createServer } from 'node:net'

/**
 * Whether nobody listens at this port of 127.0.0.1; throws when it is no port, or one that this
 * user may not have.
 */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
