import { useMemo } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { keyText } from '../entry/ask.ts'
import { entriesHere, type Marked } from '../page/marked.ts'
import { useTypes } from './types.ts'

/** The entries on this page in their order, for whoever does not press them there. */
export function HereList({ onOpen }: { onOpen: (marked: Marked) => void }) {
  const { t } = useLanguage()
  const types = useTypes()
  const here = useMemo(() => entriesHere(), [])
  return (
    <div className="editing-form">
      <p className="soft">{t('editing.press')}</p>
      <ul className="editing-here">
        {here.map(({ words, ...key }) => (
          <li key={keyText(key)}>
            <button type="button" onClick={() => onOpen({ ...key, field: '' })}>
              <span className="soft">{types.find(({ type }) => type === key.type)?.label ?? key.type}</span>
              <span>{words || key.id}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
