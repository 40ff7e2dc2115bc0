import { useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { buildEntryPath, callContent, type EntryId, joinErrors } from '../entry/ask.ts'
import { DeleteEntry } from './delete-entry.tsx'
import type { ListedEntry } from './entries.ts'

interface EntryActionsProps {
  entry: ListedEntry
  /** Whether the editor may delete entries. */
  canDelete: boolean
  onCopied: (key: EntryId) => void
  onDeleted: () => void
}

/** A field and a button to copy an entry to a new id, and a button to delete the entry. */
export function EntryActions({ entry, canDelete, onCopied, onDeleted }: EntryActionsProps) {
  const { t } = useLanguage()
  const [id, setId] = useState('')
  const [problem, setProblem] = useState('')

  async function copy() {
    const answer = await callContent(buildEntryPath(entry, '/duplicate'), { method: 'POST', body: { id } })
    if (answer.ok) onCopied({ type: entry.type, id })
    else setProblem(joinErrors(answer.errors) || t('editing.failed'))
  }

  return (
    <div className="editing-actions">
      <Field
        label={t('editing.copyTo')}
        required
        value={id}
        error={problem}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <Button small look="quiet" disabled={id === ''} onClick={copy}>
        {t('editing.copy')}
      </Button>
      {canDelete && <DeleteEntry entry={entry} onDeleted={onDeleted} />}
    </div>
  )
}
