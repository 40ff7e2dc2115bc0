import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { Field } from '../../shared/ui/form/field.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { type ContentAnswer, formatEntryKey, toSentence } from '../entry/ask.ts'
import type { Marked } from '../page/marked.ts'
import { AddEntries } from './add-entries.tsx'
import { PublishRelease } from './publish-release.tsx'
import { ReleaseEntryLine } from './release-entry.tsx'
import { ReleaseState } from './release-line.tsx'
import {
  addToRelease,
  callRelease,
  findReleaseErrors,
  loadReleaseLacking,
  parseRelease,
  previewRelease,
  type ReleaseAnswer,
  removeFromRelease,
} from './releases.ts'

interface ReleaseViewProps {
  id: string
  role: string
  onOpen: ((marked: Marked) => void) | undefined
  /** Called when the editor returns to the list of releases. */
  onLeave: () => void
}

/** Shows the entries of a release and their changes, with buttons to publish or undo it. */
export function ReleaseView({ id, role, onOpen, onLeave }: ReleaseViewProps) {
  const { t } = useLanguage()
  const [release, setRelease] = useState<ReleaseAnswer | null>(null)
  const [refused, setRefused] = useState<Exclude<ContentAnswer, { ok: true }> | null>(null)

  /**
   * Awaits a call, and shows the release in the response. If the response contains no release, the
   * release is loaded again.
   */
  const apply = useCallback(
    async (asking: Promise<ContentAnswer>) => {
      const answer = await asking
      setRefused(answer.ok ? null : answer)
      const returned = answer.ok ? parseRelease(answer.value) : null
      const now = returned ? null : await callRelease(id)
      const shown = returned ?? (now?.ok ? parseRelease(now.value) : null)
      if (shown) setRelease(shown)
      return answer.ok
    },
    [id],
  )
  useEffect(() => void apply(callRelease(id)), [apply, id])
  const lacking = useLacking(release)

  if (!release) return <p aria-busy="true">{refused && t('releases.failed')}</p>
  const isOpen = !release.publishedAt
  const mayChange = isOpen && (!release.at || role !== 'write')
  const errors = refused?.errors ?? lacking ?? release.refused?.errors ?? {}

  async function remove() {
    const answer = await callRelease(id, '', { method: 'DELETE' })
    if (answer.ok) onLeave()
    else setRefused(answer)
  }

  return (
    <div className="editing-release">
      <button type="button" className="link" onClick={onLeave}>
        {t('releases.all')}
      </button>
      {mayChange ? (
        <Name
          key={release.name}
          name={release.name}
          onRename={name => apply(callRelease(id, '', { method: 'PUT', body: { name } }))}
        />
      ) : (
        <h3>{release.name}</h3>
      )}
      <p role="status">
        <ReleaseState release={release} />
      </p>
      {release.entries.length === 0 && <p className="soft">{t('releases.empty')}</p>}
      <ul className="editing-release-entries">
        {release.entries.map(entry => (
          <li key={formatEntryKey(entry)}>
            <ReleaseEntryLine
              entry={entry}
              isOpen={isOpen}
              errors={findReleaseErrors(errors, entry)}
              onOpen={onOpen}
              onRemove={mayChange ? () => apply(removeFromRelease(id, entry)) : undefined}
            />
          </li>
        ))}
      </ul>
      {mayChange && <AddEntries release={release} onAdd={key => apply(addToRelease(id, key))} />}
      <FieldError id="editing-release-refused" error={formatProblem(refused)} />
      <div className="actions">
        {isOpen && (
          <Button small look="quiet" onClick={() => previewRelease(release, false)}>
            {t('releases.preview')}
          </Button>
        )}
        {isOpen && release.at && (
          <Button small look="quiet" onClick={() => previewRelease(release, true)}>
            {t('releases.previewDay')}
          </Button>
        )}
      </div>
      {role !== 'write' && (
        <PublishRelease release={release} isLacking={Object.keys(lacking ?? {}).length > 0} onAsk={apply} />
      )}
      {mayChange && (
        <div className="editing-actions">
          <p className="soft">{t('releases.deleteHint')}</p>
          <Button small look="quiet" onClick={remove}>
            {t('releases.delete')}
          </Button>
        </div>
      )}
    </div>
  )

  /** Formats the errors that do not belong to one of the listed entries, as one text. */
  function formatProblem(answer: typeof refused) {
    if (!answer) return ''
    if (answer.status === 412) return t('releases.changed')
    const names = Object.keys(answer.errors)
    if (names.length === 0) return t('releases.failed')
    const others = names.filter(name => !release?.entries.some(entry => name.startsWith(`${formatEntryKey(entry)} `)))
    return others.length > 0
      ? others.map(name => toSentence(answer.errors[name] ?? '')).join(' ')
      : t('releases.refused')
  }
}

/**
 * Loads the reasons why entries of the release cannot be published now, keyed by entry and field.
 * Returns null until they are loaded.
 */
function useLacking(release: ReleaseAnswer | null) {
  const [lacking, setLacking] = useState<Record<string, string> | null>(null)
  useEffect(() => {
    if (!release || release.publishedAt) return
    let isOutdated = false
    loadReleaseLacking(release).then(found => isOutdated || setLacking(found), console.warn)
    return () => {
      isOutdated = true
    }
  }, [release])
  return release?.publishedAt ? null : lacking
}

function Name({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const { t } = useLanguage()
  const [typed, setTyped] = useState(name)
  return (
    <div className="editing-actions">
      <Field
        label={t('releases.name')}
        required
        maxLength={200}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {typed !== name && (
        <Button small look="quiet" disabled={typed.trim() === ''} onClick={() => onRename(typed)}>
          {t('releases.rename')}
        </Button>
      )}
    </div>
  )
}
