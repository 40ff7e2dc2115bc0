import { type ComponentProps, useEffect, useId, useState } from 'react'
import { readPageData } from '../../page-data.ts'
import { defaultLocale } from '../../shared/texts/locales.ts'
import { addLocale } from '../../urls.ts'
import { type ListedEntry, loadListedEntries } from '../list/entries.ts'

/** Delay between the last keystroke and the search, in ms. */
const pauseMs = 150

interface LinkInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onValue: (value: string) => void
}

/**
 * An input for an address. If the editor types words, the browser suggests pages with these words
 * in their titles.
 */
export function LinkInput({ value, onValue, ...input }: LinkInputProps) {
  const id = useId()
  const found = useFoundPages(value)
  return (
    <>
      <input
        {...input}
        type="text"
        list={id}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onValue(currentTarget.value)}
      />
      <datalist id={id}>
        {found.map(({ type, id, title, path }) => (
          <option
            key={`${type}:${id}`}
            value={removeLocale(path ?? '')}
            label={`${title} · ${removeLocale(path ?? '')}`}
          />
        ))}
      </datalist>
    </>
  )
}

/**
 * Finds at most 8 pages by their titles. Does not search if the text is already an address.
 */
function useFoundPages(words: string): ListedEntry[] {
  const [found, setFound] = useState<ListedEntry[]>([])
  useEffect(() => {
    if (words.trim().length < 2 || /^([a-z]+:|[/#])/.test(words)) return
    let isOutdated = false
    const load = async () => {
      const { entries } = await loadListedEntries({ q: words })
      if (!isOutdated) setFound(entries.filter(({ path }) => path).slice(0, 8))
    }
    const timer = setTimeout(() => load().catch(console.warn), pauseMs)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [words])
  return found
}

/**
 * Removes the language from a path. Links are stored without a language, because each page adds its
 * own.
 */
function removeLocale(path: string) {
  const { locale } = readPageData()
  if (locale === defaultLocale) return path
  return path === addLocale(locale, '/') ? '/' : path.replace(addLocale(locale, ''), '')
}
