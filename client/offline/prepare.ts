const worker = '/offline-worker.js'

/** Registers the service worker for the offline page. */
export async function prepareForOffline() {
  await navigator.serviceWorker.register(createWorkerAddress(), { updateViaCache: 'none' })
}

/** The only script address that may be created from a string (Trusted Types). */
const createWorkerAddress = () =>
  window.trustedTypes?.createPolicy('offline', { createScriptURL: () => worker }).createScriptURL('') ?? worker
