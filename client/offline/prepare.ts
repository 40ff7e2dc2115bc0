const worker = '/offline-worker.js'

/** Starts the worker that has a page for the times without a network. */
export async function prepareForOffline() {
  await navigator.serviceWorker.register(trusted(), { updateViaCache: 'none' })
}

/**
 * The one address of a script that may come from a string: the policy gives nothing else (Trusted
 * Types).
 */
function trusted() {
  const { trustedTypes } = window
  if (!trustedTypes) return worker
  return trustedTypes.createPolicy('offline', { createScriptURL: () => worker }).createScriptURL('')
}
