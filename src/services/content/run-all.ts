/**
 * Runs the jobs of the cron job one after the other. A failed job does not stop the others; its
 * failure is thrown at the end.
 */
export async function runJobs(jobs: Record<string, () => Promise<unknown>>): Promise<void> {
  const failed: string[] = []
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run()
    } catch (error) {
      console.error(JSON.stringify({ event: 'job_failed', job, error: formatError(error) }))
      failed.push(job)
    }
  }
  if (failed.length > 0) throw new Error(`The cron job failed at: ${failed.join(', ')}`)
}

/** The error with its stack, if it has one. */
const formatError = (error: unknown) => String(error instanceof Error ? (error.stack ?? error) : error)
