import { useState } from 'react'
import * as v from 'valibot'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import { Button } from '../../../shared/ui/form/button.tsx'
import { FieldError } from '../../../shared/ui/form/field-error.tsx'
import { buildEntryPath, callContent } from '../../entry/ask.ts'
import type { OpenEntry } from '../../entry/open-entry.ts'
import { EditingDialog } from '../editing-dialog.tsx'

const shape = v.object({
  shown: v.fallback(v.unknown(), false),
  /** The HTTP status that visitors get for each page. */
  pages: v.fallback(v.array(v.object({ path: v.string(), status: v.number() })), []),
})

interface PublicationProps {
  entry: OpenEntry
  answer: unknown
  onClose: () => void
}

/**
 * A dialog that says that an entry was published and whether visitors can open its pages, with a
 * button to undo publishing.
 */
export function PublishedDialog({ entry, answer, onClose }: PublicationProps) {
  const { t } = useLanguage()
  const [failed, setFailed] = useState(false)
  const { shown, pages } = v.parse(shape, answer)
  const isReached = pages.every(({ status }) => status === 200)

  async function undo() {
    const { version } = entry.now().stored
    const undone = await callContent(buildEntryPath(entry.key, '/undo'), { method: 'POST', body: {}, version })
    if (!undone.ok) return setFailed(true)
    await entry.reload()
    onClose()
  }

  return (
    <EditingDialog title={t(isReached ? 'editing.published' : 'editing.notReached')} onClose={onClose}>
      <p role="status">{t(shown === true ? 'editing.shownNow' : 'editing.shownSoon')}</p>
      <ul>
        {pages.map(({ path, status }) => (
          <li key={path}>
            <a className="link" href={path}>
              {path}
            </a>
            {status !== 200 && ` ${t('editing.answers', { status })}`}
          </li>
        ))}
      </ul>
      {failed && <FieldError id="editing-undo" error={t('editing.failed')} />}
      <div className="actions">
        <Button small look="quiet" onClick={undo}>
          {t('editing.undo')}
        </Button>
      </div>
    </EditingDialog>
  )
}
