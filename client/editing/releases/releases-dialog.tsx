import { useEffect, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { type EntryId, joinErrors } from '../entry/ask.ts'
import type { Marked } from '../page/marked.ts'
import { EditingDialog } from '../panel/editing-dialog.tsx'
import { ReleaseLine } from './release-line.tsx'
import { ReleaseView } from './release-view.tsx'
import { addToRelease, createNewRelease, listReleases, parseRelease, type ReleaseAnswer } from './releases.ts'

interface ReleasesDialogProps {
  role: string
  /** An entry to add to the chosen release. */
  adding?: EntryId
  /** Opens an entry. If undefined, entries cannot be opened from this dialog. */
  onOpen?: (marked: Marked) => void
  onClose: () => void
}

/** A dialog with the list of all releases, or with the release that was chosen from it. */
export function ReleasesDialog({ role, adding, onOpen, onClose }: ReleasesDialogProps) {
  const { t } = useLanguage()
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <EditingDialog title={t(adding && !chosen ? 'releases.addTitle' : 'releases.title')} wide onClose={onClose}>
      {chosen ? (
        <ReleaseView id={chosen} role={role} onOpen={onOpen} onLeave={() => setChosen(null)} />
      ) : (
        <ReleaseList adding={adding} onChoose={setChosen} />
      )}
    </EditingDialog>
  )
}

interface ReleaseListProps {
  adding: EntryId | undefined
  onChoose: (id: string) => void
}

function ReleaseList({ adding, onChoose }: ReleaseListProps) {
  const { t } = useLanguage()
  const [releases, setReleases] = useState<ReleaseAnswer[] | null>(null)
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  useEffect(() => {
    let isOutdated = false
    listReleases().then(found => {
      if (isOutdated) return
      setReleases(found ?? [])
      if (!found) setError(t('releases.failed'))
    }, console.warn)
    return () => {
      isOutdated = true
    }
  }, [t])

  async function choose(id: string) {
    const answer = adding && (await addToRelease(id, adding))
    if (answer && !answer.ok) setError(joinErrors(answer.errors) || t('releases.failed'))
    else onChoose(id)
  }

  async function createRelease() {
    const answer = await createNewRelease(name)
    const created = answer.ok ? parseRelease(answer.value) : null
    if (created) await choose(created.id)
    else setError(t('releases.failed'))
  }

  const shown = releases?.filter(({ publishedAt }) => !adding || !publishedAt) ?? []
  return (
    <div className="editing-release">
      {adding && <p className="soft">{t('releases.addHint')}</p>}
      <FieldError id="editing-releases" error={error} />
      {releases?.length === 0 && !adding && <p className="soft">{t('releases.none')}</p>}
      <ul className="editing-entries">
        {shown.map(release => (
          <li key={release.id}>
            <ReleaseLine release={release} onChoose={() => choose(release.id)} />
          </li>
        ))}
      </ul>
      <form
        className="editing-actions"
        aria-label={t('releases.new')}
        onSubmit={event => {
          event.preventDefault()
          void createRelease()
        }}
      >
        <Field
          label={t('releases.name')}
          required
          maxLength={200}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Button type="submit" small disabled={name.trim() === ''}>
          {t('releases.new')}
        </Button>
      </form>
    </div>
  )
}
