import { useEffect, useState } from 'react'
import { useMutation } from '../../../shared/browser/use-mutation.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { deleteFile, loadUses, replaceInEntries } from '../ask.ts'
import type { LibraryFile } from '../file.ts'
import { ReplaceWith } from './replace-with.tsx'
import { UsedBy } from './used-by.tsx'

interface UsesProps {
  file: LibraryFile
  others: LibraryFile[]
  isInDialog: boolean
  onRemoved: () => void
}

/**
 * Lists the entries that show a file. The file can be replaced in all of them, or deleted if no
 * entry shows it.
 */
export function Uses({ file, others, isInDialog, onRemoved }: UsesProps) {
  const { t } = useLanguage()
  const [uses, setUses] = useState<Awaited<ReturnType<typeof loadUses>> | null>(null)
  const updatingFocus = useMutation({ mutationFn: () => replaceInEntries(file.id, file.id) })
  const removing = useMutation({ mutationFn: () => deleteFile(file.id), onSuccess: onRemoved })
  useEffect(() => {
    loadUses(file.id).then(setUses, console.info)
  }, [file.id])
  if (!uses) return null
  const problem = updatingFocus.error ?? removing.error
  const isUsed = uses.length > 0
  return (
    <section className="files-uses">
      <h2 className="field-label">{t('files.usedBy')}</h2>
      {isUsed ? <UsedBy users={uses} isInDialog={isInDialog} /> : <p>{t('files.unused')}</p>}
      {isUsed && file.kind === 'picture' && (
        <>
          <p className="field-hint">{t('files.focusHint')}</p>
          <Button look="quiet" small loading={updatingFocus.isPending} onClick={() => updatingFocus.mutate()}>
            {t('files.focusEverywhere')}
          </Button>
          <p role="status">{updatingFocus.data && t('files.focusGiven', { count: updatingFocus.data.length })}</p>
        </>
      )}
      {isUsed && (
        <ReplaceWith
          choices={others.filter(one => one.kind === file.kind && one.id !== file.id)}
          onReplace={by => replaceInEntries(file.id, by)}
        />
      )}
      {!isUsed && (
        <Button look="quiet" small loading={removing.isPending} onClick={() => removing.mutate()}>
          {t('files.delete')}
        </Button>
      )}
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem.message}
        </p>
      )}
    </section>
  )
}
