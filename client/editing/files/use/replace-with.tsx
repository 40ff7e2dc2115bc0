import { useState } from 'react'
import { useMutation } from '../../../shared/browser/use-mutation.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import type { LibraryFile } from '../file.ts'

interface ReplaceWithProps {
  /** The files that can replace the current one. */
  choices: LibraryFile[]
  /** Called with the id of the replacement. Resolves to the entries that were changed. */
  onReplace: (by: string) => Promise<object[]>
}

/** Replaces a file with another one wherever it is used. */
export function ReplaceWith({ choices, onReplace }: ReplaceWithProps) {
  const { t } = useLanguage()
  const [by, setBy] = useState('')
  const replacing = useMutation({ mutationFn: () => onReplace(by) })
  return (
    <>
      <label className="field">
        <span className="field-label">{t('files.replaceBy')}</span>
        <select className="field-control" value={by} onChange={({ currentTarget }) => setBy(currentTarget.value)}>
          <option value="">{t('files.choose')}</option>
          {choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button look="quiet" small disabled={!by} loading={replacing.isPending} onClick={() => replacing.mutate()}>
        {t('files.replace')}
      </Button>
      <p role="status">{replacing.data && t('files.replaced', { count: replacing.data.length })}</p>
      {replacing.error && (
        <p className="notice notice-error" role="alert">
          {replacing.error.message}
        </p>
      )}
    </>
  )
}
