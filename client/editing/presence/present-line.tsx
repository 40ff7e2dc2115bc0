import { useEffect, useState } from 'react'
import { languageTag } from '../../shared/texts/locales.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import type { EntryId } from '../entry/ask.ts'
import { alone, watchPresent } from './watch.ts'

/** Shows who else has the entry open; empty if nobody has. */
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
