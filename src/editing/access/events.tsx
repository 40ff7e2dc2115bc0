import type { PlainKey } from '#client/shared/texts/translate.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Access } from './load.ts'
import { AccessSection } from './parts.tsx'
import { formatAccessTime } from './rows.tsx'

/** The log of changes to editors' access, and of refused logins. */
export function EditorEvents({ events }: { events: NonNullable<Access['events']> }) {
  const { t, locale } = useLanguage()
  return (
    <AccessSection id="events" title="editors.events">
      {events.length === 0 && <p>{t('editors.noEvents')}</p>}
      <ul className="addresses-list">
        {events.map(({ id, at, name, kind, subject }) => (
          <li key={id} className="addresses-row">
            <div>
              <p>
                {[name, did[kind] ? t(did[kind]) : kind, kind === 'logged-in' ? '' : subject].filter(Boolean).join(' ')}
              </p>
              <p className="soft">{formatAccessTime(at, locale)}</p>
            </div>
          </li>
        ))}
      </ul>
    </AccessSection>
  )
}

const did: Partial<Record<string, PlainKey>> = {
  'logged-in': 'editors.didLoggedIn',
  'logged-out': 'editors.didLoggedOut',
  'session-ended': 'editors.didSessionEnded',
  'passkey-added': 'editors.didPasskeyAdded',
  'passkey-removed': 'editors.didPasskeyRemoved',
  invited: 'editors.didInvited',
  changed: 'editors.didChanged',
  removed: 'editors.didRemoved',
  'token-made': 'editors.didTokenMade',
  'token-ended': 'editors.didTokenEnded',
  refused: 'editors.didRefused',
}
