import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { freePort } from '../../test/support/free-port.ts'

/** The runtime that Miniflare contains. */
const runtime = createRequire(createRequire(import.meta.url).resolve('miniflare')).resolve('workerd/bin/workerd')

export interface Running {
  url: URL
  pid: number
  close: () => void
}

/**
 * A Worker: its modules' texts by name, the first one answers, and its bindings as workerd writes
 * them.
 */
interface Worker {
  modules: Record<string, string>
  bindings?: string[]
}

/** A Worker that only responds hello, in a separate process. */
export const startHello = () =>
  start({ modules: { 'hello.js': 'export default { fetch: () => new Response("hello") }' } })

/**
 * The production build in `folder` in a process of its own, without anything of Wrangler around it:
 * services at other addresses, KV in memory. `inspector` is a port for a debugger.
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

/** The variables that the production build in `folder` has. */
export const variablesOf = (folder: string) =>
  v.parse(built, JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))).vars

/** The part of KV's protocol that pages use. */
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
  const port = await freePort()
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

/** The configuration of a Worker whose modules are put into `folder`. */
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

/** Sends no request, because the first one is measured. */
async function listening({ hostname, port }: URL, running: ChildProcess) {
  while (running.exitCode === null) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = connect(Number(port), hostname, () => resolve(true)).once('error', () => resolve(false))
      socket.unref()
    })
    if (isOpen) return
    await new Promise(done => setTimeout(done, 50))
  }
  throw new Error(`The runtime ended with ${running.exitCode}.`)
}

/** CPU time a process has used so far, all threads and the system's part included, in ms. */
export function cpuOf({ pid }: Pick<Running, 'pid'>): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map(id => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds.reduce((sum, used) => sum + Number(used), 0) / 1_000_000
}

/** The runtime that a process with a local shop has started. */
export function runtimeOf(parent: number): number {
  for (const name of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    const [, state] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')
    if (Number(state?.split(' ')[1]) === parent) return Number(name)
  }
  throw new Error(`Process ${parent} has started no runtime`)
}
