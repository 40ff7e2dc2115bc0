import { createTestHarness } from 'wrangler'
import { rebuildAll } from '../src/services/content/derived-version.ts'
import { articles } from '../tools/demo/articles.ts'
import { commerceSeed } from '../tools/demo/commerce.ts'
import { contentSeed } from '../tools/demo/content.ts'

/** What tests may change of a shop's configuration. */
export type ShopVars = Partial<
  Record<
    | 'SITE_URL'
    | 'COMMERCE_URL'
    | 'CONTENT_URL'
    | 'COMMERCE_IMAGES'
    | 'CONTENT_IMAGES'
    | 'ALLOWED_ORIGINS'
    | 'LOCAL_TOOLS'
    | 'CONTENT_TOKEN'
    | 'COMMERCE_SECRET'
    | 'MANAGEMENT_TOKEN'
    | 'WEBHOOK_URL'
    | 'WEBHOOK_SECRET'
    | 'SIGNING_SECRET'
    | 'STRIPE_URL'
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'DELIVERY_WIDGET'
    | 'TEST_PAYMENTS'
    | 'TAG_SCRIPT'
    | 'WIDGET_ORIGINS'
    | 'PREVIEW_SECRET',
    string
  >
>

export type Shop = Awaited<ReturnType<typeof startShop>>

/**
 * Starts the built Worker with the demo data, on storage that is thrown away. `LOCAL_TOOLS` is on unless `vars` says
 * otherwise; `configPath` is another build's; visitors come from Sweden unless a request says otherwise.
 */
export async function startShop(vars: ShopVars = {}, configPath = 'dist/ssr/wrangler.json') {
  // Made before there is a connection: hashing takes so long on a busy machine that an idle one is closed meanwhile.
  const seeds = { commerce: commerceSeed(articles), content: contentSeed(articles) }
  const shop = await startEmptyShop(vars, configPath)
  // All of it may be repeated: the seed's statements say so themselves.
  await stubbornly(() => fill(shop.env.COMMERCE_DB, seeds.commerce))
  await stubbornly(() => fill(shop.env.CONTENT_DB, seeds.content))
  await stubbornly(() => rebuildAll(shop.env.CONTENT_DB))
  return shop
}

/** The same as a deployment begins: with its tables and nothing in them. */
export async function startEmptyShop(vars: ShopVars = {}, configPath = 'dist/ssr/wrangler.json') {
  const server = createTestHarness({
    workers: [
      {
        configPath,
        vars: { SITE_URL: 'http://shop.test', LOCAL_TOOLS: 'true', SIGNING_SECRET: 'tested', ...vars },
      },
    ],
  })
  const { url } = await server.listen()
  const worker = server.getWorker<Env>()
  await stubbornly(() => worker.applyD1Migrations('COMMERCE_DB'))
  await stubbornly(() => worker.applyD1Migrations('CONTENT_DB'))
  const env = await worker.getEnv()

  /** A request as a visitor's browser would send it; redirects are not followed. */
  function get(path: string, init: { headers?: Record<string, string>; method?: string; body?: string } = {}) {
    return server.fetch(path, {
      redirect: 'manual',
      ...init,
      headers: { 'CF-IPCountry': 'SE', 'Accept-Encoding': 'identity', ...init.headers },
    })
  }

  return {
    url,
    env,
    worker,
    get,
    html: async (path: string) => (await get(path)).text(),
    logs: () => server.getLogs(),
    close: () => server.close(),
  }
}

/** A busy machine may lose the first connection to a runtime that is just starting; what may be repeated is asked again. */
async function stubbornly<T>(work: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1) throw error
    return stubbornly(work, tries - 1)
  }
}

async function fill(database: D1Database, statements: string[]) {
  await database.batch(statements.map(statement => database.prepare(statement)))
}
