import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { findFreePort } from '../../test/support/free-port.ts'
import { type Engine, jsonCall, type OpenEngine } from './engine.ts'
import { findProgram } from './programs.ts'
import { retry } from './wait.ts'

const message = v.union([
  v.object({ type: v.literal('success'), id: v.number(), result: v.unknown() }),
  v.object({ type: v.literal('error'), id: v.number(), error: v.string(), message: v.string() }),
  v.object({
    type: v.literal('event'),
    method: v.literal('log.entryAdded'),
    params: v.object({ level: v.string(), text: v.nullable(v.string()) }),
  }),
])
const opened = v.object({ capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }) })
const made = v.object({ context: v.string() })
const returned = v.object({ result: v.object({ value: v.string() }) })

/** Opens Debian's Firefox through WebDriver BiDi, a WebSocket that Firefox serves. */
export const openFirefox: OpenEngine = async () => {
  const program = findProgram('firefox-esr', 'firefox')
  if (!program) return 'Firefox is not installed (Debian: firefox-esr)'
  const port = await findFreePort()
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const running = spawn(program, ['--headless', '--profile', profile, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
  })
  const ended = new Promise(done => running.once('exit', done))
  const socket = await retry(() => connected(`ws://127.0.0.1:${port}/session`))
  const complaints: string[] = []
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { success, output } = v.safeParse(message, JSON.parse(String(data)))
    // Other events are ignored.
    if (!success) return
    if (output.type === 'event') {
      const { level, text } = output.params
      if (level === 'error' || level === 'warn') complaints.push(text ?? '')
      return
    }
    const caller = waiting.get(output.id)
    waiting.delete(output.id)
    if (output.type === 'success') caller?.resolve(output.result)
    else caller?.reject(new Error(`${output.error}: ${output.message}`))
  })

  let calls = 0
  function send(method: string, params: object): Promise<unknown> {
    calls += 1
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    waiting.set(calls, { resolve, reject })
    socket.send(JSON.stringify({ id: calls, method, params }))
    return promise
  }

  const { capabilities } = v.parse(opened, await send('session.new', { capabilities: {} }))
  await send('session.subscribe', { events: ['log.entryAdded'] })
  const { context } = v.parse(made, await send('browsingContext.create', { type: 'tab' }))

  return {
    name: `Firefox ${capabilities.browserVersion}`,
    go: async address => void (await send('browsingContext.navigate', { context, url: address, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async call(code, ...args) {
      const answer = await send('script.callFunction', {
        functionDeclaration: jsonCall(code),
        target: { context },
        arguments: [{ type: 'string', value: JSON.stringify(args) }],
        awaitPromise: true,
      })
      return JSON.parse(v.parse(returned, answer).result.value)
    },
    act: async actions => void (await send('input.performActions', { context, actions })),
    complaints: () => complaints.splice(0),
    async close() {
      socket.close()
      running.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  } satisfies Engine
}

function connected(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address)
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => reject(new Error(`Nothing responds at ${address}`)))
  })
}
