import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { buildEntryPath, type ContentAnswer, callContent, joinErrors } from '../../entry/ask.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { useChanges } from '../../entry/use-changes.ts'
import { EditingDialog } from '../editing-dialog.tsx'
import { SeenOn } from './seen-on.tsx'

const linksShape = v.object({
  from: v.array(v.object({ id: v.string(), title: v.nullish(v.string()), isPublished: v.boolean() })),
  needed: v.nullish(v.record(v.string(), v.string())),
})

interface TakeOffDialogProps {
  entry: OpenEntry
  onClose: () => void
}

/**
 * A dialog that takes an entry off the site. It first shows what this would break, or why the entry
 * must stay. Afterwards, editors can undo the removal.
 */
export function TakeOffDialog({ entry, onClose }: TakeOffDialogProps) {
  const { t } = useLanguage()
  const { links, isFailed } = useLinks(entry)
  const changes = useChanges(entry.key)
  const [answer, setAnswer] = useState<ContentAnswer | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function post(part: string) {
    setBusy(true)
    // Unsaved changes are saved, so that they stay in the draft.
    const isSaved = await entry.flush()
    const { version } = entry.now().stored
    const result: ContentAnswer = isSaved
      ? await callContent(buildEntryPath(entry.key, part), { method: 'POST', body: {}, version })
      : { ok: false, status: 0, errors: {}, value: null }
    if (result.ok) await entry.reload()
    setAnswer(result)
    setBusy(false)
    return result.ok
  }

  const problem =
    answer && !answer.ok ? joinErrors(answer.errors) || t('editing.failed') : isFailed ? t('editing.failed') : ''
  if (answer?.ok) {
    return (
      // The key makes this another dialog, so that its first button gets the focus instead of the
      // clicked button, which is gone.
      <EditingDialog key="done" title={t('takeOff.done')} onClose={onClose}>
        <p role="status">{t('takeOff.doneText')}</p>
        <div className="actions">
          <Button small look="quiet" loading={isBusy} onClick={async () => (await post('/undo')) && onClose()}>
            {t('takeOff.undo')}
          </Button>
        </div>
      </EditingDialog>
    )
  }
  const names = [...new Set(links?.from.filter(link => link.isPublished).map(link => link.title || link.id))]
  return (
    <EditingDialog title={t('takeOff.title')} onClose={onClose}>
      {links?.needed ? <p className="notice">{joinErrors(links.needed)}</p> : <p>{t('takeOff.text')}</p>}
      {links && <p>{names.length > 0 ? t('takeOff.namedBy', { names: names.join(', ') }) : t('editing.notNamed')}</p>}
      {changes && <SeenOn pages={changes.pages} />}
      <FieldError id="editing-take-off" error={problem} />
      {/* The button appears only when everything is loaded, so that nothing moves under the
          pointer. */}
      {links && !links.needed && changes !== null && (
        <div className="actions">
          <Button loading={isBusy} onClick={() => post('/unpublish')}>
            {t('takeOff.now')}
          </Button>
        </div>
      )}
    </EditingDialog>
  )
}

/**
 * Loads the entries that refer to this entry. If the shop cannot do without this entry, also loads
 * the reasons (`needed`). `links` is null until both are loaded.
 */
function useLinks({ key }: OpenEntry) {
  const [links, setLinks] = useState<v.InferOutput<typeof linksShape> | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isOutdated = false
    callContent(buildEntryPath(key, '/links')).then(answer => {
      if (isOutdated) return
      if (answer.ok) setLinks(v.parse(linksShape, answer.value))
      setFailed(!answer.ok)
    }, console.warn)
    return () => {
      isOutdated = true
    }
  }, [key])
  return { links, isFailed }
}
