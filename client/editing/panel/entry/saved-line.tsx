import * as paths from '../../../paths.ts'
import { languageTag } from '../../../shared/texts/locales.ts'
import { useLanguage } from '../../../shared/texts/use-translate.ts'
import type { EntryState } from '../../entry/open-entry.ts'

interface SavedLineProps extends Pick<EntryState, 'state' | 'mergedWith' | 'stored'> {
  /** The number of invalid fields. */
  errors: number
  onRetry: () => void
}

/** Shows whether everything is saved, with a button to retry if there is no connection or login. */
export function SavedLine({ state, mergedWith, stored, errors, onRetry }: SavedLineProps) {
  const { t, locale, urlTo } = useLanguage()
  const time = stored.scheduled && new Date(stored.scheduled).toLocaleString(languageTag(locale), timeStyle)
  const messages = {
    saved: time
      ? t('editing.scheduledFor', { time })
      : t(stored.status === 'draft' ? 'editing.savedDraft' : 'editing.isPublished'),
    unsaved: t('editing.saving'),
    saving: t('editing.saving'),
    offline: t('editing.offline'),
    refused: t('editing.refused', { count: errors }),
    conflict: t('editing.conflict'),
    loggedOut: t('editing.loggedOut'),
    gone: t('editing.gone'),
  }
  return (
    <p className="editing-state">
      <span role="status">
        {messages[state]}
        {mergedWith !== null && ` ${t('editing.merged', { name: mergedWith || t('editing.somebody') })}`}
      </span>
      {state === 'loggedOut' && (
        <a className="link" href={urlTo(paths.editing)} target="_blank" rel="noreferrer">
          {t('editing.logIn')}
        </a>
      )}
      {(state === 'offline' || state === 'loggedOut') && (
        <button type="button" className="link" onClick={onRetry}>
          {t('editing.retry')}
        </button>
      )}
    </p>
  )
}

const timeStyle = { dateStyle: 'medium', timeStyle: 'short' } as const
