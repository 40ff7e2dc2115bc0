import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { buildEntryPath, type EntryId } from '../entry/ask.ts'

const shape = v.object({
  /** Names of other editors who have the entry open. */
  names: v.array(v.string()),
  /** How often the same editor has it open in other tabs or on other devices. */
  elsewhere: v.number(),
})
export type Present = v.InferOutput<typeof shape>

export const alone: Present = { names: [], elsewhere: 0 }

/** Pauses before reconnecting, in ms: doubled after each failure, up to the maximum. */
const minPauseMs = 2000
const maxPauseMs = 60_000

/**
 * Reports who else has an entry open, until the returned function is called. It is only a hint:
 * without a connection, nobody is reported.
 */
export function watchPresent(key: EntryId, onChange: (present: Present) => void): () => void {
  let socket: WebSocket | null = null
  let pause = minPauseMs
  let timer = 0
  let isOver = false

  function connect() {
    socket = new WebSocket(apiPaths.content + buildEntryPath(key, '/presence'))
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
    // Closing a socket while it connects would cause a warning in the browser.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket?.close()
    else socket?.close()
  }
}
