import { offlinePage } from './offline-page.ts'

/*
 * A service worker with one purpose: when the network fails, it responds with the offline page. It
 * caches nothing else, so it never serves an outdated page.
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
