const worker = '/offline-worker.js'

/** Registers the service worker for the offline page. */
export async function prepareForOffline() {
  await navigator.serviceWorker.register(createWorkerAddress(), { updateViaCache: 'none' })
}

/**
 * Creates the worker's address. This is the only script address that a Trusted Types policy creates
 * from a string.
 */
const createWorkerAddress = () =>
  window.trustedTypes?.createPolicy('offline', { createScriptURL: () => worker }).createScriptURL('') ?? worker
