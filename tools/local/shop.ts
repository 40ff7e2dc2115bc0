import { Log, LogLevel, Miniflare, type WorkerdStructuredLog } from 'miniflare'
import { createWorkerConfig, modulesIn } from './built-worker.ts'
import { type Ask, batchWorker, throughBatches } from './databases.ts'

export interface ShopOptions {
  /** The port on 127.0.0.1; 0 means any free port. */
  port: number
  /** The folder of the shop's storage. */
  storage: string
  /** Variables that are added to the variables of the built configuration. */
  vars: Record<string, string>
  /** The path of the built configuration; by default, the one in `dist/local`. */
  configPath?: string
  /**
   * Receives the console output of the Worker and the runtime. Default: this process's console.
   */
  log?: (entry: WorkerdStructuredLog) => void
}

interface FrontBindings {
  SHOP: { scheduled(event: { cron: string; scheduledTime?: Date }): Promise<{ outcome: string }> }
}

interface DatabaseBindings {
  BATCHES: { fetch: Ask }
}

/** The country of visitors whose requests have no `CF-IPCountry` header. */
const country = 'US'

/**
 * Starts the built shop: one runtime process with the shop's Worker and a small Worker in front of
 * it (`front.js`), without a Node server.
 */
export async function openShop({ port, storage, vars, configPath = 'dist/local/wrangler.json', log }: ShopOptions) {
  const shop = createWorkerConfig(configPath, vars)
  const runtime = new Miniflare({
    host: '127.0.0.1',
    // Miniflare's own socket is for bindings and events; visitors use the socket of `front`.
    port: 0,
    // Without this, Miniflare would request the machine's location from the internet.
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    resourcePersistencePath: storage,
    ...(log && { handleStructuredLogs: log }),
    // Miniflare's own socket leads to the first of these Workers.
    workers: [
      { config: shop },
      {
        config: {
          name: 'front',
          compatibilityDate: shop.compatibilityDate,
          compatibilityFlags: ['nodejs_compat', 'enable_request_signal', 'request_signal_passthrough'],
          manifest: {
            mainModule: 'front.js',
            modulesRoot: import.meta.dirname,
            modules: modulesIn(import.meta.dirname, 'front.js'),
          },
          env: {
            SHOP: { type: 'worker', worker: shop.name },
            COUNTRY: { type: 'text', value: country },
            SITE_HOST: { type: 'text', value: vars.SITE_URL ? new URL(vars.SITE_URL).hostname : '' },
          },
        },
        dev: { unsafeDirectSockets: [{ host: '127.0.0.1', port }] },
      },
      {
        config: {
          name: 'databases',
          compatibilityDate: shop.compatibilityDate,
          manifest: { mainModule: 'databases.js', modules: { 'databases.js': { type: 'esm', contents: batchWorker } } },
          env: {
            COMMERCE_DB: { type: 'd1', id: 'COMMERCE_DB' },
            CONTENT_DB: { type: 'd1', id: 'CONTENT_DB' },
            BATCHES: { type: 'worker', worker: 'databases' },
          },
        },
      },
    ],
  })
  await runtime.ready
  const { BATCHES } = await runtime.getBindings<DatabaseBindings>('databases')
  const database = (name: string) => throughBatches((...question) => BATCHES.fetch(...question), name)
  return {
    url: await runtime.unsafeGetDirectURL('front'),
    env: {
      ...(await runtime.getBindings<Env>(shop.name)),
      COMMERCE_DB: database('COMMERCE_DB'),
      CONTENT_DB: database('CONTENT_DB'),
    },
    /** Runs the Worker's cron handler. */
    scheduled: async (event: { cron: string; scheduledTime?: Date }) =>
      (await runtime.getBindings<FrontBindings>('front')).SHOP.scheduled(event),
    /** Sends a request directly to the shop's Worker, without `front`. The URL may be https. */
    ask: runtime.dispatchFetch,
    close: () => runtime.dispose(),
  }
}
