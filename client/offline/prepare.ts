const worker = '/offline-worker.js'

/** Registers the service worker for the offline page. */
export async function prepareForOffline() {
  await navigator.serviceWorker.register(createWorkerAddress(), { updateViaCache: 'none' })
}

/** Creates the worker's address. The Trusted Types policy `offline` can create no other address. */
const createWorkerAddress = () =>
  window.trustedTypes?.createPolicy('offline', { createScriptURL: () => worker }).createScriptURL('') ?? worker
