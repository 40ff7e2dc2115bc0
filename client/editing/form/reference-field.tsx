import { useEffect, useId, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { formatPath, getValue } from '../entry/value.ts'
import { type ListedEntry, loadListedEntries } from '../list/entries.ts'
import { buildControlId, type NodeFieldProps, useForm } from './form-context.ts'
import { NeededMark } from './needed.tsx'
import { useTitles } from './use-titles.ts'

/** Delay between the last keystroke and the search, in ms. */
const pauseMs = 150

/**
 * A field that refers to another entry. Editors type words from its title, and choose one of the
 * entries that were found.
 */
export function ReferenceField({ node, label, path }: NodeFieldProps) {
  const { t } = useLanguage()
  const { data, errors, change } = useForm()
  const id = buildControlId(path)
  const listId = useId()
  const value = String(getValue(data, path) ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const [found, setFound] = useState<ListedEntry[]>([])
  const [at, setAt] = useState(0)
  const [title = value] = useTitles(node.refers ?? '', [value])
  const error = errors[`data.${formatPath(path)}`]

  useEffect(() => {
    if (typed === null) return setFound([])
    let isOutdated = false
    const timer = setTimeout(async () => {
      const { entries } = await loadListedEntries({ type: node.refers ?? '', q: typed })
      if (isOutdated) return
      setFound(entries.slice(0, 8))
      setAt(0)
    }, pauseMs)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [typed, node.refers])

  function choose(entry: ListedEntry | undefined) {
    if (entry) change(path, entry.id)
    setTyped(null)
  }

  const isOpen = typed !== null && found.length > 0
  return (
    <div className="field editing-reference">
      <label className="field-label" htmlFor={id}>
        {label} <NeededMark node={node} />
      </label>
      <input
        id={id}
        className="field-control"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${listId}-${at}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        autoComplete="off"
        value={typed ?? title}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          if (currentTarget.value === '' && node.optional) change(path, undefined)
        }}
        onFocus={({ currentTarget }) => {
          currentTarget.select()
          // If nothing is chosen yet, the list shows the available entries.
          if (!value) setTyped('')
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={event => {
          if (event.key === 'ArrowDown' && typed === null) return setTyped('')
          if (!isOpen) return
          if (event.key === 'ArrowDown') setAt(Math.min(at + 1, found.length - 1))
          else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
          else if (event.key === 'Enter') choose(found[at])
          else if (event.key === 'Escape') setTyped(null)
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      <div id={listId} role="listbox" aria-label={label} className="editing-options" hidden={!isOpen}>
        {found.map((entry, index) => (
          <div
            key={entry.id}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            // This is not a click handler, because the field would lose the focus before the click
            // and the list would close.
            onMouseDown={event => {
              event.preventDefault()
              choose(entry)
            }}
          >
            {entry.title || entry.id} <span className="soft">{entry.id}</span>
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {isOpen ? t('editing.found', { count: found.length }) : ''}
      </span>
      <FieldError id={`${id}-error`} error={error} of={label} />
    </div>
  )
}
