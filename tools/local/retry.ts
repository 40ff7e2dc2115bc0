/**
 * Maximum number of attempts. Several may be needed, because on a very busy machine the local
 * runtime drops keep-alive connections to its storage.
 */
const attempts = 12

/**
 * Repeats `work`, which must be repeatable, if the connection to the storage is lost. Other errors
 * are thrown at once.
 */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isLost(error) || attempt === attempts) throw error
      console.warn('Local storage lost its connection; trying again.')
    }
  }
}

const isLost = (error: unknown) =>
  error instanceof Error && /fetch failed|network connection lost|other side closed|ECONNRESET/i.test(String(error))
