import { useEffect, useRef, useState } from 'react'
import { languageTag } from '../../shared/texts/locales.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { type EntryId, formatEntryKey } from '../entry/ask.ts'
import type { Marked } from '../page/marked.ts'
import { useTypes } from '../panel/types.ts'
import { AddToRelease } from '../releases/add-to-release.tsx'
import { BegunEntries } from './begun-entries.tsx'
import { type ListedEntry, loadListedEntries } from './entries.ts'
import { EntryActions } from './entry-actions.tsx'
import { NewEntry } from './new-entry.tsx'
import { StateCounts } from './state-counts.tsx'
import { stateKeys, stateNames } from './states.ts'
import { useWanted, type Wanted } from './use-wanted.ts'

/** Delay between the last keystroke and the search, in ms. */
const pauseMs = 200

interface EntryListProps {
  role: string
  /** `path` is the address of the entry's own page, if it has one. */
  onOpen: (marked: Marked, path?: string) => void
}

interface WholeListProps extends EntryListProps {
  /**
   * How many entries are shown at first. Default: all. It is set where other content follows the
   * list.
   */
  first?: number
}

/** Lists all entries, filtered by kind, state and words. A click on an entry opens it. */
export function EntryList({ role, onOpen, first = Number.POSITIVE_INFINITY }: WholeListProps) {
  const { t } = useLanguage()
  const types = useTypes()
  const [wanted, setWanted] = useWanted(Number.isFinite(first))
  const { entries, next, more, isWaiting, isFailed } = useEntries(wanted)
  const [shown, setShown] = useState(first)
  const choose = (change: Partial<typeof wanted>) => setWanted({ ...wanted, ...change })
  const [isNew, setNew] = useState(false)
  const words = useRef<HTMLInputElement>(null)
  // The clicked element was removed, so the search field gets the focus.
  const focusSearch = () => requestAnimationFrame(() => words.current?.focus())
  const open = (key: EntryId) => onOpen({ ...key, field: '' })
  function openBegun(key: EntryId) {
    setNew(false)
    open(key)
  }
  function cancel() {
    setNew(false)
    focusSearch()
  }
  function reloadList() {
    focusSearch()
    setWanted({ ...wanted })
  }
  if (isNew) return <NewEntry onBegun={openBegun} onCancel={cancel} />
  return (
    <>
      <search className="editing-search">
        <input
          ref={words}
          className="field-control"
          type="search"
          aria-label={t('editing.words')}
          placeholder={t('editing.words')}
          value={wanted.q}
          onChange={({ currentTarget }) => choose({ q: currentTarget.value })}
        />
        <select
          className="field-control"
          aria-label={t('editing.kind')}
          value={wanted.type}
          onChange={({ currentTarget }) => choose({ type: currentTarget.value })}
        >
          <option value="">{t('editing.everyKind')}</option>
          {types.map(({ type, label }) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </select>
        <select
          className="field-control"
          aria-label={t('editing.state')}
          value={wanted.state}
          onChange={({ currentTarget }) => choose({ state: currentTarget.value })}
        >
          <option value="">{t('editing.everyState')}</option>
          {stateNames.map(name => (
            <option key={name} value={name}>
              {t(stateKeys[name])}
            </option>
          ))}
        </select>
        <Button small onClick={() => setNew(true)}>
          {t('entryList.new')}
        </Button>
      </search>
      <StateCounts wanted={wanted} onChoose={state => choose({ state })} />
      <BegunEntries onOpen={open} />
      <p className={entries.length > 0 || isWaiting || isFailed ? 'visually-hidden' : 'soft'} role="status">
        {!isFailed && t('editing.found', { count: entries.length })}
      </p>
      <FieldError id="editing-list" error={isFailed ? t('editing.failed') : ''} />
      <ul className="editing-entries" aria-busy={isWaiting}>
        {entries.slice(0, shown).map(entry => (
          <li key={formatEntryKey(entry)}>
            <EntryLine entry={entry} role={role} onOpen={onOpen} onDeleted={reloadList} />
          </li>
        ))}
      </ul>
      {(next || entries.length > shown) && (
        <p className="editing-more">
          <Button look="quiet" small onClick={() => (entries.length > shown ? setShown(shown + first) : more())}>
            {t('editing.more')}
          </Button>
        </p>
      )}
    </>
  )
}

interface EntryLineProps extends EntryListProps {
  entry: ListedEntry
  onDeleted: () => void
}

function EntryLine({ entry, role, onOpen, onDeleted }: EntryLineProps) {
  const { t, locale } = useLanguage()
  const types = useTypes()
  const { type, id, title, states, savedAt, author, path } = entry
  const date = savedAt && new Date(savedAt).toLocaleDateString(languageTag(locale), { dateStyle: 'medium' })
  const saved = date?.replaceAll(' ', '\u00a0')
  const label = types.find(one => one.type === type)?.label ?? type
  return (
    <>
      <button type="button" onClick={() => onOpen({ type, id, field: '' }, path ?? undefined)}>
        <span className="editing-entry-title">{title || id}</span>
        <span className="soft">{[label, title && id, author, saved].filter(Boolean).join(' · ')}</span>
        <span className="editing-tags">
          {stateNames
            .filter(name => name !== 'published' && states.includes(name))
            .map(name => (
              <span key={name} className="editing-tag">
                {t(stateKeys[name])}
              </span>
            ))}
        </span>
      </button>
      <details className="editing-fold">
        <summary aria-label={t('editing.actionsOf', { name: title || id })}>{t('editing.actions')}</summary>
        <div className="actions">
          {path && (
            <a className="link" href={path}>
              {t('editing.seePage')}
            </a>
          )}
          <AddToRelease entry={entry} role={role} />
        </div>
        <EntryActions
          entry={entry}
          canDelete={role !== 'write'}
          onCopied={key => onOpen({ ...key, field: '' })}
          onDeleted={onDeleted}
        />
      </details>
    </>
  )
}

/** Loads the entries that match the filters, page by page. */
function useEntries(wanted: Wanted) {
  const [isWaiting, setWaiting] = useState(true)
  const [found, setFound] = useState<Awaited<ReturnType<typeof loadListedEntries>>>({ entries: [], isFailed: false })
  useEffect(() => {
    let isOutdated = false
    const load = async () => {
      const answer = await loadListedEntries(wanted)
      if (isOutdated) return
      setFound(answer)
      setWaiting(false)
    }
    const timer = setTimeout(() => load().catch(console.warn), wanted.q ? pauseMs : 0)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [wanted])
  async function more() {
    const answer = await loadListedEntries({ ...wanted, after: found.next ?? '' })
    // If loading more fails, the listed entries stay, and the button can be clicked again.
    if (answer.isFailed) return setFound({ ...found, isFailed: true })
    setFound({ ...answer, entries: [...found.entries, ...answer.entries] })
  }
  return { ...found, more, isWaiting }
}
