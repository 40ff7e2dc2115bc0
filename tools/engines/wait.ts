/** How long is waited for what a page or a browser is to do, in ms. */
const timeoutMs = 30_000
const pauseMs = 100

/** Gives a page a moment. */
export const pause = () => new Promise(done => setTimeout(done, pauseMs))

/** Tries again until it succeeds; after 30 s with the last error. */
export async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + timeoutMs
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > until) throw error
      await pause()
    }
  }
}

/** Waits until a value is as wanted; `what` says so in the error. */
export const waitFor = <T>(what: string, value: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> =>
  retry(async () => {
    const found = await value()
    if (!isWanted(found)) throw new Error(`${what}: ${JSON.stringify(found)}`)
    return found
  })
