import { Agent, get } from 'node:http'

export interface Load {
  /** Requests per second. */
  rate: number
  /** Time to the first byte of the body, in ms: median and 95th percentile. */
  firstByte: { median: number; p95: number }
  bytes: number
}

/**
 * Requests `url` `count` times as a visitor from Sweden, with `atOnce` requests in parallel over
 * keep-alive connections.
 */
export const load = (url: URL, count: number, atOnce: number) => loadEach(() => url, count, atOnce)

/** Like `load`, but with a different URL for each request; `at` counts the requests from 0. */
export async function loadEach(urlOf: (at: number) => URL, count: number, atOnce: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const times: number[] = []
  let bytes = 0
  let next = 0
  const start = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const answer = await once(urlOf(next++), agent)
        times.push(answer.firstByte)
        bytes = answer.bytes
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  return { rate: count / seconds, firstByte: { median: at(0.5), p95: at(0.95) }, bytes }
}

function once(url: URL, agent: Agent): Promise<{ firstByte: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const headers = { 'CF-IPCountry': 'SE', 'Accept-Encoding': 'identity' }
    get(url, { agent, headers }, answer => {
      let firstByte = 0
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        firstByte ||= performance.now() - start
        bytes += chunk.length
      })
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve({ firstByte, bytes })
        else reject(new Error(`${url.pathname} responded with status ${answer.statusCode}`))
      })
      answer.on('error', reject)
    }).on('error', reject)
  })
}
