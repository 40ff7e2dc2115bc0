import { type ChildProcess, spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import * as v from 'valibot'
import { findFreePort } from '../../test/support/free-port.ts'
import { type Engine, jsonCall, type OpenEngine } from './engine.ts'
import { findProgram } from './programs.ts'
import { retry } from './wait.ts'

const answered = v.object({ value: v.unknown() })
const refused = v.object({ error: v.string(), message: v.string() })
const opened = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserName: v.string(), browserVersion: v.string() }),
})

/** Opens Debian's WebKitGTK through W3C WebDriver. WebKitGTK has no headless mode. */
export const openWebKit: OpenEngine = async () => {
  const driver = findProgram('WebKitWebDriver')
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (!driver || !browser) return 'WebKitGTK is not installed (Debian: webkit2gtk-driver)'
  const screen = process.env.DISPLAY ? null : findProgram('Xvfb')
  if (screen === undefined) return 'WebKitGTK needs a screen, and Xvfb is not installed (Debian: xvfb)'
  const running: ChildProcess[] = []
  const display = screen ? await openScreen(screen, running) : process.env.DISPLAY
  const port = await findFreePort()
  const env = { ...process.env, DISPLAY: display }
  running.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = v.parse(answered, await response.json())
    const { success, output } = v.safeParse(refused, value)
    if (success) throw new Error(`${output.error}: ${output.message}`)
    return value
  }

  const options = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  await retry(() => ask('GET', '/status'))
  const session = v.parse(opened, await ask('POST', '/session', { capabilities }))
  const send = (path: string, body?: object) => ask('POST', `/session/${session.sessionId}/${path}`, body ?? {})

  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    go: async address => void (await send('url', { url: address })),
    back: async () => void (await send('execute/sync', { script: 'setTimeout(() => history.back())', args: [] })),
    resize: async (width, height) => void (await send('window/rect', { x: 0, y: 0, width, height })),
    async call(code, ...args) {
      const script = `const done = arguments[1]; (${jsonCall(code)})(arguments[0]).then(done, error => done(JSON.stringify({ failed: String(error) })))`
      const answer = await send('execute/async', { script, args: [JSON.stringify(args)] })
      return JSON.parse(v.parse(v.string(), answer))
    },
    act: async actions => void (await send('actions', { actions })),
    complaints: () => null,
    async close() {
      await ask('DELETE', `/session/${session.sessionId}`)
      for (const one of running.reverse()) one.kill()
    },
  } satisfies Engine
}

/** Starts a virtual screen and returns its name. */
function openScreen(program: string, running: ChildProcess[]): Promise<string> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  running.push(screen)
  return new Promise((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${String(number).trim()}`))
    screen.once('exit', code => reject(new Error(`Xvfb exited with ${code}`)))
  })
}
