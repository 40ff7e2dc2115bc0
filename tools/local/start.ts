import { isPrepared } from './prepared.ts'
import { serve } from './serve.ts'
import { port } from './settings.ts'

// Without a network the local platform would complain that it cannot look itself up.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'

/** How often the clock strikes here, in ms. Cloudflare runs the Worker's schedule; on one's own machine nobody does. */
const strike = 10_000

// The demo is read only when storage needs it.
if (!isPrepared()) await (await import('./prepare.ts')).prepare()
await serve()
setInterval(() => void runSchedule(), strike)
await runSchedule()
console.log(`The shop is open at http://127.0.0.1:${port()} (Swedish: /sv, mails: /__outbox). Stop it with Ctrl+C.`)

async function runSchedule() {
  const response = await fetch(`http://127.0.0.1:${port()}/cdn-cgi/local/scheduled`)
  if (!response.ok) console.error(`The schedule failed: ${response.status} ${await response.text()}`)
}
