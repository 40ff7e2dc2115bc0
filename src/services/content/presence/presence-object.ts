import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'

const editor = v.object({ id: v.string(), name: v.string() })

/** Connections end after this time, in ms, so that the editor is authenticated again. */
const maxAgeMs = 900_000
/** Maximum number of connections to one entry. */
const maxConnections = 50

/**
 * Tracks who has one entry open. Every connection is opened with its editor's `id` and `name` in
 * the query. Each connection receives the `names` of other editors, and the number of the editor's
 * own other connections (`elsewhere`). Stores nothing, and hibernates while nobody connects or
 * leaves.
 */
export class PresenceObject extends DurableObject<Env> {
  override async fetch(request: Request): Promise<Response> {
    const { id, name } = Object.fromEntries(new URL(request.url).searchParams)
    const connections = this.ctx.getWebSockets()
    if (connections.length >= maxConnections) return new Response(null, { status: 429 })
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    ours.serializeAttachment({ id, name })
    this.#notify()
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + maxAgeMs)
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override webSocketMessage() {
    // Browsers send no messages.
  }

  override webSocketClose(closed: WebSocket) {
    this.#notify(closed)
  }

  override webSocketError(broken: WebSocket) {
    this.#notify(broken)
  }

  override alarm() {
    for (const connection of this.ctx.getWebSockets()) connection.close(4000, 'connect again')
  }

  #notify(closed?: WebSocket) {
    const here = this.ctx
      .getWebSockets()
      .filter(connection => connection !== closed && connection.readyState === WebSocket.OPEN)
    for (const connection of here) {
      const own = readEditor(connection)
      const others = here.filter(other => other !== connection).map(readEditor)
      const names = others.filter(({ id }) => id !== own.id).map(({ name }) => name)
      const elsewhere = others.length - names.length
      connection.send(JSON.stringify({ names: [...new Set(names)], elsewhere }))
    }
  }
}

const readEditor = (connection: WebSocket) => v.parse(editor, connection.deserializeAttachment())
