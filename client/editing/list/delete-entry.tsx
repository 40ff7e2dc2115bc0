import { useState } from 'react'
import { useLanguage } from '../../i18n/use-translate.ts'
import { pageData } from '../../page-data.ts'
import { Button } from '../../ui/form/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { type Answer, ask, entryPath, keyText, saidOf } from '../entry/ask.ts'
import { isObject } from '../entry/value.ts'
import type { Listed } from './entries.ts'

/** Deleting an entry: a first press tells what names it, a second one deletes it all the same. */
export function DeleteEntry({ entry, onDeleted }: { entry: Listed; onDeleted: () => void }) {
  const { t } = useLanguage()
  /** The titles of the entries that name it; null before the first press. */
  const [named, setNamed] = useState<string[] | null>(null)
  const [problem, setProblem] = useState('')
  const name = entry.title || entry.id

  const fail = (answer: Exclude<Answer, { ok: true }>) => setProblem(saidOf(answer.errors) || t('editing.failed'))

  async function look() {
    setProblem('')
    const answer = await ask(entryPath(entry, '/links', `&locale=${pageData().locale}`))
    if (answer.ok) setNamed(titlesIn(answer.value))
    else fail(answer)
  }

  async function remove() {
    // Never more than what was told breaks.
    const query = named && named.length > 0 ? '&anyway' : ''
    const answer = await ask(entryPath(entry, '', query), { method: 'DELETE', version: entry.version })
    if (answer.ok) return onDeleted()
    setNamed(null)
    fail(answer)
  }

  return (
    <>
      <FieldError id={`editing-delete-${keyText(entry)}`} error={problem} />
      <p role="status">
        {named && (named.length > 0 ? `${t('editing.namedBy')} ${named.join(', ')}` : t('editing.notNamed'))}
      </p>
      {named ? (
        <div className="actions">
          <Button small onClick={remove}>
            {t(named.length > 0 ? 'editing.deleteAnyway' : 'editing.deleteNow', { name })}
          </Button>
          <Button small look="quiet" onClick={() => setNamed(null)}>
            {t('editing.keep')}
          </Button>
        </div>
      ) : (
        <Button small look="quiet" onClick={look}>
          {t('editing.delete', { name })}
        </Button>
      )}
    </>
  )
}

function titlesIn(value: unknown): string[] {
  const links: unknown[] = isObject(value) && Array.isArray(value.from) ? value.from : []
  return [...new Set(links.map(link => (isObject(link) ? String(link.title ?? link.id) : '')))]
}
