import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { toSentence } from '../../entry/ask.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import type { Path } from '../../entry/value.ts'
import { FormContext } from '../../form/form-context.ts'
import type { FormNode } from '../../form/node.ts'
import { NodeField } from '../../form/node-field.tsx'
import { followPage, startFollowing } from '../../page/follow.ts'
import type { Marked } from '../../page/marked.ts'
import { formatTime } from '../../releases/time-text.ts'
import { Conflicts } from '../publish/conflicts.tsx'
import { EntryFoot } from './entry-foot.tsx'
import { focusField } from './focus-field.ts'
import { isOtherDay } from './other-day.tsx'
import { ToPutRight } from './to-put-right.tsx'

interface EntryPanelProps {
  entry: OpenEntry
  node: FormNode
  /** The entry and field that were clicked. */
  opened: Marked
  role: string
  /** Called after an entry that was never saved was discarded. */
  onGone: () => void
}

/** The form of an entry, with the state of saving and the buttons to publish. */
export function EntryPanel({ entry, node, opened, role, onGone }: EntryPanelProps) {
  const { t, locale } = useLanguage()
  const now = useSyncExternalStore(entry.subscribe, entry.now)
  const { data, stored, errors, conflicts } = now
  const { source } = stored
  /**
   * Why publishing was refused: texts, keyed by field. Emptied when the editor next changes
   * something.
   */
  const [refused, setRefused] = useState<Record<string, string>>({})
  const form = useRef<HTMLDivElement>(null)
  useFollowing(entry, data)
  useEffect(() => focusField(form.current, opened), [opened])

  const others = Object.entries(errors).filter(([name]) => !name.startsWith('data.'))
  function change(path: Path, value: unknown) {
    setRefused({})
    entry.change(path, value)
  }

  const focusOn = (field: string) => void focusField(form.current, { ...entry.key, field })

  /** Moves the focus to the first field that prevents publishing. */
  function showRefused() {
    const [first] = Object.keys(refused).filter(name => name.startsWith('data.'))
    if (first) requestAnimationFrame(() => focusOn(first.slice('data.'.length)))
  }

  const shownErrors = { ...refused, ...errors }
  const isReadOnly = Boolean(source)
  const formState = { entry: entry.key, data, errors: shownErrors, change, isReadOnly, Field: NodeField }
  return (
    <>
      {/* The form can get the focus, because otherwise keyboard users could not scroll it while its
          controls are disabled. */}
      <div ref={form} className="editing-form" {...(source && { tabIndex: 0 })}>
        {source && <p className="notice">{t('editing.editedElsewhere', source)}</p>}
        {stored.refused && (
          <div className="notice">
            <div>
              <p>{t('notPublished.said', { time: formatTime(stored.refused.at, locale) })}</p>
              <ToPutRight errors={stored.refused.errors} node={node} onLead={focusOn} />
            </div>
          </div>
        )}
        {conflicts.length > 0 && (
          <Conflicts entry={entry} by={stored.author?.name ?? ''} conflicts={conflicts} node={node} />
        )}
        {others.map(([name, text]) => (
          <FieldError key={name} id={`editing-other-${name}`} error={toSentence(text)} />
        ))}
        <fieldset className="editing-fields" disabled={isReadOnly}>
          <FormContext value={formState}>
            <NodeField node={node} label="" path={[]} />
          </FormContext>
        </fieldset>
      </div>
      {!source && (
        <EntryFoot
          entry={entry}
          now={now}
          node={node}
          role={role}
          onLead={focusOn}
          onRefused={setRefused}
          onPublishClosed={showRefused}
          onGone={onGone}
        />
      )}
    </>
  )
}

/** Shows edited data on the page, including edits that were restored after a crash. */
function useFollowing({ key, opened }: OpenEntry, data: unknown) {
  const shown = useRef(opened.data)
  useEffect(() => startFollowing(opened.version > 0 ? [{ ...key, data: opened.data }] : []), [key, opened])
  useEffect(() => {
    if (shown.current === data || isOtherDay()) return
    followPage(key, shown.current, data)
    shown.current = data
  }, [key, data])
}
