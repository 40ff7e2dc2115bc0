import { useLanguage } from '#client/shared/texts/use-translate.ts'
import type { Access } from './load.ts'
import { type AccessPageProps, AccessSection, ActionForm, PasskeyButton } from './parts.tsx'
import { AccessRow, formatAccessTime, formatDevice } from './rows.tsx'

interface PasskeysProps extends Pick<AccessPageProps, 'named' | 'nonce'> {
  passkeys: Access['passkeys']
}

export function Passkeys({ passkeys, named, nonce }: PasskeysProps) {
  const { t, locale } = useLanguage()
  return (
    <AccessSection id="passkeys" title="editors.passkeys">
      {passkeys.length === 0 && <p>{t('editors.noPasskeys')}</p>}
      {passkeys.length > 0 && (
        <ul className="addresses-list">
          {passkeys.map(({ id, device, createdAt, usedAt }) => {
            const name = formatDevice(device, t('editors.on')) || t('editors.unknownDevice')
            const remove = (
              <ActionForm action="remove-passkey" id={id} button={t('editors.remove')} of={name} quiet small />
            )
            return (
              <AccessRow key={id} name={name} buttons={remove}>
                <p>{t('editors.since', { date: formatAccessTime(createdAt, locale) })}</p>
                <p>{usedAt ? t('editors.used', { date: formatAccessTime(usedAt, locale) }) : t('editors.neverUsed')}</p>
              </AccessRow>
            )
          })}
        </ul>
      )}
      <PasskeyButton purpose="add" named={named} nonce={nonce} />
    </AccessSection>
  )
}

export function EditorSessions({ sessions }: { sessions: Access['sessions'] }) {
  const { t, locale } = useLanguage()
  return (
    <AccessSection id="sessions" title="editors.sessions">
      <ul className="addresses-list">
        {sessions.map(({ id, device, createdAt, usedAt, isThis }) => {
          const name = formatDevice(device, t('editors.on')) || t('editors.unknownDevice')
          const end = <ActionForm action="end-session" id={id} button={t('editors.end')} of={name} quiet small />
          return (
            <AccessRow key={id} name={name} buttons={isThis ? undefined : end}>
              <p>{t('editors.since', { date: formatAccessTime(createdAt, locale) })}</p>
              <p>{isThis ? t('editors.here') : t('editors.used', { date: formatAccessTime(usedAt, locale) })}</p>
            </AccessRow>
          )
        })}
      </ul>
    </AccessSection>
  )
}
