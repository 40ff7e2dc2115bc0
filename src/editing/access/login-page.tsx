import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { Field } from '#client/shared/ui/form/field.tsx'
import type { EditorIdentity } from './load.ts'
import { type AccessPageProps, AccessSection, ActionForm, Messages, PasskeyButton } from './parts.tsx'

interface LoginPageProps extends AccessPageProps {
  /** The visitor's identity from Cloudflare Access; null if the shop does not use it. */
  who: EditorIdentity | null
  /** Whether the shop runs on a developer's machine, where login needs no proof. */
  isLocal: boolean
}

/** The page with all ways to log in. All except the passkey work without scripts. */
export function EditorLoginPage({ who, isLocal, named, nonce, ...messages }: LoginPageProps) {
  const { t } = useLanguage()
  return (
    <article className="band account">
      <header className="account-head">
        <div className="account-title">
          <h1>{t('editors.title')}</h1>
        </div>
        <p>{t('editors.lead')}</p>
      </header>
      <Messages {...messages} />
      {who && (
        <AccessSection id="by-access" title="editors.accessTitle">
          <ActionForm action="access" button={t('editors.accessLogin', { name: who.name })} />
        </AccessSection>
      )}
      {isLocal && (
        <AccessSection id="by-press" title="editors.localTitle">
          <p>{t('editors.localText')}</p>
          <ActionForm action="local" button={t('editors.localLogin')} />
        </AccessSection>
      )}
      <AccessSection id="by-passkey" title="editors.passkeyTitle">
        <p>{t('editors.passkeyText')}</p>
        <PasskeyButton purpose="login" named={named} nonce={nonce} />
      </AccessSection>
      <AccessSection id="by-mail" title="editors.linkTitle">
        <p>{t('editors.linkText')}</p>
        <ActionForm action="link" button={t('editors.linkSend')} quiet>
          <Field
            name="email"
            type="email"
            label={t('editors.email')}
            required
            maxLength={254}
            autoComplete="username webauthn"
          />
        </ActionForm>
      </AccessSection>
    </article>
  )
}
