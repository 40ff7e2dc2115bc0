import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './free-port.ts'
import { prepareDemo } from './prepared.ts'

export type LocalShop = Awaited<ReturnType<typeof startLocalShop>>

/**
 * A shop in a process of its own, as `npm start` opens it, on a free port and storage of its own.
 * It streams, and it can be killed: `kill()` ends it and its runtime at once, `open()` starts it
 * again on the same storage and port. `pause()` stops both where they are until `resume()`. Storage
 * that is given as `kept` is not deleted at the end; `root` is another folder's shop.
 */
export async function startLocalShop(variables: Record<string, string> = {}, kept?: string, root = '.') {
  const port = await findFreePort()
  const state = kept ?? mkdtempSync(join(tmpdir(), 'shop-'))
  if (!kept) await prepareDemo(state)
  const url = `http://127.0.0.1:${port}`
  let running: ChildProcess | undefined

  async function open() {
    const environment = { ...process.env, PORT: String(port), STATE_DIR: state, ...variables }
    // A group of its own, so that the runtime below it ends with it.
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
    /** Closes it synchronously, for `exit` handlers. */
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
