import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { prepareDemo } from './prepared.ts'

export type LocalShop = Awaited<ReturnType<typeof startLocalShop>>

/**
 * Starts a shop as `npm start` does, in a process of its own on a free port, with storage of its
 * own. It streams pages, and it can be killed: `kill()` ends the process and its runtime at once,
 * and `open()` starts it again on the same storage and port. `pause()` stops both until `resume()`.
 * `kept` is a storage folder to use instead, which is not deleted. `root` is the folder of the
 * repository to run.
 */
export async function startLocalShop(variables: Record<string, string> = {}, kept?: string, root = '.') {
  const port = await findFreePort()
  const state = kept ?? mkdtempSync(join(tmpdir(), 'shop-'))
  if (!kept) await prepareDemo(state)
  const url = `http://127.0.0.1:${port}`
  let running: ChildProcess | undefined

  async function open() {
    const environment = { ...process.env, PORT: String(port), STATE_DIR: state, ...variables }
    // A process group, so that signals reach the runtime too.
    running = spawn(process.execPath, ['tools/local/start.ts'], {
      env: environment,
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    await opened(running)
  }

  async function kill() {
    const process_ = running
    running = undefined
    if (!process_?.pid || process_.exitCode !== null) return
    const ended = new Promise(done => process_.once('exit', done))
    process.kill(-process_.pid, 'SIGKILL')
    await ended
  }

  function signal(name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL') {
    if (!running?.pid) throw new Error('The shop is not open')
    process.kill(-running.pid, name)
  }

  await open()
  return {
    url,
    state,
    pid: () => running?.pid ?? 0,
    open,
    kill,
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    close: async () => {
      await kill()
      if (!kept) rmSync(state, { recursive: true, force: true })
    },
    /** Closes the shop synchronously, for `exit` handlers. */
    end: () => {
      if (running?.pid) signal('SIGKILL')
      if (!kept) rmSync(state, { recursive: true, force: true })
    },
  }
}

function opened(shop: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('The shop is open')) resolve()
    }
    shop.stdout?.on('data', listen)
    shop.stderr?.on('data', listen)
    shop.once('exit', code => reject(new Error(`The shop ended with ${code}:\n${said}`)))
  })
}
