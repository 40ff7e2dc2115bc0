import { type KeyboardEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { writeStored } from '../../shared/browser/storage.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Icon } from '../../shared/ui/picture/icon.tsx'
import * as icons from '../../shared/ui/picture/icons.ts'
import { formatEntryKey } from '../entry/ask.ts'
import { type OpenEntry, openEntry } from '../entry/open-entry.ts'
import { loadOwnPage } from '../entry/own-page.ts'
import { isObject } from '../entry/value.ts'
import { parseControlId } from '../form/form-context.ts'
import type { PageBlock } from '../page/blocks/block.ts'
import type { Marked } from '../page/marked.ts'
import { PresentLine } from '../presence/present-line.tsx'
import { EntryName } from './entry/entry-name.tsx'
import { EntryPanel } from './entry/entry-panel.tsx'
import { OtherDayNotice } from './entry/other-day.tsx'
import { focusOn } from './focus.ts'
import { HereList } from './here-list.tsx'
import { useType } from './types.ts'

interface PanelProps {
  /** The open entry. If null, the panel shows the list of entries on this page. */
  opened: Marked | null
  /** The element that was clicked on the page to open the entry. */
  pressed: RefObject<Element | null>
  role: string
  onOpen: (marked: Marked | null) => void
  /**
   * Called with the block that was chosen in the list. The block's tools on the page then get the
   * focus.
   */
  onBlock: (block: PageBlock) => void
  onClose: () => void
}

/**
 * The panel beside the page, or below it on phones: the form of one entry, or the list of entries
 * on this page.
 */
export function EditingPanel({ opened, pressed, role, onOpen, onBlock, onClose }: PanelProps) {
  const { t } = useLanguage()
  const type = useType(opened?.type ?? '')
  const heading = useRef<HTMLHeadingElement>(null)

  function back() {
    if (!focusOn(pressed.current)) heading.current?.focus()
    onOpen(null)
  }

  function leave({ key, target, nativeEvent }: KeyboardEvent) {
    if (key !== 'Escape' || nativeEvent.isComposing) return
    if (!(target instanceof Element) || target.closest('dialog')) return
    if (opened) back()
    else onClose()
  }

  return (
    <aside className="editing-panel" aria-label={t('editing.title')} onKeyDown={leave}>
      <header className="editing-head">
        {opened && (
          <button type="button" className="link" onClick={back}>
            {t('editing.here')}
          </button>
        )}
        <h2 ref={heading} tabIndex={-1}>
          {opened ? type?.label : t('editing.here')}
        </h2>
        <button type="button" className="icon-button" aria-label={t('frame.close')} onClick={onClose}>
          <Icon path={icons.close} />
        </button>
      </header>
      <OtherDayNotice />
      {opened ? (
        <Loaded key={formatEntryKey(opened)} opened={opened} role={role} onGone={() => onOpen(null)} />
      ) : (
        <HereList onOpen={onOpen} onBlock={onBlock} />
      )}
    </aside>
  )
}

function Loaded({ opened, role, onGone }: { opened: Marked; role: string; onGone: () => void }) {
  const { t } = useLanguage()
  const { type, id } = opened
  const node = useType(type)?.node
  const [entry, setEntry] = useState<OpenEntry | null | undefined>()
  useEffect(() => {
    let isOutdated = false
    let opening: OpenEntry | null = null
    openEntry({ type, id })
      .then(found => {
        opening = found
        if (isOutdated) found?.close()
        else setEntry(found)
      })
      .catch(error => {
        console.warn(error)
        if (!isOutdated) setEntry(null)
      })
    return () => {
      isOutdated = true
      opening?.close()
    }
  }, [type, id])
  if (entry === undefined) return <p className="editing-wait" aria-busy="true" />
  if (!entry || !node) return <p className="notice">{t('editing.notOpened')}</p>
  return (
    <>
      <PresentLine type={type} id={id} />
      <EntryName entry={entry} />
      <EntryPanel entry={entry} node={node} opened={opened} role={role} onGone={onGone} />
      <LeadToPage entry={entry} />
    </>
  )
}

/**
 * When a new entry has been saved for the first time, opens the entry's own page, with the focus in
 * the same field.
 */
function LeadToPage({ entry }: { entry: OpenEntry }) {
  const { stored, state } = useSyncExternalStore(entry.subscribe, entry.now)
  const isNew = entry.opened.version === 0 && stored.version > 0 && state === 'saved'
  useEffect(() => {
    if (!isNew) return
    let isOutdated = false
    const { type, id } = entry.key
    const { data } = entry.now()
    const slug = isObject(data) && typeof data.slug === 'string' ? data.slug : id
    loadOwnPage(type, slug).then(path => {
      if (isOutdated || !path || path === location.pathname) return
      writeStored('editing', `${formatEntryKey(entry.key)} ${parseControlId(document.activeElement)}`)
      location.assign(path)
    }, console.info)
    return () => {
      isOutdated = true
    }
  }, [isNew, entry])
  return null
}
