import { useRef, useState } from 'react'
import { readPageData } from '../../page-data.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { buildEntryPath, type ContentAnswer, callContent, formatEntryKey, joinErrors } from '../entry/ask.ts'
import { isObject } from '../entry/value.ts'
import { keepFocusIn } from '../panel/focus.ts'
import type { ListedEntry } from './entries.ts'

/**
 * Buttons to delete an entry in two steps. The first click shows which entries refer to it; the
 * second click deletes it anyway.
 */
export function DeleteEntry({ entry, onDeleted }: { entry: ListedEntry; onDeleted: () => void }) {
  const { t } = useLanguage()
  /** The titles of the entries that refer to this one; null before the first click. */
  const [referring, setReferring] = useState<string[] | null>(null)
  const [problem, setProblem] = useState('')
  const name = entry.title || entry.id
  const actions = useRef<HTMLDivElement>(null)

  const fail = (answer: Exclude<ContentAnswer, { ok: true }>) =>
    setProblem(joinErrors(answer.errors) || t('editing.failed'))

  /**
   * Shows these titles; null hides the list. The clicked button is replaced, so the focus moves to
   * another button at the same place.
   */
  function showReferring(referring: string[] | null) {
    setReferring(referring)
    keepFocusIn(actions.current)
  }

  async function findReferring() {
    setProblem('')
    const answer = await callContent(buildEntryPath(entry, '/links', `&locale=${readPageData().locale}`))
    if (answer.ok) showReferring(readTitles(answer.value))
    else fail(answer)
  }

  async function remove() {
    // Without `anyway`, the service refuses to delete an entry that others refer to. Such a
    // reference may have been added since the first click.
    const query = referring && referring.length > 0 ? '&anyway' : ''
    const answer = await callContent(buildEntryPath(entry, '', query), { method: 'DELETE', version: entry.version })
    if (answer.ok) return onDeleted()
    showReferring(null)
    fail(answer)
  }

  return (
    <>
      <FieldError id={`editing-delete-${formatEntryKey(entry)}`} error={problem} />
      <p role="status">
        {referring &&
          (referring.length > 0 ? `${t('editing.namedBy')} ${referring.join(', ')}` : t('editing.notNamed'))}
      </p>
      <div ref={actions} className="actions">
        {referring ? (
          <>
            <Button key="keep" small look="quiet" onClick={() => showReferring(null)}>
              {t('editing.keep')}
            </Button>
            <Button small onClick={remove}>
              {t(referring.length > 0 ? 'editing.deleteAnyway' : 'editing.deleteNow', { name })}
            </Button>
          </>
        ) : (
          <Button key="delete" small look="quiet" onClick={findReferring}>
            {t('editing.delete', { name })}
          </Button>
        )}
      </div>
    </>
  )
}

function readTitles(value: unknown): string[] {
  const links: unknown[] = isObject(value) && Array.isArray(value.from) ? value.from : []
  return [...new Set(links.map(link => (isObject(link) ? String(link.title ?? link.id) : '')))]
}
