import { type ComponentProps, useEffect, useId, useState } from 'react'
import { pageData } from '../../page-data.ts'
import { defaultLocale } from '../../shared/texts/locales.ts'
import { localePath } from '../../urls.ts'
import { type ListedEntry, loadListedEntries } from '../list/entries.ts'

const pauseMs = 150

interface LinkInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  value: string
  onValue: (value: string) => void
}

/** An address; words are looked for among the titles of pages, which browsers then offer. */
export function LinkInput({ value, onValue, ...input }: LinkInputProps) {
  const id = useId()
  const found = usePages(value)
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
            value={inEveryLanguage(path ?? '')}
            label={`${title} · ${inEveryLanguage(path ?? '')}`}
          />
        ))}
      </datalist>
    </>
  )
}

/** Nothing for what is an address already. */
function usePages(words: string): ListedEntry[] {
  const [found, setFound] = useState<ListedEntry[]>([])
  useEffect(() => {
    if (words.trim().length < 2 || /^([a-z]+:|[/#])/.test(words)) return
    let isOld = false
    const load = async () => {
      const { entries } = await loadListedEntries({ q: words })
      if (!isOld) setFound(entries.filter(({ path }) => path).slice(0, 8))
    }
    const timer = setTimeout(() => load().catch(console.warn), pauseMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [words])
  return found
}

/** Links are stored without a language; each page adds its own. */
function inEveryLanguage(path: string) {
  const { locale } = pageData()
  if (locale === defaultLocale) return path
  return path === localePath(locale, '/') ? '/' : path.replace(localePath(locale, ''), '')
}
