import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'

/*
 * Controls a tab of a Chromium that prerenders pages. Chromium does not prerender while a client is
 * attached directly to a page, as Playwright is. So this module attaches to the tab, which has a
 * session for the shown page and one for each prerendered page.
 */

const executables = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium']

/** Maximum time for a response of the browser, in ms. */
const answerMs = 20_000

const message = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  sessionId: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
})
const attached = v.object({ sessionId: v.string(), targetInfo: v.object({ type: v.string() }) })
const detached = v.object({ sessionId: v.string() })
const requested = v.object({ request: v.object({ method: v.string(), url: v.string() }) })
const preloaded = v.object({
  prefetchStatus: v.optional(v.nullable(v.string())),
  prerenderStatus: v.optional(v.nullable(v.string())),
  status: v.string(),
})
const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
})

interface TabOptions {
  /** Protocol commands sent to each new page of the tab, for example to slow down its CPU. */
  setUp?: [method: string, params: object][]
  cookies?: { name: string; value: string; url: string }[]
}

export type PrerenderingTab = Awaited<ReturnType<typeof openPrerenderingTab>>

/** Starts a Chromium with one tab that emulates a phone. */
export async function openPrerenderingTab({ setUp = [], cookies = [] }: TabOptions = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'prerendering-'))
  const flags = ['--no-sandbox', '--disable-gpu', '--headless', '--remote-debugging-port=0', '--no-first-run']
  const program = process.env.CHROMIUM ?? executables.find(existsSync) ?? 'chromium'
  const browser = spawn(program, [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const { send, listen, end } = await connect(await waitForAddress(browser))
  /** Sessions of the shown page and the prerendered ones, oldest first. */
  const sessions: string[] = []
  const statuses: string[] = []
  const requests: { session: string | undefined; request: string }[] = []

  const start = [
    ['Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1.75, mobile: true }],
    ['Emulation.setTouchEmulationEnabled', { enabled: true }],
    ['Page.enable', {}],
    ['Preload.enable', {}],
    ['Network.enable', {}],
    ...setUp,
  ] as const
  listen((method, params, session) => {
    if (method === 'Target.attachedToTarget') {
      const { sessionId, targetInfo } = v.parse(attached, params)
      if (targetInfo.type === 'page') {
        sessions.push(sessionId)
        for (const [name, values] of start) send(name, values, sessionId).catch(console.info)
      }
      send('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(console.info)
    }
    if (method === 'Target.detachedFromTarget') {
      const index = sessions.indexOf(v.parse(detached, params).sessionId)
      if (index >= 0) sessions.splice(index, 1)
    }
    if (method === 'Network.requestWillBeSent') {
      const { request } = v.parse(requested, params)
      requests.push({ session, request: `${request.method} ${new URL(request.url).pathname}` })
    }
    // Before it prerenders a page, Chromium prefetches it.
    if (method === 'Preload.prerenderStatusUpdated' || method === 'Preload.prefetchStatusUpdated') {
      const { status, prefetchStatus, prerenderStatus } = v.parse(preloaded, params)
      statuses.push(prerenderStatus ?? prefetchStatus ?? status)
    }
  })
  await send('Storage.setCookies', { cookies })
  const { targetId } = v.parse(
    v.object({ targetId: v.string() }),
    await send('Target.createTarget', { url: 'about:blank', forTab: true }),
  )
  const tab = v.parse(detached, await send('Target.attachToTarget', { targetId, flatten: true })).sessionId
  const automatic = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await send('Target.setAutoAttach', automatic, tab)

  /**
   * Evaluates an expression in a page and awaits its promise. Returns undefined if the page is
   * gone.
   */
  async function evaluateIn(session: string, expression: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true }
    const answer = await send('Runtime.evaluate', params, session).catch(() => null)
    const { result, exceptionDetails } = v.parse(evaluated, answer ?? { result: {} })
    if (exceptionDetails) throw new Error(`${exceptionDetails.text} ${JSON.stringify(result)}`)
    return result.value
  }

  /** Finds the session of the shown page, or of the page that was prerendered last. */
  async function sessionOf(isPrerendered: boolean): Promise<string | undefined> {
    for (const session of sessions.toReversed()) {
      if ((await evaluateIn(session, 'document.prerendering')) === isPrerendered) return session
    }
    return undefined
  }

  async function evaluate(expression: string, isPrerendered = false): Promise<unknown> {
    const session = await sessionOf(isPrerendered)
    return session && evaluateIn(session, expression)
  }

  const point = v.object({ x: v.number(), y: v.number() })
  async function middleOf(selector: string) {
    const middle = `(() => {
      const element = document.querySelector(${JSON.stringify(selector)})
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`
    return v.parse(point, await evaluate(middle))
  }

  /** Waits until an expression is true in the shown page, or in the prerendered one. */
  async function until(expression: string, isPrerendered = false, timeoutMs = 30_000) {
    const end = Date.now() + timeoutMs
    while ((await evaluate(expression, isPrerendered)) !== true) {
      if (Date.now() > end)
        throw new Error(`After ${timeoutMs} ms this is still not true: ${expression}; prerendering: ${statuses}`)
      await delay(20)
    }
  }

  /** Scrolls to an element and moves the mouse to its middle. */
  async function hover(selector: string) {
    const at = await middleOf(selector)
    await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at }, await sessionOf(false))
    return at
  }

  async function open(url: string) {
    await send('Page.navigate', { url }, await sessionOf(false))
  }

  return {
    /** What happened to prerendered pages, in the protocol's terms. */
    statuses,
    /** Method and path of the requests of the shown page, or of the prerendered one. */
    async requests(isPrerendered = false) {
      const shown = await sessionOf(isPrerendered)
      return requests.flatMap(({ session, request }) => (session === shown ? [request] : []))
    },
    /** Evaluates an expression in the shown page, or in the prerendered one. */
    evaluate,
    until,
    /**
     * Points at a link until an expression is true in the prerendered page. If the response takes
     * longer than 10 s, as on a busy machine, Chromium gives up, and prerenders the same link again
     * only for a new document. So the page is then reloaded.
     */
    async prerender(link: string, expression: string) {
      for (let tries = 1; ; tries++) {
        await hover(link)
        try {
          return await until(expression, true, 15_000)
        } catch (error) {
          if (tries === 3) throw error
          console.info('Chromium did not prerender', link, statuses.join())
          await open(String(await evaluate('location.href')))
          await until(`document.readyState === 'complete' && document.querySelector(${JSON.stringify(link)}) !== null`)
        }
      }
    },
    open,
    async click(selector: string) {
      const session = await sessionOf(false)
      const at = await hover(selector)
      for (const type of ['mousePressed', 'mouseReleased']) {
        await send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...at }, session)
      }
    },
    /** Touches an element for `duration` ms. */
    async tap(selector: string, duration: number) {
      const session = await sessionOf(false)
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middleOf(selector)] }, session)
      await delay(duration)
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }, session)
    },
    async close() {
      end()
      const ended = new Promise(done => browser.once('exit', done))
      browser.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function waitForAddress(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    browser.stderr?.on('data', (chunk: Buffer) => {
      said += chunk
      const [address] = /ws:\S+/.exec(said) ?? []
      if (address) resolve(address)
    })
    browser.once('exit', code => reject(new Error(`Chromium ended with ${code}:\n${said}`)))
  })
}

type Listener = (method: string, params: unknown, sessionId: string | undefined) => void

/** Connects to Chromium's DevTools protocol. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`No connection to ${address}`))
  })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Set<Listener>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const { id, method, params, sessionId, result, error } = v.parse(message, JSON.parse(String(data)))
    const request = waiting.get(id ?? 0)
    waiting.delete(id ?? 0)
    if (error) request?.reject(new Error(error.message))
    else request?.resolve(result)
    for (const listener of method ? listeners : []) listener(method ?? '', params, sessionId)
  }
  return {
    send: (method: string, params: object, sessionId?: string) =>
      new Promise<unknown>((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        // Chromium may not respond if the page is discarded meanwhile.
        setTimeout(() => reject(new Error(`${method} was not answered`)), answerMs).unref()
        socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      }),
    listen: (listener: Listener) => void listeners.add(listener),
    end: () => socket.close(),
  }
}
