import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { constants } from 'node:zlib'
import { cloudflare } from '@cloudflare/vite-plugin'
import compression from 'compression'
import { type Plugin, preview } from 'vite'
import { localVars, port, stateDir } from './settings.ts'

/** As Cloudflare does in front of every Worker: text goes out compressed, and what streams is not held back for it. */
const compressed: Plugin = {
  name: 'compressed',
  configurePreviewServer({ middlewares }) {
    middlewares.use(compression({ flush: constants.Z_SYNC_FLUSH, brotli: { flush: constants.BROTLI_OPERATION_FLUSH } }))
  },
}

/**
 * Serves the built Worker with local storage. Its configuration is the built one with this start's variables, kept beside
 * the storage, so that several shops can run from one build.
 */
export async function serve() {
  const root = join(stateDir(), 'run')
  const config = JSON.parse(readFileSync('dist/ssr/wrangler.json', 'utf8'))
  mkdirSync(join(root, '.wrangler/deploy'), { recursive: true })
  cpSync('dist/ssr', join(root, 'worker'), { recursive: true })
  writeFileSync(
    join(root, 'worker/wrangler.json'),
    JSON.stringify({
      ...config,
      vars: { ...config.vars, ...localVars() },
      assets: { ...config.assets, directory: resolve('dist/client') },
    }),
  )
  writeFileSync(
    join(root, '.wrangler/deploy/config.json'),
    JSON.stringify({ configPath: '../../worker/wrangler.json', auxiliaryWorkers: [] }),
  )
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: port(), strictPort: true },
    plugins: [compressed, cloudflare({ persistState: { path: stateDir() }, inspectorPort: false })],
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => server.close().then(() => process.exit(0)))
}
