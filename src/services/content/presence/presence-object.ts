import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'

const editor = v.object({ id: v.string(), name: v.string() })

/** Connections end after this time, in ms: whoever opens another is asked who they are again. */
const maxAgeMs = 900_000
/** A browser that opens more of one entry is not told any more. */
const maxConnections = 50

/**
 * Who has one entry open: each connection, opened with its editor's `id` and `name` in the query,
 * is told the others. It stores nothing, and sleeps while nobody comes or goes.
 */
export class PresenceObject extends DurableObject<Env> {
  override async fetch(request: Request): Promise<Response> {
    const { id, name } = Object.fromEntries(new URL(request.url).searchParams)
    const connections = this.ctx.getWebSockets()
    if (connections.length >= maxConnections) return new Response(null, { status: 429 })
    const { 0: theirs, 1: ours } = new WebSocketPair()
    this.ctx.acceptWebSocket(ours)
    ours.serializeAttachment({ id, name })
    this.#tell()
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now() + maxAgeMs)
    return new Response(null, { status: 101, webSocket: theirs })
  }

  override webSocketMessage() {
    // Nobody has anything to say.
  }

  override webSocketClose(closed: WebSocket) {
    this.#tell(closed)
  }

  override webSocketError(broken: WebSocket) {
    this.#tell(broken)
  }

  override alarm() {
    for (const connection of this.ctx.getWebSockets()) connection.close(4000, 'connect again')
  }

  #tell(gone?: WebSocket) {
    const here = this.ctx
      .getWebSockets()
      .filter(connection => connection !== gone && connection.readyState === WebSocket.OPEN)
    for (const connection of here) {
      const own = editorOf(connection)
      const others = here.filter(other => other !== connection).map(editorOf)
      const names = others.filter(({ id }) => id !== own.id).map(({ name }) => name)
      const elsewhere = others.length - names.length
      connection.send(JSON.stringify({ names: [...new Set(names)], elsewhere }))
    }
  }
}

const editorOf = (connection: WebSocket) => v.parse(editor, connection.deserializeAttachment())
