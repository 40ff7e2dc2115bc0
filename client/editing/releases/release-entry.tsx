import { useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { formatEntryKey } from '../entry/ask.ts'
import { useChanges } from '../entry/use-changes.ts'
import { parsePath } from '../entry/value.ts'
import type { Marked } from '../page/marked.ts'
import { formatLabel } from '../panel/publish/difference.tsx'
import { DifferenceList } from '../panel/publish/difference-list.tsx'
import { SeenOn } from '../panel/publish/seen-on.tsx'
import { useType } from '../panel/types.ts'
import type { ReleaseEntry } from './releases.ts'

interface ReleaseEntryLineProps {
  entry: ReleaseEntry
  /** Whether the release is not published yet, so that the entry's changes can be shown. */
  isOpen: boolean
  errors: (readonly [field: string, text: string])[]
  onOpen: ((marked: Marked) => void) | undefined
  /** Undefined if the entry cannot be removed from the release. */
  onRemove: (() => void) | undefined
}

/**
 * Shows an entry of a release with its errors. When the editor unfolds the entry, its changes and
 * the pages that show them appear too.
 */
export function ReleaseEntryLine({ entry, isOpen, errors, onOpen, onRemove }: ReleaseEntryLineProps) {
  const { t } = useLanguage()
  const type = useType(entry.type)
  const name = entry.title ?? entry.id
  const [isUnfolded, setUnfolded] = useState(false)
  const hasDraft = entry.state === 'draft' || entry.state === 'changed'
  return (
    <>
      <details className="editing-fold" onToggle={() => setUnfolded(true)}>
        <summary>
          {[name, type?.label ?? entry.type].join(' · ')}
          {!entry.state && <span className="editing-tag">{t('releases.gone')}</span>}
          {isOpen && entry.state && !hasDraft && <span className="editing-tag">{t('releases.noChange')}</span>}
        </summary>
        {isUnfolded && isOpen && hasDraft && <Changes entry={entry} />}
        <div className="actions">
          {onOpen && entry.state && (
            <Button
              small
              look="quiet"
              aria-label={t('releases.edit', { name })}
              onClick={() => onOpen({ type: entry.type, id: entry.id, field: '' })}
            >
              {t('releases.editIt')}
            </Button>
          )}
          {onRemove && (
            <Button small look="quiet" aria-label={t('releases.remove', { name })} onClick={onRemove}>
              {t('releases.removeIt')}
            </Button>
          )}
        </div>
      </details>
      {errors.map(([field, text]) => {
        const label = type ? formatLabel(type.node, parsePath(field.replace(/^data\./, ''))) : ''
        const id = `editing-release-${formatEntryKey(entry)}-${field}`
        return <FieldError key={field} id={id} error={label ? `${label}: ${text}` : `${name}: ${text}`} />
      })}
    </>
  )
}

/** Shows what publishing the entry would change, and on which pages. */
function Changes({ entry }: { entry: ReleaseEntry }) {
  const { t } = useLanguage()
  const type = useType(entry.type)
  const changes = useChanges(entry)
  if (changes === undefined) return <p>{t('releases.failed')}</p>
  if (!changes || !type) return <p aria-busy="true" />
  return (
    <>
      {entry.state === 'draft' ? (
        <p>{t('editing.firstTime')}</p>
      ) : (
        <DifferenceList node={type.node} differences={changes.differences} />
      )}
      <SeenOn pages={changes.pages} />
    </>
  )
}
