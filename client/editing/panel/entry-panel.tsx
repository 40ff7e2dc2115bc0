import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { Button } from '../../ui/form/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { ask, entryPath } from '../entry/ask.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import type { Path } from '../entry/value.ts'
import { FormContext } from '../form/form-context.ts'
import type { FormNode } from '../form/node.ts'
import { NodeField } from '../form/node-field.tsx'
import { follow, startFollowing } from '../page/follow.ts'
import type { Marked } from '../page/marked.ts'
import { AddToRelease } from '../releases/add-to-release.tsx'
import { Conflicts } from './conflicts.tsx'
import { focusField } from './focus-field.ts'
import { HistoryDialog } from './history-dialog.tsx'
import { isOtherDay } from './other-day.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { SavedLine } from './saved-line.tsx'

interface EntryPanelProps {
  entry: OpenEntry
  node: FormNode
  /** What was pressed. */
  opened: Marked
  role: string
  /** When a new entry was discarded. */
  onGone: () => void
}

/** The form of an entry, what becomes of what is typed, and publishing it. */
export function EntryPanel({ entry, node, opened, role, onGone }: EntryPanelProps) {
  const { t } = useLanguage()
  const { data, stored, state, errors, conflicts, mergedWith } = useSyncExternalStore(entry.subscribe, entry.now)
  const [dialog, setDialog] = useState<'publish' | 'history' | null>(null)
  /** Why it was not published, until something is changed. */
  const [refused, setRefused] = useState<Record<string, string>>({})
  const form = useRef<HTMLDivElement>(null)
  useFollowing(entry, data)
  useEffect(() => focusField(form.current, opened), [opened])

  const others = Object.entries(errors).filter(([name]) => !name.startsWith('data.'))
  function change(path: Path, value: unknown) {
    setRefused({})
    entry.change(path, value)
  }

  /** To the first field that keeps it from being published. */
  function close() {
    setDialog(null)
    const [first] = Object.keys(refused).filter(name => name.startsWith('data.'))
    if (first)
      requestAnimationFrame(() => focusField(form.current, { ...entry.key, field: first.slice('data.'.length) }))
  }

  async function discard() {
    const answer = await ask(entryPath(entry.key, '/draft'), { method: 'DELETE', version: entry.now().stored.version })
    if (answer.ok) await entry.reload()
  }

  async function callOff() {
    await entry.flush()
    if ((await ask(entryPath(entry.key, '/publish'), { method: 'DELETE' })).ok) await entry.reload()
  }

  return (
    <>
      <div ref={form} className="editing-form">
        {conflicts.length > 0 && (
          <Conflicts entry={entry} by={stored.author?.name ?? ''} conflicts={conflicts} node={node} />
        )}
        {others.map(([name, text]) => (
          <FieldError key={name} id={`editing-other-${name}`} error={text} of={name} />
        ))}
        <FormContext value={{ entry: entry.key, data, errors: { ...refused, ...errors }, change, Field: NodeField }}>
          <NodeField node={node} label="" path={[]} />
        </FormContext>
      </div>
      <footer className="editing-foot">
        <SavedLine
          state={state}
          mergedWith={mergedWith}
          stored={stored}
          errors={Object.keys(errors).length}
          onRetry={entry.flush}
        />
        <div className="actions">
          {role !== 'write' && stored.scheduled && (
            <Button small look="quiet" onClick={callOff}>
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
          {stored.status === 'draft' && stored.publishedVersion && (
            <Button small look="quiet" onClick={discard}>
              {t('editing.discard')}
            </Button>
          )}
        </div>
      </footer>
      {dialog === 'publish' && <PublishDialog entry={entry} node={node} onClose={close} onRefused={setRefused} />}
      {dialog === 'history' && <HistoryDialog entry={entry} node={node} onClose={() => setDialog(null)} />}
    </>
  )
}

/** The page shows what is typed, and first what was typed before a crash. */
function useFollowing({ key, opened }: OpenEntry, data: unknown) {
  const shown = useRef(opened.data)
  useEffect(startFollowing, [])
  useEffect(() => {
    if (shown.current === data || isOtherDay()) return
    follow(key, shown.current, data)
    shown.current = data
  }, [key, data])
}
