import { offlinePage } from './offline-page.ts'

/*
 * A service worker that does one thing: where the network fails, it answers with the shop's own
 * page. It keeps nothing and serves nothing else, so no page can ever be out of date because of it.
 */

/** What this worker uses of its global scope: the library's types would clash with the page's. */
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
  // Everything but pages goes past the worker without waking it.
  event.waitUntil(event.addRoutes?.([{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]))
})

self.addEventListener('activate', event => event.waitUntil(self.registration.navigationPreload?.enable()))

self.addEventListener('fetch', event => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(answer(event))
})

async function answer({ request, preloadResponse }: AskEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    console.info('Without a network.', error)
    return offlinePage(new URL(request.url).pathname)
  }
}
