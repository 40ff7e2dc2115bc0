import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { findFreePort } from '../../test/support/free-port.ts'

/** The path of the runtime that Miniflare installs. */
const runtime = createRequire(createRequire(import.meta.url).resolve('miniflare')).resolve('workerd/bin/workerd')

export interface Running {
  url: URL
  pid: number
  close: () => void
}

/**
 * A Worker: the code of its modules by their names, with the main module first, and its bindings in
 * workerd's syntax.
 */
interface Worker {
  modules: Record<string, string>
  bindings?: string[]
}

/** Starts a Worker that only responds "hello", in a separate process. */
export const startHello = () =>
  start({ modules: { 'hello.js': 'export default { fetch: () => new Response("hello") }' } })

/**
 * Starts the production build in `folder`, without Wrangler, in a separate process. The build calls
 * the services at the addresses in `variables`, and its KV store is in memory. `inspector` is a
 * port for a debugger.
 */
export function startBuild(folder: string, variables: Record<string, string>, inspector?: number): Promise<Running> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.js'))
  const modules = Object.fromEntries(
    ['index.js', ...names.filter(name => name !== 'index.js')].map(name => [
      name,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  )
  const texts = Object.entries(variables).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`)
  const bindings = ['(name = "CONTENT_KV", kvNamespace = "kv")', ...texts]
  return start({ modules, bindings }, inspector ? [`--inspector-addr=127.0.0.1:${inspector}`] : [])
}

const built = v.object({ vars: v.record(v.string(), v.string()) })

/** Reads the variables of the production build in `folder`. */
export const readVariables = (folder: string) =>
  v.parse(built, JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))).vars

/** The code of a Worker that simulates KV in memory, with the features that pages use. */
const memory = `
const kept = new Map()
export default { async fetch(request) {
  const { pathname } = new URL(request.url)
  if (request.method === 'PUT') kept.set(pathname, await request.text())
  else if (request.method === 'DELETE') kept.delete(pathname)
  else return kept.has(pathname) ? new Response(kept.get(pathname)) : new Response(null, { status: 404 })
  return new Response()
} }`

async function start(main: Worker, flags: string[] = []): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'))
  const port = await findFreePort()
  const config = join(folder, 'config.capnp')
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = ${written(main, join(folder, 'main'))}),
    (name = "kv", worker = ${written({ modules: { 'kv.js': memory } }, join(folder, 'kv'))}),
    (name = "internet", network = (allow = ["public", "private"]))
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
`,
  )
  const running = spawn(runtime, ['serve', ...flags, config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = new URL(`http://127.0.0.1:${port}/`)
  const close = () => {
    running.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await listening(url, running)
  } catch (error) {
    close()
    throw error
  }
  return { url, pid: running.pid ?? 0, close }
}

/** Writes a Worker's modules to `folder` and returns its configuration. */
function written({ modules, bindings = [] }: Worker, folder: string) {
  const entries = Object.entries(modules).map(([name, text]) => {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    return `(name = "${name}", esModule = embed "${file.slice(dirname(folder).length + 1)}")`
  })
  return `(
  compatibilityDate = "2026-10-06",
  compatibilityFlags = ["nodejs_compat"],
  modules = [${entries.join(', ')}],
  bindings = [${bindings.join(', ')}],
  globalOutbound = "internet"
)`
}

/** Waits until a port accepts connections, without a request: the first request is measured. */
async function listening({ hostname, port }: URL, running: ChildProcess) {
  while (running.exitCode === null) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = connect(Number(port), hostname, () => resolve(true)).once('error', () => resolve(false))
      socket.unref()
    })
    if (isOpen) return
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error(`The runtime exited with ${running.exitCode}.`)
}

/** Returns the CPU time that a process has used so far, in ms: all threads, with system time. */
export function measureCpu({ pid }: Pick<Running, 'pid'>): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map(id => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds.reduce((sum, used) => sum + Number(used), 0) / 1_000_000
}

/** Finds the process id of the runtime that a local shop has started. */
export function findRuntime(parent: number): number {
  for (const name of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const [, state] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')
    if (Number(state?.split(' ')[1]) === parent) return Number(name)
  }
  throw new Error(`Process ${parent} has started no runtime`)
}
