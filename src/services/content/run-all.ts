/**
 * Runs parts of the cron job one after the other. Throws at the end when one has failed, which
 * keeps no other from being done.
 */
export async function runAll(jobs: Record<string, () => Promise<unknown>>): Promise<void> {
  const failed: string[] = []
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      console.error(JSON.stringify({ event: 'job_failed', job, error: textOf(error) }))
      failed.push(job)
    }
  }
  if (failed.length > 0) throw new Error(`The cron job failed at: ${failed.join(', ')}`)
}

/** With its stack, where it has one. */
const textOf = (error: unknown) => String(error instanceof Error ? (error.stack ?? error) : error)
