/** How long to wait for a page or browser, in ms. */
const timeoutMs = 30_000
const pauseMs = 100

/** Waits 100 ms. */
export const pause = () => new Promise(done => setTimeout(done, pauseMs))

/** Repeats an attempt until it succeeds; throws the last error after 30 s. */
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

/**
 * Waits until `isWanted` accepts the value. After 30 s, throws an error that begins with `what`.
 */
export const waitFor = <T>(what: string, value: () => Promise<T>, isWanted: (value: T) => boolean): Promise<T> =>
  retry(async () => {
    const found = await value()
    if (!isWanted(found)) throw new Error(`${what}: ${JSON.stringify(found)}`)
    return found
  })
