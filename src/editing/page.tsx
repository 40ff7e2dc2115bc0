import * as paths from '#client/paths.ts'
import * as editingNames from '#client/shared/names/editing.ts'
import { useLanguage } from '#client/shared/texts/use-translate.ts'
import { ButtonLink } from '#client/shared/ui/form/button.tsx'
import { EditorEvents } from './access/events.tsx'
import type { Access, EditorIdentity } from './access/load.ts'
import { EditorSessions, Passkeys } from './access/own-parts.tsx'
import { type AccessPageProps, ActionForm, Messages } from './access/parts.tsx'
import { People } from './access/people.tsx'
import { Tokens } from './access/tokens.tsx'

interface EditingPageProps extends AccessPageProps {
  who: EditorIdentity
  access: Access
  /** A token that this request has just created; it is shown only once. */
  token: string | undefined
  /** Whether this shop has a desk. */
  isDeskOpen: boolean
  /** Whether the page to create products is available in this shop. */
  canMakeProducts: boolean
}

/** The page of a logged-in editor: who they are, all entries, and who has access. */
export function EditingPage({
  who,
  access,
  token,
  isDeskOpen,
  canMakeProducts,
  named,
  nonce,
  ...messages
}: EditingPageProps) {
  const { t, urlTo } = useLanguage()
  const { passkeys, sessions, editors, tokens, events } = access
  const isEditor = who.role !== 'none'
  const hasDesk = isDeskOpen && who.deskRoles.length > 0
  const roles = [
    ...(isEditor ? [t(`editors.${who.role}`)] : []),
    ...who.deskRoles.map(role => t(`editors.desk_${role}`)),
  ]
  return (
    <article className="band account">
      <header className="account-head">
        <div className="account-title">
          <h1>{t('editors.title')}</h1>
        </div>
        <p>{t('editors.who', { name: who.name, role: roles.join(', ') })}</p>
        <div className="account-form-end">
          {hasDesk && <ButtonLink href={urlTo(paths.desk)}>{t('desk.title')}</ButtonLink>}
          <ButtonLink href={urlTo(paths.home)} {...(hasDesk && { look: 'quiet' })}>
            {t('editors.see')}
          </ButtonLink>
          {isEditor && (
            <>
              <ButtonLink href={urlTo(paths.editingFiles)} look="quiet">
                {t('files.title')}
              </ButtonLink>
              <ButtonLink href={urlTo(paths.dutiesPage)} look="quiet">
                {t('duties.title')}
              </ButtonLink>
            </>
          )}
          {canMakeProducts && who.role === 'own' && who.deskRoles.includes('own') && (
            <ButtonLink href={urlTo(paths.newProduct)} look="quiet">
              {t('newProduct.title')}
            </ButtonLink>
          )}
          <ActionForm action="log-out" button={t('editors.logOut')} quiet />
        </div>
      </header>
      <Messages {...messages} />
      {isEditor && (
        <section className="account-section editing-start" aria-labelledby="entries">
          <h2 id="entries">{t('editing.allEntries')}</h2>
          <div id={editingNames.entriesId} />
        </section>
      )}
      <Passkeys passkeys={passkeys} named={named} nonce={nonce} />
      <EditorSessions sessions={sessions} />
      {editors && <People editors={editors} />}
      {tokens && <Tokens tokens={tokens} token={token} />}
      {events && <EditorEvents events={events} />}
    </article>
  )
}
