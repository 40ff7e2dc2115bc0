import { useEffect, useState } from 'react'
import * as v from 'valibot'
import * as apiPaths from '../../api-paths.ts'
import { languageTag } from '../../shared/texts/locales.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { buildEntryPath, type EntryId } from '../entry/ask.ts'

const shape = v.object({
  /** The names of the other editors who have the entry open. */
  names: v.array(v.string()),
  /** How many other tabs or devices of the same editor have the entry open. */
  elsewhere: v.number(),
})
type Present = v.InferOutput<typeof shape>

const alone: Present = { names: [], elsewhere: 0 }

/**
 * The pause before reconnecting, in ms. It begins with the minimum, and is doubled after each
 * failure up to the maximum.
 */
const minPauseMs = 2000
const maxPauseMs = 60_000

/**
 * Calls `onChange` whenever other editors open or close an entry, until the returned function is
 * called. Without a connection, it reports nobody.
 */
function watchPresent(key: EntryId, onChange: (present: Present) => void): () => void {
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

/** Shows which other editors have the entry open. Empty if there are none. */
export function PresentLine({ type, id }: EntryId) {
  const { t, locale } = useLanguage()
  const [{ names, elsewhere }, setPresent] = useState(alone)
  useEffect(() => watchPresent({ type, id }, setPresent), [type, id])
  const list = new Intl.ListFormat(languageTag(locale)).format(names)
  return (
    <div className="editing-present" role="status">
      {names.length > 0 && <span>{t('editing.present', { names: list })}</span>}
      {elsewhere > 0 && <span>{t('editing.presentElsewhere')}</span>}
    </div>
  )
}
