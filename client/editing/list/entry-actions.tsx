import { useState } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/form/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { type Answer, ask, entryPath, type Key, keyText } from '../entry/ask.ts'
import { isObject } from '../entry/value.ts'
import type { Listed } from './entries.ts'

interface EntryActionsProps {
  entry: Listed
  /** Whether its editor may delete entries. */
  canDelete: boolean
  onCopied: (key: Key) => void
  onDeleted: () => void
}

/** Copying an entry to a new one, and deleting it; what would break is told first. */
export function EntryActions({ entry, canDelete, onCopied, onDeleted }: EntryActionsProps) {
  const { t } = useLanguage()
  const [id, setId] = useState('')
  const [refused, setRefused] = useState<Refusal | null>(null)

  async function copy() {
    const answer = await ask(entryPath(entry, '/duplicate'), { method: 'POST', body: { id } })
    if (answer.ok) onCopied({ type: entry.type, id })
    else setRefused({ of: 'copy', answer })
  }

  async function remove() {
    const query = refused?.of === 'delete' ? '&anyway' : ''
    const answer = await ask(entryPath(entry, '', query), { method: 'DELETE', version: entry.version })
    if (answer.ok) onDeleted()
    else setRefused({ of: 'delete', answer })
  }

  const problem = (of: Refusal['of']) =>
    refused?.of === of ? Object.values(refused.answer.errors).join(' ') || t('editing.failed') : undefined
  const links = refused?.of === 'delete' ? linksIn(refused.answer) : []
  return (
    <div className="editing-actions">
      <Field
        label={t('editing.copyTo')}
        required
        value={id}
        error={problem('copy')}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <Button small look="quiet" disabled={id === ''} onClick={copy}>
        {t('editing.copy')}
      </Button>
      {canDelete && (
        <>
          <FieldError id={`editing-delete-${keyText(entry)}`} error={problem('delete')} />
          {links.length > 0 && <p>{`${t('editing.namedBy')} ${links.join(', ')}`}</p>}
          <Button small look="quiet" onClick={remove}>
            {t(links.length > 0 ? 'editing.deleteAnyway' : 'editing.delete', { name: entry.title || entry.id })}
          </Button>
        </>
      )}
    </div>
  )
}

interface Refusal {
  of: 'copy' | 'delete'
  answer: Exclude<Answer, { ok: true }>
}

/** The titles of the entries that name it. */
function linksIn({ value }: Refusal['answer']): string[] {
  const links: unknown[] = isObject(value) && Array.isArray(value.links) ? value.links : []
  return [...new Set(links.map(link => (isObject(link) ? String(link.title ?? link.id) : '')))]
}
