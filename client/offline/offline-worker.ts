import { type Brand, cacheBrand, cachedBrand } from './cached-brand.ts'
import { offlinePage } from './offline-page.ts'

/*
 * A service worker with one purpose: when the network fails, it responds with the offline page. No
 * other page is cached, so none is outdated.
 */

/**
 * The used part of the worker's global scope: the library's types would conflict with the page's.
 */
interface Scope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
  registration: ServiceWorkerRegistration
}
interface LifeEvent {
  waitUntil(work: Promise<unknown> | undefined): void
  addRoutes?(routes: object[]): Promise<void>
}
interface AskEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
declare const self: Scope

self.addEventListener('install', event => {
  // Requests other than for pages bypass the worker.
  event.waitUntil(event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]))
  // Without them the page is plain, which is no reason to have none.
  event.waitUntil(cacheBrand().catch(console.info))
})

self.addEventListener('activate', event => event.waitUntil(self.registration.navigationPreload?.enable()))

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event))
})

function noBrand(error: unknown): Brand {
  console.info("The shop's name and typeface were not cached.", error)
  return { font: '', shopName: '' }
}

async function answer({ request, preloadResponse }: AskEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    console.info('Without a network.', error)
    return offlinePage(new URL(request.url).pathname, await cachedBrand().catch(noBrand))
  }
}
