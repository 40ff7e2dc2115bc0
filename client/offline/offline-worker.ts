import { type Brand, cacheBrand, readCachedBrand } from './cached-brand.ts'
import { renderOfflinePage } from './offline-page.ts'

/* A service worker with one purpose: when the network fails, it responds with the offline page. No
   other page is cached, so nothing can be outdated. */

/**
 * The part of the worker's global scope that is used here. The types of the `webworker` library
 * would conflict with those of pages.
 */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  registration: ServiceWorkerRegistration
}
interface LifeEvent {
  waitUntil(work: Promise<unknown> | undefined): void
  addRoutes?(routes: object[]): Promise<void>
}
interface RequestEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(respond: Promise<Response>): void
}
declare const self: Scope

self.addEventListener('install', event => {
  // Only requests for pages go through the worker.
  event.waitUntil(event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]))
  // Without the cached name and typeface the offline page is plain, so a failure must not stop the
  // installation.
  event.waitUntil(cacheBrand().catch(console.info))
})

self.addEventListener('activate', event => event.waitUntil(self.registration.navigationPreload?.enable()))

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(respond(event))
})

function noBrand(error: unknown): Brand {
  console.info('The cached name and typeface of the shop could not be read.', error)
  return { font: '', shopName: '' }
}

async function respond({ request, preloadResponse }: RequestEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    console.info('A page could not be loaded from the network.', error)
    return renderOfflinePage(new URL(request.url).pathname, await readCachedBrand().catch(noBrand))
  }
}
