import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../../support/free-port.ts'
import { prepareDemo } from '../../support/prepared.ts'

/* Tests the output of `npm start` after the build, and its exit code. */

const state = mkdtempSync(join(tmpdir(), 'shop-'))
beforeAll(() => prepareDemo(state))
afterAll(() => rmSync(state, { recursive: true, force: true }))

/**
 * Starts the shop in its own process group, as a terminal does. `ended` resolves to its exit code
 * and output.
 */
function start(port: number, storage = state) {
  const shop = spawn(process.execPath, ['tools/local/start.ts'], {
    env: { ...process.env, PORT: String(port), STATE_DIR: storage },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', errors: '' }
  const { promise: open, resolve } = Promise.withResolvers<void>()
  shop.stdout.on('data', chunk => {
    said.output += chunk
    if (said.output.includes('The shop is open')) resolve()
  })
  shop.stderr.on('data', chunk => {
    said.errors += chunk
  })
  const ended = once(shop, 'close').then(([code]) => ({ code, ...said }))
  return { open, ended, signal: (name: NodeJS.Signals) => shop.pid && process.kill(-shop.pid, name) }
}

test('a used port gives a one-line error and does not affect the program that uses it', async () => {
  const other = createServer(socket => socket.end('mine')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { code, output, errors } = await start(port).ended
  expect([code, output]).toEqual([1, ''])
  expect(errors.trim()).toMatch(new RegExp(`^Port ${port} is taken: .+ PORT=\\d+ npm start\\.$`))
  expect(other.listening).toBe(true)
  other.close()
})

test('storage older than the schema is refused with a line that says what to do', async () => {
  const old = mkdtempSync(join(tmpdir(), 'shop-'))
  writeFileSync(join(old, 'seeded'), 'src/services/commerce/migrations/0001_shop.sql')
  const { code, output, errors } = await start(await findFreePort(), old).ended
  expect([code, output]).toEqual([1, ''])
  expect(errors.trim()).toMatch(/^.+ older version of the shop\. npm run reset .+$/)
  rmSync(old, { recursive: true })
})

test('Ctrl+C and SIGTERM end the shop at once without errors', async () => {
  const port = await findFreePort()
  // The exit code is 128 plus the signal's number.
  for (const [signal, ended] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    const shop = start(port)
    await shop.open
    shop.signal(signal)
    const { code, errors } = await shop.ended
    expect(errors, signal).toBe('')
    expect([0, ended]).toContain(code)
  }
})
