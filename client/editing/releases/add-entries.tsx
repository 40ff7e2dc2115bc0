import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { type EntryId, formatEntryKey } from '../entry/ask.ts'
import { type ListedEntry, loadListedEntries } from '../list/entries.ts'
import { useTypes } from '../panel/types.ts'
import type { ReleaseAnswer } from './releases.ts'

interface AddEntriesProps {
  release: ReleaseAnswer
  onAdd: (key: EntryId) => void
}

/** Delay between the last keystroke and the search, in ms. */
const pauseMs = 200
/** Maximum number of entries that the search shows. */
const maxFound = 8

/** A search for entries with unpublished changes. A click adds an entry to the release. */
export function AddEntries({ release, onAdd }: AddEntriesProps) {
  const { t } = useLanguage()
  const types = useTypes()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<ListedEntry[] | null>(null)
  useEffect(() => {
    let isOutdated = false
    const load = async () => {
      const lists = await Promise.all(['changed', 'draft'].map(state => loadListedEntries({ q: words, state })))
      if (!isOutdated) setFound(lists.flatMap(({ entries }) => entries))
    }
    const timer = setTimeout(() => load().catch(console.warn), pauseMs)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [words])
  const isIn = (key: EntryId) => release.entries.some(entry => formatEntryKey(entry) === formatEntryKey(key))
  const others = found?.filter(entry => !isIn(entry)).slice(0, maxFound)
  return (
    <details className="editing-fold">
      <summary>{t('releases.addEntries')}</summary>
      <search className="editing-search">
        <input
          className="field-control"
          type="search"
          aria-label={t('releases.find')}
          placeholder={t('releases.find')}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </search>
      {others?.length === 0 && <p className="soft">{t('releases.noneFound')}</p>}
      <ul className="editing-entries">
        {others?.map(entry => {
          const name = entry.title || entry.id
          return (
            <li key={formatEntryKey(entry)}>
              <button type="button" aria-label={t('releases.addEntry', { name })} onClick={() => onAdd(entry)}>
                <span className="editing-entry-title">{name}</span>
                <span className="soft">{types.find(({ type }) => type === entry.type)?.label ?? entry.type}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
