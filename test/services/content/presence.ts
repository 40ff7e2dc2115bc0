import { request } from 'node:http'

interface Asked {
  cookie: string
  origin: string
}

/** Opens and closes a WebSocket. Returns the status of the opening request, 101 for success. */
export const loadUpgradeStatus = (address: string, { cookie, origin }: Asked) =>
  new Promise<number>((resolve, reject) => {
    const asked = request(address, {
      headers: {
        Cookie: cookie,
        Origin: origin,
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      },
    })
    asked.once('upgrade', (response, socket) => {
      socket.destroy()
      resolve(response.statusCode ?? 0)
    })
    asked.once('response', response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end()
  })

/** Connects to the presence socket. `told` returns its last message, or null. */
export async function openPresence(address: string, { cookie, origin }: Asked) {
  // Node's `WebSocket` accepts headers, but the types here describe the `WebSocket` of browsers.
  const options = { headers: { Cookie: cookie, Origin: origin } }
  const socket: WebSocket = Reflect.construct(WebSocket, [address.replace(/^http/, 'ws'), options])
  let told: unknown = null
  socket.onmessage = ({ data }) => {
    told = JSON.parse(String(data))
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  return { told: () => told, leave: () => socket.close() }
}
