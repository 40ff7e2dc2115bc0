const worker = '/offline-worker.js'

/** Registers the service worker of the offline page, once that page's files are kept. */
export async function prepareForOffline() {
  await keepFiles().catch(console.info)
  await navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' })
}

/**
 * Keeps the typeface, and the manifest, which has the shop's name. The worker is one file, so it
 * shares no module with pages: `kept-brand.ts` reads them. Without them its page is plain.
 */
async function keepFiles() {
  const files = document.querySelectorAll<HTMLLinkElement>('link[rel="manifest"], link[rel="preload"][as="font"]')
  const cache = await caches.open('offline')
  await cache.addAll([...files].map(({ href }) => href))
}

/** The only script address that may come from a string (Trusted Types). */
function trusted() {
  const { trustedTypes } = window
  if (!trustedTypes) return worker
  return trustedTypes.createPolicy('offline', { createScriptURL: () => worker }).createScriptURL('')
}
