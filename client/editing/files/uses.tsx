import { useEffect, useState } from 'react'
import { useMutation } from '../../browser/use-mutation.ts'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/form/button.tsx'
import { remove, replace, usesOf } from './ask.ts'
import type { File } from './file.ts'

interface UsesProps {
  file: File
  others: File[]
  onRemoved: () => void
}

/** The entries that show a file; it is replaced in all of them, or deleted when there is none. */
export function Uses({ file, others, onRemoved }: UsesProps) {
  const { t } = useLanguage()
  const [uses, setUses] = useState<Awaited<ReturnType<typeof usesOf>> | null>(null)
  const [by, setBy] = useState('')
  const replacing = useMutation({ mutationFn: () => replace(file, by) })
  const removing = useMutation({ mutationFn: () => remove(file.id), onSuccess: onRemoved })
  useEffect(() => {
    usesOf(file.id).then(setUses, console.info)
  }, [file.id])
  if (!uses) return null
  const entries = [...new Set(uses.map(({ type, id }) => `${type} ${id}`))]
  const problem = replacing.error ?? removing.error
  return (
    <section className="files-uses">
      <h2 className="field-label">{t('files.usedBy')}</h2>
      {entries.length === 0 ? (
        <p>{t('files.unused')}</p>
      ) : (
        <ul>
          {entries.map(entry => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {entries.length > 0 && (
        <>
          <label className="field">
            <span className="field-label">{t('files.replaceBy')}</span>
            <select className="field-control" value={by} onChange={({ currentTarget }) => setBy(currentTarget.value)}>
              <option value="">{t('files.choose')}</option>
              {others
                .filter(one => one.kind === file.kind && one.id !== file.id)
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
          <Button look="quiet" small disabled={!by} loading={replacing.isPending} onClick={() => replacing.mutate()}>
            {t('files.replace')}
          </Button>
        </>
      )}
      {entries.length === 0 && (
        <Button look="quiet" small loading={removing.isPending} onClick={() => removing.mutate()}>
          {t('files.delete')}
        </Button>
      )}
      <p role="status">{replacing.data && t('files.replaced', { count: replacing.data.length })}</p>
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem.message}
        </p>
      )}
    </section>
  )
}
