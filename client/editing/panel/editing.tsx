import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { read, write } from '../../browser/storage.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { type Key, keyOf, keyText } from '../entry/ask.ts'
import { EntriesDialog } from '../list/entries-dialog.tsx'
import type { Marked } from '../page/marked.ts'
import { startPicking } from '../page/pick.ts'
import { Panel } from './panel.tsx'

/** The buttons in the preview's bar, and what they open. */
export function Editing({ bar, role }: { bar: Element; role: string }) {
  const { t } = useLanguage()
  const [isOn, setOn] = useState(() => read('editing') !== null)
  const [opened, setOpened] = useState<Marked | null>(() => openedBefore())
  const [isListed, setListed] = useState(false)
  const open = useCallback((marked: Marked) => {
    setListed(false)
    setOn(true)
    setOpened(marked)
  }, [])

  useEffect(() => (isOn ? startPicking(open) : undefined), [isOn, open])
  useEffect(() => write('editing', isOn ? (opened ? keyText(opened) : 'on') : null), [isOn, opened])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setListed(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      {createPortal(
        <>
          <button type="button" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
            {t('editing.edit')}
          </button>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setListed(true)}
          >
            {t('editing.entries')}
          </button>
        </>,
        bar,
      )}
      {isOn && <Panel opened={opened} role={role} onOpen={setOpened} onClose={() => setOn(false)} />}
      {isListed && <EntriesDialog role={role} onOpen={open} onClose={() => setListed(false)} />}
    </>
  )
}

/** What was open on the page before this one. */
function openedBefore(): Marked | null {
  const key: Key = keyOf(read('editing') ?? '')
  return key.id ? { ...key, field: '' } : null
}
