import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import * as paths from '../../paths.ts'
import { writeStored } from '../../shared/browser/storage.ts'
import * as editingNames from '../../shared/names/editing.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { formatEntryKey, parseEntryKey } from '../entry/ask.ts'
import { type AskedCommand, type ListCommand, ListCommandContext } from '../form/list/list-command.ts'
import { EntriesDialog } from '../list/entries-dialog.tsx'
import { EntryList } from '../list/entry-list.tsx'
import { findBlockElement, findNeighbour, type PageBlock } from '../page/blocks/block.ts'
import { BlockTools } from '../page/blocks/block-tools.tsx'
import { InsertPoint } from '../page/blocks/insert-point.tsx'
import { listEntriesHere, type Marked } from '../page/marked.ts'
import { startPicking } from '../page/pick.ts'
import { ReleasesDialog } from '../releases/releases-dialog.tsx'
import { findOpenedBefore, keepOpened, wasEditing } from './kept.ts'
import { EditingPanel } from './panel.tsx'

/** The editors' buttons in the preview bar, and the panel and dialogs that they open. */
export function Editing({ bar, role }: { bar: Element; role: string }) {
  const { t, urlTo } = useLanguage()
  const [start] = useState(() => document.getElementById(editingNames.entriesId))
  // On the editors' own pages, editing is off at first, because these pages show little that can be
  // edited and need the space.
  const [isOwnPage] = useState(() => location.pathname.startsWith(urlTo(paths.editing)))
  const [isOn, setOn] = useState(() => !isOwnPage && (wasEditing() || parseAddress() !== null))
  const [opened, setOpened] = useState<Marked | null>(() => (isOwnPage ? null : (parseAddress() ?? findOpenedBefore())))
  const [command, setCommand] = useState<AskedCommand | null>(null)
  /** The block that was chosen in the panel. */
  const [chosen, setChosen] = useState<PageBlock | null>(null)
  const [isListed, setListed] = useState(false)
  const [hasReleases, setReleases] = useState(false)
  const pressed = useRef<Element | null>(null)
  const show = (marked: Marked | null) => {
    pressed.current = null
    setCommand(null)
    setOpened(marked)
  }
  const open = useCallback((marked: Marked) => {
    pressed.current = null
    setCommand(null)
    setListed(false)
    setReleases(false)
    setOn(true)
    setOpened(marked)
  }, [])

  const pick = useCallback(
    (marked: Marked, element: Element) => {
      open(marked)
      pressed.current = element
    },
    [open],
  )

  function close() {
    setOn(false)
    bar.querySelector<HTMLElement>('[aria-pressed]')?.focus()
  }

  function toggle() {
    setOn(!isOn)
    // The panel's heading gets the focus, because the panel is last on the page and many Tab
    // presses away.
    if (!isOn) requestAnimationFrame(() => document.querySelector<HTMLElement>('.editing-panel h2')?.focus())
  }

  /** Opens the form of the entry, which executes the command. */
  function sendCommand(requested: ListCommand) {
    const { entry, field } = requested.block
    open({ ...entry, field, isRestored: requested.act !== 'add' })
    const stays =
      requested.act === 'remove' ? (findNeighbour(requested.block, 'after') ?? requested.block) : requested.block
    pressed.current = findBlockElement(stays)
    setCommand({ ...requested, done: () => setCommand(null) })
  }

  const openFromList = (marked: Marked, path?: string) => {
    const isHere = listEntriesHere().some(here => formatEntryKey(here) === formatEntryKey(marked))
    if (isHere || !path) return open(marked)
    writeStored('editing', formatEntryKey(marked))
    location.assign(path)
  }

  useEffect(() => (isOn ? startPicking(pick) : undefined), [isOn, pick])
  useEffect(() => {
    if (isOn || !isOwnPage) keepOpened(isOn, opened)
  }, [isOn, isOwnPage, opened])
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
          <button type="button" aria-pressed={isOn} onClick={toggle}>
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
          <button type="button" aria-haspopup="dialog" onClick={() => setReleases(true)}>
            {t('releases.title')}
          </button>
        </>,
        bar,
      )}
      {start && createPortal(<EntryList role={role} onOpen={openFromList} first={20} />, start)}
      {isOn && (
        <ListCommandContext value={command}>
          <BlockTools chosen={chosen} isBusy={command !== null} onAsk={sendCommand} />
          <InsertPoint onInsert={(block, side) => sendCommand({ act: 'add', block, side })} />
          <EditingPanel
            opened={opened}
            pressed={pressed}
            role={role}
            onOpen={show}
            onBlock={setChosen}
            onClose={close}
          />
        </ListCommandContext>
      )}
      {hasReleases && <ReleasesDialog role={role} onOpen={open} onClose={() => setReleases(false)} />}
      {isListed && <EntriesDialog role={role} onOpen={openFromList} onClose={() => setListed(false)} />}
    </>
  )
}

/** Returns the entry that the fragment of the page's address says to open, or null. */
function parseAddress(): Marked | null {
  const { hash } = location
  const isLink = hash.startsWith(editingNames.openHash)
  return isLink ? { ...parseEntryKey(decodeURIComponent(hash.slice(editingNames.openHash.length))), field: '' } : null
}
