import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { type EntryId, parseEntryKey } from '../entry/ask.ts'
import { dropCopy, findLeftCopies } from '../entry/copies.ts'
import { readEntryTitle } from '../form/node.ts'
import { useTypes } from '../panel/types.ts'

/** Lists entries that were begun and never saved. They exist only in this browser. */
export function BegunEntries({ onOpen }: { onOpen: (key: EntryId) => void }) {
  const { t, locale } = useLanguage()
  const types = useTypes()
  const [begun, setBegun] = useState<Awaited<ReturnType<typeof findLeftCopies>>>([])
  const load = () => findLeftCopies().then(all => setBegun(all.filter(({ copy }) => copy.base.version === 0)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once, when the list is opened.
  useEffect(() => void load().catch(console.warn), [])
  if (begun.length === 0) return null
  return (
    <section className="editing-begun" aria-labelledby="editing-begun">
      <h3 id="editing-begun">{t('entryList.begun')}</h3>
      <ul className="editing-entries">
        {begun.map(({ key, owner, copy }) => {
          const title = readEntryTitle(copy.data, locale) || parseEntryKey(key).id
          return (
            <li key={`${owner} ${key}`}>
              <button type="button" onClick={() => onOpen(parseEntryKey(key))}>
                <span className="editing-entry-title">{title}</span>
                <span className="soft">
                  {[types.find(({ type }) => type === parseEntryKey(key).type)?.label, parseEntryKey(key).id].join(
                    ' · ',
                  )}
                </span>
              </button>
              <Button small look="quiet" onClick={() => void dropCopy(key, owner).then(load).catch(console.warn)}>
                {t('entryList.forget')} <span className="visually-hidden">{title}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
