import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { type EntryId, entryPath } from '../entry/ask.ts'

const shape = v.object({
  /** Other editors who have the entry open. */
  names: v.array(v.string()),
  /** How often the same editor has it open elsewhere: in another tab, or on another device. */
  elsewhere: v.number(),
})
export type Present = v.InferOutput<typeof shape>

export const alone: Present = { names: [], elsewhere: 0 }

/** Pauses before connecting again, in ms: doubled after each failure, up to the maximum. */
const minPauseMs = 2000
const maxPauseMs = 60_000

/**
 * Tells who else has an entry open, until the returned function is called. Only a hint: without a
 * connection nobody seems to be there.
 */
export function watchPresent(key: EntryId, onChange: (present: Present) => void): () => void {
  let socket: WebSocket | null = null
  let pause = minPauseMs
  let timer = 0
  let isOver = false

  function connect() {
    socket = new WebSocket(apiPaths.content + entryPath(key, '/presence'))
    socket.onmessage = ({ data }) => {
      pause = minPauseMs
      onChange(v.parse(shape, JSON.parse(String(data))))
    }
    socket.onclose = () => {
      onChange(alone)
      if (isOver) return
      timer = window.setTimeout(connect, pause)
      pause = Math.min(pause * 2, maxPauseMs)
    }
  }

  connect()
  return () => {
    isOver = true
    clearTimeout(timer)
    // Closed while it connects, browsers would complain.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket?.close()
    else socket?.close()
  }
}
