const worker = '/offline-worker.js'

/** Registers the service worker of the offline page. */
export async function prepareForOffline() {
  await navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' })
}

/** The only script address that may come from a string (Trusted Types). */
const trusted = () =>
  window.trustedTypes?.createPolicy('offline', { createScriptURL: () => worker }).createScriptURL('') ?? worker
