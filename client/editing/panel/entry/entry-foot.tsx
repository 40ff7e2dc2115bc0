import { useRef, useState } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { buildEntryPath, type ContentAnswer, callContent, joinErrors } from '../../entry/ask.ts'
import type { EntryState, OpenEntry } from '../../entry/open-entry.ts'
import { usePublishingErrors } from '../../entry/use-lacking.ts'
import type { FormNode } from '../../form/node.ts'
import { AddToRelease } from '../../releases/add-to-release.tsx'
import { keepFocusIn } from '../focus.ts'
import { HistoryDialog } from '../publish/history-dialog.tsx'
import { PublishDialog } from '../publish/publish-dialog.tsx'
import { TakeOffDialog } from '../publish/take-off-dialog.tsx'
import { Lacking } from './lacking.tsx'
import { SavedLine } from './saved-line.tsx'
import { ToPutRight } from './to-put-right.tsx'

interface EntryFootProps {
  entry: OpenEntry
  now: EntryState
  node: FormNode
  role: string
  /** Moves the focus to a field with an error. */
  onLead: (field: string) => void
  /** Called with the errors, keyed by field, if publishing was refused. */
  onRefused: (errors: Record<string, string>) => void
  onPublishClosed: () => void
  /** Called after an entry that was never saved was discarded. */
  onGone: () => void
}

/**
 * Shows whether an entry is saved, and what is missing before it can be published. Contains the
 * buttons for the whole entry.
 */
export function EntryFoot({ entry, now, node, role, onLead, onRefused, onPublishClosed, onGone }: EntryFootProps) {
  const { t } = useLanguage()
  const { stored, state, errors, mergedWith } = now
  const [dialog, setDialog] = useState<'publish' | 'history' | 'takeOff' | null>(null)

  const [problem, setProblem] = useState('')
  const lacking = usePublishingErrors(entry.key, stored, dialog === 'publish')
  const actions = useRef<HTMLDivElement>(null)

  /**
   * Shows the entry's new state, or why the action failed. The clicked button may not exist any
   * more, so the focus is kept among the buttons.
   */
  async function showResult(answer: ContentAnswer) {
    setProblem(answer.ok ? '' : joinErrors(answer.errors) || t('editing.failed'))
    if (answer.ok) await entry.reload()
    keepFocusIn(actions.current)
  }

  const discard = async () =>
    showResult(
      await callContent(buildEntryPath(entry.key, '/draft'), { method: 'DELETE', version: entry.now().stored.version }),
    )

  async function cancelSchedule() {
    await entry.flush()
    await showResult(await callContent(buildEntryPath(entry.key, '/publish'), { method: 'DELETE' }))
  }

  function close() {
    setDialog(null)
    keepFocusIn(actions.current)
  }

  function closePublish() {
    close()
    onPublishClosed()
  }

  function leadFromPublish(field: string) {
    closePublish()
    requestAnimationFrame(() => onLead(field))
  }

  return (
    <footer className="editing-foot">
      <SavedLine
        state={state}
        mergedWith={mergedWith}
        stored={stored}
        errors={Object.keys(errors).length}
        onRetry={entry.flush}
      />
      {state === 'refused' ? (
        <ToPutRight errors={errors} node={node} onLead={onLead} />
      ) : (
        <Lacking lacking={lacking} node={node} onLead={onLead} />
      )}
      <FieldError id="editing-foot" error={problem} />
      <div ref={actions} className="actions">
        {role !== 'write' && stored.scheduled && (
          <Button small look="quiet" onClick={cancelSchedule}>
            {t('editing.callOff')}
          </Button>
        )}
        {role === 'write' ? (
          <p className="soft">{t('editing.mayNotPublish')}</p>
        ) : (
          <Button
            small
            onClick={() => setDialog('publish')}
            disabled={stored.version === 0 || (stored.status !== 'draft' && state === 'saved')}
          >
            {t('editing.publish')}
          </Button>
        )}
        {stored.version > 0 ? (
          <Button small look="quiet" onClick={() => setDialog('history')}>
            {t('editing.history')}
          </Button>
        ) : (
          <Button small look="quiet" onClick={() => void entry.forget().then(onGone, console.warn)}>
            {t('entryList.forget')}
          </Button>
        )}
        {stored.version > 0 && <AddToRelease entry={entry.key} role={role} />}
        {stored.status === 'draft' && stored.publishedVersion && !(role === 'write' && stored.scheduled) && (
          <Button small look="quiet" onClick={discard}>
            {t('editing.discard')}
          </Button>
        )}
        {role !== 'write' && stored.publishedVersion && (
          <Button small look="quiet" onClick={() => setDialog('takeOff')}>
            {t('takeOff.button')}
          </Button>
        )}
      </div>
      {dialog === 'takeOff' && <TakeOffDialog entry={entry} onClose={close} />}
      {dialog === 'publish' && (
        <PublishDialog
          entry={entry}
          node={node}
          lacking={lacking}
          onLead={leadFromPublish}
          onClose={closePublish}
          onRefused={onRefused}
        />
      )}
      {dialog === 'history' && <HistoryDialog entry={entry} node={node} onClose={close} />}
    </footer>
  )
}
