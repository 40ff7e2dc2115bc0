import { useEffect, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { buildEntryPath, type ContentAnswer, callContent, toSentence } from '../../entry/ask.ts'
import { parseDifferences, type ShownDifference } from '../../entry/differences.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { useChanges } from '../../entry/use-changes.ts'
import { isObject, parsePath } from '../../entry/value.ts'
import type { FormNode } from '../../form/node.ts'
import { EditingDialog } from '../editing-dialog.tsx'
import { Lacking } from '../entry/lacking.tsx'
import { formatLabel } from './difference.tsx'
import { DifferenceList } from './difference-list.tsx'
import { PublishedDialog } from './publication.tsx'
import { SeenOn } from './seen-on.tsx'
import { TimeChoice } from './time-choice.tsx'

interface PublishDialogProps {
  entry: OpenEntry
  node: FormNode
  /** Why the entry cannot be published now, by field. */
  lacking: Record<string, string>
  /** Moves the focus to a field of the form. */
  onLead: (field: string) => void
  onClose: () => void
  /** Called with the errors, keyed by field, if publishing was refused. */
  onRefused: (errors: Record<string, string>) => void
}

/**
 * A dialog that shows what publishing would change, and publishes the entry now or at a later time.
 * Unsaved changes are saved first.
 */
export function PublishDialog({ entry, node, lacking, onLead, onClose, onRefused }: PublishDialogProps) {
  const { t } = useLanguage()
  const { differences, isKnown } = usePublishedDifferences(entry)
  const changes = useChanges(entry.key)
  const [at, setAt] = useState<string | null>(null)
  const [answer, setAnswer] = useState<ContentAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function publish() {
    setBusy(true)
    // Everything is saved first, so that the published version is the one that the editor has read
    // here.
    if (await entry.flush()) {
      const body = at === null ? {} : { at: new Date(at).toISOString() }
      const { version } = entry.now().stored
      const publishAnswer = await callContent(buildEntryPath(entry.key, '/publish'), { method: 'POST', body, version })
      // When the dialog closes, the form must show the entry's new state.
      if (publishAnswer.ok) await entry.reload()
      else onRefused(publishAnswer.errors)
      setAnswer(publishAnswer)
    } else setAnswer({ ok: false, status: 0, errors: {}, value: null })
    setBusy(false)
  }

  if (answer?.ok && at === null) return <PublishedDialog entry={entry} answer={answer.value} onClose={onClose} />
  if (answer?.ok) {
    return (
      <EditingDialog key="scheduled" title={t('editing.isScheduled')} onClose={onClose}>
        <p role="status">{t('editing.scheduledText')}</p>
      </EditingDialog>
    )
  }
  // The dialog is empty until everything is loaded, so that nothing moves under the pointer.
  if (!isKnown || changes === null) {
    return (
      <EditingDialog title={t('editing.publishTitle')} onClose={onClose}>
        <p className="editing-wait" aria-busy="true" />
      </EditingDialog>
    )
  }
  return (
    <EditingDialog title={t('editing.publishTitle')} onClose={onClose}>
      {differences && <DifferenceList node={node} differences={differences} />}
      {!entry.now().stored.publishedVersion && <p>{t('editing.firstTime')}</p>}
      {changes && <SeenOn pages={changes.pages} />}
      <TimeChoice at={at} onChange={setAt} />
      <Lacking lacking={lacking} node={node} onLead={onLead} />
      {answer && <Refused answer={answer} node={node} />}
      <div className="actions">
        <Button
          loading={isBusy}
          disabled={at === '' || (at === null && Object.keys(lacking).length > 0)}
          onClick={publish}
        >
          {t(at === null ? 'editing.publishNow' : 'editing.schedule')}
        </Button>
      </div>
    </EditingDialog>
  )
}

function Refused({ answer, node }: { answer: Exclude<ContentAnswer, { ok: true }>; node: FormNode }) {
  const { t } = useLanguage()
  const errors = Object.entries(answer.errors)
  if (answer.status === 412) return <FieldError id="editing-refused" error={t('editing.changedMeanwhile')} />
  if (errors.length === 0) return <FieldError id="editing-refused" error={t('editing.notPublished')} />
  return errors.map(([field, text]) => {
    const label = formatLabel(node, parsePath(field.replace(/^data\./, '')))
    return (
      <FieldError key={field} id={`editing-refused-${field}`} error={label ? `${label}: ${text}` : toSentence(text)} />
    )
  })
}

/**
 * Loads the differences from the published version. `differences` is null if the entry was never
 * published, or if they did not load.
 */
function usePublishedDifferences(entry: OpenEntry) {
  const [{ differences, isKnown }, setState] = useState<{ differences: ShownDifference[] | null; isKnown: boolean }>({
    differences: null,
    isKnown: !entry.now().stored.publishedVersion,
  })
  useEffect(() => {
    const { publishedVersion } = entry.now().stored
    if (!publishedVersion) return
    let isOutdated = false
    callContent(buildEntryPath(entry.key, `/versions/${publishedVersion}`)).then(answer => {
      if (isOutdated) return
      const version = answer.ok && isObject(answer.value) ? answer.value : null
      setState({ differences: version && parseDifferences(version.data, entry.now().data), isKnown: true })
    }, console.warn)
    return () => {
      isOutdated = true
    }
  }, [entry])
  return { differences, isKnown }
}
