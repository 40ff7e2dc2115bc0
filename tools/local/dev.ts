import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'
import { prepare } from './prepare.ts'
import { refuseOutdated } from './prepared.ts'
import { port, scheduledIntervalMs, stateDir } from './settings.ts'

process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

refuseOutdated(stateDir())
await prepare()
const server = await createServer({ server: { host: '127.0.0.1', port: port(), strictPort: true } })
await server.listen()
server.printUrls()
for (;;) {
  await sleep(scheduledIntervalMs)
  await runScheduled()
}

/** Runs the cron handler, which publishes scheduled drafts and sends mails. */
async function runScheduled() {
  try {
    const { status } = await fetch(`http://127.0.0.1:${port()}/cdn-cgi/handler/scheduled`)
    if (status !== 200) console.error(`The cron job responded with status ${status}.`)
  } catch (error) {
    console.error('The cron job failed:', error)
  }
}
