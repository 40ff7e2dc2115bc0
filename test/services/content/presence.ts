import { request } from 'node:http'

interface Asked {
  cookie: string
  origin: string
}

/** The status of a WebSocket's opening request; 101 when it was opened, and closed again. */
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

/** An open connection, and its last message. */
export async function openPresence(address: string, { cookie, origin }: Asked) {
  // Node's class takes headers, which the types of browsers do not know.
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
