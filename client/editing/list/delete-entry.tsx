import { useRef, useState } from 'react'
import { pageData } from '../../page-data.ts'
import { useLanguage } from '../../shared/texts/use-translate.ts'
import { Button } from '../../shared/ui/form/button.tsx'
import { FieldError } from '../../shared/ui/form/field-error.tsx'
import { type ContentAnswer, callContent, entryPath, keyText, saidOf } from '../entry/ask.ts'
import { isObject } from '../entry/value.ts'
import { keepFocusIn } from '../panel/focus.ts'
import type { ListedEntry } from './entries.ts'

/** Deleting an entry: a first press tells what names it, a second one deletes it all the same. */
export function DeleteEntry({ entry, onDeleted }: { entry: ListedEntry; onDeleted: () => void }) {
  const { t } = useLanguage()
  /** The titles of the entries that name it; null before the first press. */
  const [named, setNamed] = useState<string[] | null>(null)
  const [problem, setProblem] = useState('')
  const name = entry.title || entry.id
  const actions = useRef<HTMLDivElement>(null)

  const fail = (answer: Exclude<ContentAnswer, { ok: true }>) =>
    setProblem(saidOf(answer.errors) || t('editing.failed'))

  /** The button that was pressed gives way to others, or the other way round. */
  function tell(named: string[] | null) {
    setNamed(named)
    keepFocusIn(actions.current)
  }

  async function look() {
    setProblem('')
    const answer = await callContent(entryPath(entry, '/links', `&locale=${pageData().locale}`))
    if (answer.ok) tell(titlesIn(answer.value))
    else fail(answer)
  }

  async function remove() {
    // Never more than what was told breaks.
    const query = named && named.length > 0 ? '&anyway' : ''
    const answer = await callContent(entryPath(entry, '', query), { method: 'DELETE', version: entry.version })
    if (answer.ok) return onDeleted()
    tell(null)
    fail(answer)
  }

  return (
    <>
      <FieldError id={`editing-delete-${keyText(entry)}`} error={problem} />
      <p role="status">
        {named && (named.length > 0 ? `${t('editing.namedBy')} ${named.join(', ')}` : t('editing.notNamed'))}
      </p>
      <div ref={actions} className="actions">
        {named ? (
          <>
            <Button key="keep" small look="quiet" onClick={() => tell(null)}>
              {t('editing.keep')}
            </Button>
            <Button small onClick={remove}>
              {t(named.length > 0 ? 'editing.deleteAnyway' : 'editing.deleteNow', { name })}
            </Button>
          </>
        ) : (
          <Button key="delete" small look="quiet" onClick={look}>
            {t('editing.delete', { name })}
          </Button>
        )}
      </div>
    </>
  )
}

function titlesIn(value: unknown): string[] {
  const links: unknown[] = isObject(value) && Array.isArray(value.from) ? value.from : []
  return [...new Set(links.map(link => (isObject(link) ? String(link.title ?? link.id) : '')))]
}
