import { makePictures } from './make-pictures.ts'
import { isPortFree } from './port-free.ts'
import { isPrepared, refuseOutdated } from './prepared.ts'
import { localVars, port, scheduledIntervalMs, stateDir, storageIn } from './settings.ts'
import { openShop } from './shop.ts'

// The port is checked first, because the runtime would fail later, with only a stack trace.
if (!(await isPortFree(port()))) {
  console.error(
    `Port ${port()} is taken: stop the program that uses it, or choose another port with PORT=8788 npm start.`,
  )
  process.exit(1)
}
refuseOutdated(stateDir())
const isNew = !isPrepared(stateDir())
// The demo is loaded only if new storage needs it.
if (isNew) await (await import('./prepare.ts')).prepare()
const shop = await openShop({ port: port(), storage: storageIn(stateDir()), vars: localVars() })
const closing = new AbortController()
const clock = setInterval(() => void runScheduled(), scheduledIntervalMs)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
await runScheduled()
console.log(`The shop is open at http://127.0.0.1:${port()} (Swedish: /sv, mails: /__outbox). Stop it with Ctrl+C.`)
if (isNew) await makePictures(`http://127.0.0.1:${port()}`, closing.signal)

async function runScheduled() {
  try {
    const { outcome } = await shop.scheduled({ cron: '*/5 * * * *' })
    if (outcome !== 'ok') console.error(`The cron job failed: ${outcome}`)
  } catch (error) {
    // Ctrl+C also stops the runtime, even while it runs the cron job.
    if (!closing.signal.aborted) console.error('The cron job failed:', error)
  }
}

async function close() {
  closing.abort()
  clearInterval(clock)
  await shop.close()
}
