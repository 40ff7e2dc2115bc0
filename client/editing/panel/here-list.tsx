import { useMemo } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { formatEntryKey } from '../entry/ask.ts'
import { findBlockElement, listPageBlocks, type PageBlock, readBlockName } from '../page/blocks/block.ts'
import { listEntriesHere, type Marked } from '../page/marked.ts'
import { useTypes } from './types.ts'

interface HereListProps {
  onOpen: (marked: Marked) => void
  onBlock: (block: PageBlock) => void
}

/** Lists the entries on this page and their blocks, for editors who do not click on the page. */
export function HereList({ onOpen, onBlock }: HereListProps) {
  const { t } = useLanguage()
  const types = useTypes()
  const here = useMemo(() => listEntriesHere(), [])
  const blocks = useMemo(
    () => listPageBlocks().map(block => ({ block, name: readBlockName(findBlockElement(block)) })),
    [],
  )
  return (
    <div className="editing-form">
      <p className="soft">{t('editing.press')}</p>
      <ul className="editing-here">
        {here.map(({ words, ...key }) => {
          const own = blocks.filter(({ block }) => formatEntryKey(block.entry) === formatEntryKey(key))
          return (
            <li key={formatEntryKey(key)}>
              <button type="button" onClick={() => onOpen({ ...key, field: '' })}>
                <span className="soft">{types.find(({ type }) => type === key.type)?.label ?? key.type}</span>
                <span>{words || key.id}</span>
              </button>
              {own.length > 0 && (
                <ul aria-label={t('blocks.ofEntry', { name: words || key.id })}>
                  {own.map(({ block, name }) => (
                    <li key={block.key}>
                      <button type="button" onClick={() => onBlock({ ...block })}>
                        {name || t('blocks.untitled')}
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
